// Proves that no comment is lost without a word: refused after its dialog was closed, or while another is typed.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { leave, problem, visit } from '#test/web/front/visit.ts';

afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
});

const send = 'POST /api/worklogs/comments';
const entry = aWorkLog({ id: 'w1' });

/** The dialog of an entry's comments before a server whose answer to one waits for `refuse`. */
async function commenting() {
  const opened = await visit('/app#all-entries', {
    session: manager(),
    answers: {
      'GET /api/worklogs': { body: [entry] },
      'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
      'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof' })] },
      'GET /api/worklogs/w1/refresh': { body: { changed: [], gone: [], now: '2026-11-18T18:00:01Z' } },
      [send]: problem(503, 'unavailable'),
    },
  });
  const answered = globalThis.fetch;
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (url: string | URL, request?: RequestInit) => {
    if (new URL(url, location.origin).pathname === '/api/worklogs/comments') {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return answered(url, request);
  });
  const { user } = opened;
  const open = async () => {
    const table = within(await screen.findByRole('table', { name: 'Time entries' }));
    await user.click(table.getByRole('button', { name: /comment/i }));
    return within(await screen.findByRole('dialog'));
  };
  const refuse = async () => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    for (const answer of waiting.splice(0)) answer();
  };
  return { ...opened, open, refuse };
}

describe('a comment that is refused', () => {
  it('shows its failure and is kept when its dialog was closed before the answer', async () => {
    const { user, open, refuse } = await commenting();
    const dialog = await open();
    await user.type(dialog.getByRole('textbox'), 'Scaffold is late');
    await user.click(dialog.getByRole('button', { name: 'Add comment' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await refuse();
    expect(await screen.findByRole('alert')).toHaveTextContent('The comment for Anna was not saved');
    expect((await open()).getByRole('textbox')).toHaveValue('Scaffold is late');
  });

  it('never stands over what was typed meanwhile, and alone leaves the list', async () => {
    const { user, open, refuse } = await commenting();
    const dialog = await open();
    const field = dialog.getByRole('textbox');
    await user.clear(field);
    await user.type(field, 'first');
    await user.click(dialog.getByRole('button', { name: 'Add comment' }));
    await user.type(field, 'second');
    expect(dialog.getByText('first')).toBeInTheDocument();
    await refuse();
    await waitFor(() => expect(field).toHaveValue('first\n\nsecond'));
    expect(dialog.getByRole('alert')).toBeInTheDocument();
    expect(
      within(dialog.queryByRole('list') ?? document.createElement('ul')).queryByText('first'),
    ).toBeNull();
  });
});
