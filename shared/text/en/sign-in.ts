// Words of every way to log in and of the password links.

export const signIn = {
  title: 'Log in',
} as const;
