"""Personal access tokens, with which a program calls the API in the name of an account, and guests, who have none.

The allauth rules of accounts (sign-up, guesses) are in `web.accounts`.
"""
