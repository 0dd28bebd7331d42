// The shared time clock opened in jsdom: two people, two projects, and a server that answers what a test gives it.
import { screen } from '@testing-library/react';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';
import type { Session } from '#shared/model/company/company.ts';
import { type Answers, sessionOf, visit } from '#test/web/front/visit.ts';

export const ago = (hours: number) =>
  `${new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19)}Z`;
export const roof = { id: 'p0000001', name: 'Roof' };
export const wall = { id: 'p0000002', name: 'Wall' };
export const anna = { id: 'e0000001', name: 'Anna', latest_work_log: null, open: null };
export const thor = {
  id: 'e0000002',
  name: 'Þór',
  latest_work_log: ago(2),
  open: { id: 'w0000001', start_time: ago(2), project: roof },
};
/** An own day as the server says it now. */
export const aDay = (over: object = {}) => ({ entries: [], last_project_id: null, time: ago(0), ...over });
export const started = aWorkLog({
  employee: { id: anna.id, name: 'Anna' },
  project: wall,
  start_time: ago(0),
});
export const createCall = 'POST /api/time_clock/create_work_log';
export const closeCall = 'PUT /api/time_clock/close_work_log';
let companies = 0;

export function clock(
  options: {
    people?: readonly unknown[];
    asksToken?: boolean;
    company?: string;
    language?: 'en' | 'is' | 'pt';
    session?: Partial<Session>;
    answers?: Readonly<Record<string, Answers>>;
  } = {},
) {
  const settings = firstSettings('en', 'UTC');
  companies += 1;
  // Unsent presses of one test belong to its company, and no other test sends them.
  const id = options.company ?? `c-kiosk-${companies}`;
  const session = sessionOf({
    role: 'COMPANY_TIME_CLOCK',
    id,
    company: { id, name: 'Múrverk ehf.' },
    settings: { ...settings, time_clock: { ...settings.time_clock, ask_token: options.asksToken ?? false } },
    ...options.session,
  });
  return visit('/time_clock', {
    language: options.language ?? 'en',
    session,
    answers: {
      'POST /api/time_clock/self': { body: session },
      'GET /api/time_clock/employees': { body: options.people ?? [thor, anna] },
      'GET /api/time_clock/projects': { body: [roof, wall] },
      'POST /api/time_clock/own_day': () => ({ body: aDay() }),
      ...options.answers,
    },
  });
}
type Visit = Awaited<ReturnType<typeof clock>>;
export const sentTo = ({ asked }: Visit, call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body);
export const choose = async ({ user }: Visit, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('heading', { level: 2, name });
};
