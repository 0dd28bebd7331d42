// Opens the settings of a manager; returns the requests sent from them.
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Session } from '#shared/model/company/company.ts';
import { manager } from '#test/web/desk/desk.ts';
import { type Answers, visit } from '#test/web/front/visit.ts';

export async function openSettings(
  session: Session = manager(),
  answers: Readonly<Record<string, Answers>> = {},
) {
  const opened = await visit('/app#settings', {
    session,
    answers: { 'GET /api/employees': { body: [] }, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return opened;
}

export const sent = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body);

/** The dialog of this title, once its window is there. */
export const dialogCalled = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

/** The question that is asked with this heading. */
export async function questionCalled(name: string | RegExp) {
  const title = await screen.findByRole('heading', { name });
  return within(title.closest<HTMLElement>('section, dialog, [role]') ?? expect.fail('no dialog'));
}
