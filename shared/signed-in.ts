// The cookie beside a session that pages can read: it says that somebody may be logged in, and holds no secret.

/** Pages ask who is logged in only where it stands; public/scheme.js reads it too. A session that ends takes it along. */
export const signedInCookie = 'stund-in';

/** Whether it is among `cookies`, as a browser lists them. */
export const isSignedInAmong = (cookies: string): boolean =>
  cookies.split('; ').some((one) => one.startsWith(`${signedInCookie}=`));
