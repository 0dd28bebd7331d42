// Proves the unread mark: there until somebody looks, cleared for the account by looking.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hasUnread, news } from '#shared/model/news.ts';
import { leave, problem, visit } from '#test/web/front/visit.ts';
import { manager } from './desk.ts';

afterEach(leave);

const lists = {
  'GET /api/worklogs': { body: [] },
  'GET /api/employees': { body: [] },
  'GET /api/projects': { body: [] },
};
const before = manager({ created: '2025-01-01T08:00:00Z', notices_seen: null });
const seenNow = manager({ created: '2025-01-01T08:00:00Z', notices_seen: '2026-12-01T08:00:00Z' });
const clearing = 'PUT /api/notifications/update_last_seen';

describe('the news', () => {
  it.each([
    ['en', 'What’s new, unread', 'What’s new'],
    ['is', 'Nýjungar, ólesið', 'Nýjungar'],
    ['pt', 'Novidades, por ler', 'Novidades'],
  ] as const)(
    'is marked in %s until it is looked at, which the server keeps',
    async (language, marked, plain) => {
      let session = before;
      const { user, asked } = await visit('/app', {
        language,
        session: before,
        answers: {
          ...lists,
          'POST /api/self': () => ({ body: session }),
          [clearing]: () => {
            session = seenNow;
            return { status: 204 };
          },
        },
      });
      await user.click(await screen.findByRole('button', { name: marked }));
      const dialog = within(await screen.findByRole('dialog', { name: new RegExp(plain) }));
      expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(news.length);
      await waitFor(() => expect(asked.map(({ call }) => call)).toContain(clearing));
      await user.keyboard('{Escape}');
      expect(await screen.findByRole('button', { name: plain })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: marked })).toBeNull();
    },
  );

  it('stays marked where the server could not be reached, without an error', async () => {
    const { user, asked } = await visit('/app', {
      session: before,
      answers: { ...lists, [clearing]: problem(500, 'unexpected') },
    });
    await user.click(await screen.findByRole('button', { name: 'What’s new, unread' }));
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain(clearing));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'What’s new, unread' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is unread when newer than what was seen, or than the account itself', () => {
    const [{ day }] = news;
    expect(hasUnread(null, '2020-01-01T00:00:00Z')).toBe(true);
    expect(hasUnread('2020-01-01T00:00:00Z', undefined)).toBe(true);
    expect(hasUnread(null, `${day}T08:00:00Z`)).toBe(false);
    expect(hasUnread(`${day}T08:00:00Z`, '2020-01-01T00:00:00Z')).toBe(false);
  });
});
