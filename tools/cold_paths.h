/* Every compiled file begins with this: what leads to these functions of mypyc is an error on its way to the caller.
   The compiler puts such code apart, so that the code that runs lies close together, and more of it is at hand. */
struct _object;
void CPy_AddTraceback(const char *, const char *, int, struct _object *) __attribute__((cold));
void CPy_TypeErrorTraceback(const char *, const char *, int, struct _object *, const char *, struct _object *)
    __attribute__((cold));
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, struct _object *)
    __attribute__((cold));
void CPyError_OutOfMemory(void) __attribute__((cold));
