// The files of the log-in pages, in a list of their own, because the build draws them.

export const doorFiles = {
  login: () => import('#web/features/sign-in/login-screen.tsx'),
  loginEmployee: () => import('#web/features/sign-in/login-employee-screen.tsx'),
  loginTimeClock: () => import('#web/features/sign-in/login-time-clock-screen.tsx'),
  loginLink: () => import('#web/features/sign-in/login-link-screen.tsx'),
  loginLinkTimeClock: () => import('#web/features/sign-in/login-link-time-clock-screen.tsx'),
  changePasswordLink: () => import('#web/features/sign-in/change-password-link-screen.tsx'),
  forgotPassword: () => import('#web/features/sign-in/forgot-password-screen.tsx'),
} as const;
