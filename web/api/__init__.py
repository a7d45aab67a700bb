"""The foundations of every API of Sandtable. Import from the modules, nothing is re-exported here:

- `web.api.json`         `parse_json(data, limits) -> value`, `Limits`, `BadJSON` (`.problems`): the one JSON reader,
                            for requests, import files and commands alike. Pure Python.
- `web.api.text`         `tidy_name(text)`, `is_clean(text)`: the rules for strings. Pure Python.
- `web.api.problems`     errors to raise: `Invalid` (400), `NotFound` (404), `Conflict` (409), `PreconditionFailed`
                            (412), `TooLarge` (413), `Unprocessable` (422), `PreconditionRequired` (428), all taking
                            `errors=[Item(path, code, message, rule)]`; `problem_response(...)` outside of DRF.
- `web.api.serializers`  `StrictSerializer`, `StrictModelSerializer`: unknown field = error, no conversions;
                            `NameField`; `QuerySerializer` and `read_query(request, SerializerClass)` for `?a=b`.
- `web.api.parsers`      `StrictJSONParser` (set `limits` in a subclass); `read_json(data)`: `parse_json` for views
                            that find JSON elsewhere than in the body, its error a problem response.
- `web.api.pagination`   `CursorPages`: `?cursor=&page_size=` (<= 100); set `ordering` in a subclass.
- `web.api.conditional`  `strong_etag(*parts)`, `respond(request, data, etag=, last_modified=)` (200 or 304),
                            `has_version(request, etag)` (for a 304 of a page),
                            `require_match(request, etag)` (428 without If-Match, 412 on another version).
- `web.api.public`       `PublicRead`: mixin for anonymous reading of public data, with CORS `*`.
- `web.api.throttling`   `Scoped`: set `throttle_scope` to "validate" or "create" on the view.

Callers with a token are in `accounts.authentication`: a view that changes nothing on POST says `scope_needed = "read"`.

Paths in errors are JSON pointers: "/cards/0/code", "" for the whole body, "?page_size" for a query parameter and
"Idempotency-Key" for a header. Anonymous callers get 401 on private routes; what is somebody else's is 404.
"""
