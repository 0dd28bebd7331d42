// Opens the employees' list of a manager; returns its rows and the requests sent from it.
import { screen, within } from '@testing-library/react';
import type { Employee } from '#shared/model/employee.ts';
import { anEmployee, manager } from '#test/web/desk/desk.ts';
import { type Answers, visit } from '#test/web/front/visit.ts';

export const today = new Date().toISOString();
export const anna = anEmployee({
  name: 'Anna',
  login_token: 'bdgk',
  latest_work_log: today,
  phone_number: '+3546111234',
});
export const bjorn = anEmployee({
  name: 'Björn',
  login_token: 'ghjk',
  latest_work_log: '2026-01-05T08:00:00Z',
  created: '2026-06-01T08:00:00Z',
});

export async function openEmployees(
  rows: readonly Employee[],
  answers: Readonly<Record<string, Answers>> = {},
  session = manager(),
  query = '',
) {
  const opened = await visit(`/app${query}#employees`, {
    session,
    answers: { 'GET /api/employees': { body: rows }, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Employees' });
  return opened;
}

export async function openEdit(who: Employee, answers: Readonly<Record<string, Answers>> = {}) {
  const page = await openEmployees([who], answers);
  await page.user.click(await screen.findByRole('button', { name: `Edit: ${who.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: /Edit employee/ }));
  await dialog.findByLabelText(/^Name/);
  return { ...page, dialog };
}

export async function openCreate(session = manager(), answers: Readonly<Record<string, Answers>> = {}) {
  const all = { 'POST /api/employees': { body: anna }, ...answers };
  const page = await openEmployees([bjorn], all, session);
  await page.user.click(await screen.findByRole('button', { name: 'Add employee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add employee' }));
  await dialog.findByLabelText(/^Name/);
  return { ...page, dialog };
}

export const sent = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body);
