// Proves that a person learns which entries a late press met: at once, or when they open their page again.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kioskConfirmSeconds, kioskReturnSeconds } from '#shared/limits.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';
import { leave } from '#test/web/front/visit.ts';
import { ago, choose, clock, closeCall, roof, thor, wall } from './clock.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const other = { id: 'w9', project: wall, start_time: ago(1), end_time: ago(0.5) };
const left = aWorkLog({ id: thor.open.id, project: roof, start_time: ago(2), end_time: ago(0.1) });
const words = {
  en: {
    out: 'Clock out',
    mark: 'Please read',
    hide: 'Hide',
    overlaps: /These hours overlap .* Wall\. The office sees it\./,
  },
  is: {
    out: 'Stimpla út',
    mark: 'Skilaboð til þín',
    hide: 'Fela',
    overlaps: /Þessir tímar skarast við .* Wall\. Skrifstofan sér það\./,
  },
  pt: {
    out: 'Registar saída',
    mark: 'Mensagem para si',
    hide: 'Ocultar',
    overlaps: /Estas horas sobrepõem-se a .* Wall\. O escritório vê isso\./,
  },
} as const;

describe.each(['en', 'is', 'pt'] as const)('in %s', (language) => {
  const t = words[language];

  it('an answer that comes at once names on its own screen the entry that the hours overlap', async () => {
    const opened = await clock({
      language,
      answers: { [closeCall]: { body: { ...left, overlaps: other } } },
    });
    await choose(opened, /Þór/);
    await opened.user.click(await screen.findByRole('button', { name: t.out }));
    expect(await screen.findByText(t.overlaps)).toBeVisible();
    expect(screen.queryByText(t.mark)).toBeNull();
  });

  it('a press that was kept and sent later names it at the next touch of the name, over a reload, until it is hidden', async () => {
    const company = `c-met-${language}`;
    let isCut = true;
    const answers = {
      [closeCall]: () => (isCut ? new TypeError('Failed to fetch') : { body: { ...left, overlaps: other } }),
    };
    const opened = await clock({ language, company, answers });
    await choose(opened, /Þór/);
    await opened.user.click(await screen.findByRole('button', { name: t.out }));
    await waitFor(() => expect(opened.asked.filter(({ call }) => call === closeCall)).not.toEqual([]));
    isCut = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(localStorage.getItem('stund-time-clock-unread')).toContain(other.id));
    const stored = localStorage.getItem('stund-time-clock-unread') ?? '';
    await leave();
    localStorage.setItem('stund-time-clock-unread', stored);
    const again = await clock({ language, company, people: [{ ...thor, open: null }] });
    const tile = await screen.findByRole('button', { name: /Þór/ });
    expect(tile).toHaveTextContent(t.mark);
    await choose(again, /Þór/);
    expect(await screen.findByText(t.overlaps)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: t.hide }));
    await waitFor(() => expect(screen.queryByText(t.overlaps)).toBeNull());
    expect(localStorage.getItem('stund-time-clock-unread')).not.toContain(other.id);
  });
});

it('what a press met stays on its screen for as long as a person is waited for', async () => {
  const opened = await clock({ answers: { [closeCall]: { body: { ...left, ends_before: other } } } });
  await choose(opened, /Þór/);
  const out = await screen.findByRole('button', { name: 'Clock out' });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(out);
  const met = /^These hours count until .*\. From then on you were on Wall\.$/;
  await screen.findByText(met);
  await act(() => vi.advanceTimersByTimeAsync((kioskConfirmSeconds + 2) * 1000));
  expect(screen.getByText(met)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync((kioskReturnSeconds - kioskConfirmSeconds) * 1000));
  await waitFor(() => expect(screen.queryByText(met)).toBeNull());
});

it('no other name carries it, and letters come before it where the company asks for them', async () => {
  const unread = {
    id: 'p w',
    personId: thor.id,
    kind: 'in',
    at: ago(1),
    project: 'Roof',
    hours: { start_time: ago(0.5), starts_after: other },
  };
  const company = 'c-met-letters';
  localStorage.setItem('stund-time-clock-unread', JSON.stringify({ owner: company, unread: [unread] }));
  const opened = await clock({ company, asksToken: true });
  expect(await screen.findByRole('button', { name: /Anna/ })).not.toHaveTextContent('Please read');
  await choose(opened, /Þór/);
  const met = /These hours count from .*\. Until then you were on Wall\./;
  expect(screen.queryByText(met)).toBeNull();
  await opened.user.keyboard('bcdf');
  const person = await screen.findByRole('region', { name: 'Þór' });
  expect(await within(person).findByText(met)).toBeVisible();
});
