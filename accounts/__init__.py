"""Personal access tokens: how a program calls the API in the name of an account.

The allauth rules of accounts (sign-up, guesses) are in `web.accounts`.
"""
