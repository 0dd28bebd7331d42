// Every screen: its path, who may see it, its title, its place in the navigation, and the file it loads.

import type { ComponentType } from 'react';
import type { Role } from '#shared/access.ts';

export type Screen = {
  readonly path: string;
  /** 'anyone', or the only role that may see it; others are sent to their own home. */
  readonly access: 'anyone' | Role;
  /** The area of the texts whose `title` names the page. */
  readonly title: 'landing' | 'sign-in' | 'board' | 'report' | 'setup' | 'kiosk' | 'phone' | 'mailed-report';
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
};

export const screens = {
  landing: {
    path: '/',
    access: 'anyone',
    title: 'landing',
    load: () => import('./features/landing/landing-screen.tsx'),
  },
  campaign: {
    path: '/a',
    access: 'anyone',
    title: 'landing',
    load: () => import('./features/landing/landing-screen.tsx'),
  },
  login: {
    path: '/login',
    access: 'anyone',
    title: 'sign-in',
    load: () => import('./features/sign-in/login-screen.tsx'),
  },
  loginEmployee: {
    path: '/login_employee',
    access: 'anyone',
    title: 'sign-in',
    load: () => import('./features/sign-in/login-employee-screen.tsx'),
  },
  loginTimeClock: {
    path: '/login_time_clock',
    access: 'anyone',
    title: 'sign-in',
    load: () => import('./features/sign-in/login-time-clock-screen.tsx'),
  },
  loginLink: {
    path: '/login_link',
    access: 'anyone',
    title: 'sign-in',
    load: () => import('./features/sign-in/login-link-screen.tsx'),
  },
  loginLinkTimeClock: {
    path: '/login_link_time_clock',
    access: 'anyone',
    title: 'sign-in',
    load: () => import('./features/sign-in/login-link-time-clock-screen.tsx'),
  },
  changePasswordLink: {
    path: '/change_password_link',
    access: 'anyone',
    title: 'sign-in',
    load: () => import('./features/sign-in/change-password-link-screen.tsx'),
  },
  forgotPassword: {
    path: '/forgot_password',
    access: 'anyone',
    title: 'sign-in',
    load: () => import('./features/sign-in/forgot-password-screen.tsx'),
  },
  reportFile: {
    path: '/report_file',
    access: 'anyone',
    title: 'mailed-report',
    load: () => import('./features/sign-in/report-file-screen.tsx'),
  },
  reportStop: {
    path: '/report_unsubscribe',
    access: 'anyone',
    title: 'mailed-report',
    load: () => import('./features/sign-in/report-stop-screen.tsx'),
  },
  admin: {
    path: '/admin',
    access: 'anyone',
    title: 'sign-in',
    load: () => import('./features/platform/admin-login-screen.tsx'),
  },
  adminApp: {
    path: '/admin/app',
    access: 'ADMIN',
    title: 'sign-in',
    load: () => import('./features/platform/companies-screen.tsx'),
  },
  desk: {
    path: '/app',
    access: 'COMPANY',
    title: 'board',
    load: () => import('./app/desk/desk-screen.tsx'),
  },
  report: {
    path: '/app/report',
    access: 'COMPANY',
    title: 'report',
    load: () => import('./features/report/report-screen.tsx'),
  },
  setup: {
    path: '/app/setup',
    access: 'COMPANY',
    title: 'setup',
    load: () => import('./features/setup/setup-screen.tsx'),
  },
  timeClock: {
    path: '/time_clock',
    access: 'COMPANY_TIME_CLOCK',
    title: 'kiosk',
    load: () => import('./features/kiosk/kiosk-screen.tsx'),
  },
  employee: {
    path: '/employee/app',
    access: 'EMPLOYEE',
    title: 'phone',
    load: () => import('./features/phone/phone-screen.tsx'),
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** The address of a screen: `href('desk', { hash: 'employees' })` → '/app#employees'. */
export function href(name: ScreenName, parts: { hash?: string; query?: URLSearchParams } = {}): string {
  const query = parts.query?.toString();
  return `${screens[name].path}${query ? `?${query}` : ''}${parts.hash ? `#${parts.hash}` : ''}`;
}

/** Where a role starts; a company that has no work log yet starts with the set-up (3-decisions, Redirects). */
export function homeOf(session: { role: Role; latest_work_log?: string | null | undefined }): string {
  switch (session.role) {
    case 'ADMIN':
      return href('adminApp');
    case 'COMPANY':
      return session.latest_work_log === null ? href('setup') : href('desk');
    case 'COMPANY_TIME_CLOCK':
      return href('timeClock');
    case 'EMPLOYEE':
      return href('employee');
  }
}
