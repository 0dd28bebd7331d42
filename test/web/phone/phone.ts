// The employee's phone before a server that answers only what a test gave it: entries, an employee, presses.

import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Session } from '#shared/model/company/company.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { aProject, aWorkLog } from '#test/web/desk/desk.ts';
import { type Answers, sessionOf, visit } from '#test/web/front/visit.ts';

/** The browser's database outlives a test: everyone in it is someone else. */
let people = 0;

export const roof = aProject({ id: 'p0000001', name: 'Roof' });
export const wall = aProject({ id: 'p0000002', name: 'Wall' });
export const ago = (seconds: number) =>
  `${new Date(Date.now() - seconds * 1000).toISOString().slice(0, 19)}Z`;
export const hour = 3600;
export const running = (seconds: number): WorkLog => {
  const { end_time: _, total_time: __, ...open } = aWorkLog({ start_time: ago(seconds) });
  return open;
};
export const ended = (hours: number, over: Partial<WorkLog> = {}): WorkLog =>
  aWorkLog({
    start_time: ago((hours + 1) * hour),
    end_time: ago(hour),
    total_time: hours * hour,
    ...over,
  });

export async function phone(
  logs: readonly WorkLog[],
  options: {
    language?: 'en' | 'is' | 'pt';
    session?: Partial<Session>;
    answers?: Readonly<Record<string, Answers>>;
  } = {},
) {
  people += 1;
  return visit('/employee/app', {
    language: options.language ?? 'en',
    session: sessionOf({
      role: 'EMPLOYEE',
      id: `e${String(people).padStart(7, '0')}`,
      name: 'Anna',
      needs: [],
      settings: firstSettings('en', 'UTC'),
      ...options.session,
    }),
    answers: {
      'GET /employee/worklogs': { body: logs },
      'GET /employee/v2/clock': () => ({
        body: { open: logs.find(({ end_time }) => !end_time) ?? null, assumed: [], time: ago(0) },
      }),
      'GET /employee/v2/projects': { body: [roof, wall].map(({ id, name }) => ({ id, name })) },
      ...options.answers,
    },
  });
}
/** Presses a button once it may be pressed. */
export async function press(
  user: Awaited<ReturnType<typeof visit>>['user'],
  name: string | RegExp,
): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
}
const sentShape = z.record(z.string(), z.unknown());
export const sentTo = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => z.parse(sentShape, body));
