// How a running copy reports its addresses and logins: one line of JSON for scripts, lines for people.

import type { DemoLogin } from './data-folder.ts';

export type Places = {
  readonly web: string;
  readonly api: string;
  readonly outbox: string;
  readonly aws: string;
};

const roleNames = {
  ADMIN: 'administrator',
  COMPANY: 'company',
  COMPANY_TIME_CLOCK: 'time clock',
  EMPLOYEE: 'employee',
} as const;

export const jsonLine = (places: Places, logins: readonly DemoLogin[]): string =>
  JSON.stringify({
    ...places,
    logins: logins.map(({ role, path, company, name, password }) => ({
      role,
      url: places.web + path,
      company,
      name,
      password,
    })),
  });

export const loginLines = (web: string, logins: readonly DemoLogin[]): string[] =>
  logins.map(
    ({ role, path, company, name, password }) =>
      `  ${roleNames[role].padEnd(14)} ${web}${path}\n                 ${[...new Set([company, name, password])].filter(Boolean).join('  ·  ')}`,
  );
