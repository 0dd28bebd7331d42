// A cookie that pages can read: it says that a session may exist, and holds no secret.

/** Pages ask who is logged in only when it is set; public/scheme.js reads it too. Ending a session deletes it. */
export const signedInCookie = 'stund-in';

/** Whether it is among `cookies`, as a browser lists them. */
export const isSignedInAmong = (cookies: string): boolean =>
  cookies.split('; ').some((one) => one.startsWith(`${signedInCookie}=`));
