// Proves that the phone shows a notice when a late press overlaps another entry or starts after one, until the person hides it.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leave } from '#test/web/front/visit.ts';
import { ago, ended, hour, phone, press, running, wall } from './phone.ts';

afterEach(leave);

const other = {
  id: 'w9',
  project: { id: wall.id, name: 'Wall' },
  start_time: ago(3 * hour),
  end_time: ago(2 * hour),
};
const words = {
  en: { out: 'Clock out', overlaps: /^These hours overlap .* Wall\. The office sees it\.$/, hide: 'Hide' },
  is: {
    out: 'Stimpla út',
    overlaps: /^Þessir tímar skarast við .* Wall\. Skrifstofan sér það\.$/,
    hide: 'Fela',
  },
  pt: {
    out: 'Registar saída',
    overlaps: /^Estas horas sobrepõem-se a .* Wall\. O escritório vê isso\.$/,
    hide: 'Ocultar',
  },
} as const;

it.each(['en', 'is', 'pt'] as const)('hours that overlap are named: %s', async (language) => {
  const t = words[language];
  const log = running(4 * hour);
  const { user } = await phone([log], {
    language,
    answers: { 'POST /employee/v2/clock_out': { body: { ...ended(4), id: log.id, overlaps: other } } },
  });
  await press(user, t.out);
  expect(await screen.findByText(t.overlaps)).toBeVisible();
  await user.click(screen.getByRole('button', { name: t.hide }));
  await waitFor(() => expect(screen.queryByText(t.overlaps)).toBeNull());
});

it('a start behind another entry is shown with the time from which it counts', async () => {
  const log = { ...running(2 * hour), starts_after: other };
  const { user } = await phone([], { answers: { 'POST /employee/v2/clock_in': { body: log } } });
  await press(user, 'Clock in');
  expect(
    await screen.findByText(/^These hours count from .*\. Until then you were on Wall\.$/),
  ).toBeVisible();
});

it('an end before another entry is shown, and shown again after a reload, to that employee alone', async () => {
  const log = running(4 * hour);
  const out = { ...ended(4), id: log.id, ends_before: other, overlaps: { ...other, id: 'w8' } };
  const session = { id: 'e0000909' };
  const { user } = await phone([log], {
    session,
    answers: {
      'POST /employee/v2/clock_out': { body: out },
    },
  });
  await press(user, 'Clock out');
  const both = /^These hours overlap .* From then on you were on Wall\.$/;
  expect(await screen.findByText(both)).toBeVisible();
  const stored = localStorage.getItem('stund-unread') ?? '';
  const reopen = async () => {
    await leave();
    localStorage.setItem('stund-unread', stored);
  };
  await reopen();
  await phone([], { session });
  expect(await screen.findByText(both)).toBeVisible();
  await reopen();
  await phone([], { session: { id: 'e0000910' } });
  await screen.findByRole('button', { name: 'Clock in' });
  expect(screen.queryByText(both)).toBeNull();
});

it('the end that a late switch gave to an assumed entry is shown beside the start that follows', async () => {
  const log = running(20 * hour);
  const closed = { ...ended(4), id: log.id, assumed_end: true };
  const { user } = await phone([log], {
    answers: {
      'POST /employee/v2/switch': {
        status: 409,
        body: { status: 409, code: 'not_clocked_in', detail: '', params: { work_log: closed } },
      },
      'POST /employee/v2/clock_out': { body: { ...ended(3), id: log.id, overlaps: other } },
      'POST /employee/v2/clock_in': { body: { ...running(0), id: 'w7', starts_after: other } },
    },
  });
  await press(user, 'Switch project');
  await press(user, /^Wall/);
  expect(await screen.findByText(/^These hours overlap .* Wall\./)).toBeVisible();
  expect(await screen.findByText(/^These hours count from .*\. Until then you were on Wall\./)).toBeVisible();
});
