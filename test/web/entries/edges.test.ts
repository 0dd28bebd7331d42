// Proves the edges of changing entries: an out time taken away, an action on many that is left or pressed twice, rows of another range.
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WorkLog } from '#shared/model/worklog.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { type Answers, leave, problem, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const { settings } = manager();
const session = manager(settings ? { settings: { ...settings, features: { approve_work_logs: true } } } : {});
const puts = ({ asked }: Awaited<ReturnType<typeof visit>>) =>
  asked.filter(({ call }) => call === 'PUT /api/worklogs').map(({ body }) => body);

async function openList(
  rows: readonly WorkLog[],
  put: Answers = problem(409, 'busy'),
  list: Answers = { body: rows },
) {
  const page = await visit('/app#all-entries', {
    session,
    answers: {
      'GET /api/worklogs': list,
      'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
      'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof' })] },
      'PUT /api/worklogs': put,
    },
  });
  await screen.findByRole('table', { name: 'Time entries' });
  return page;
}
async function openEntry(entry: WorkLog) {
  const page = await openList([entry]);
  await page.user.click(await screen.findByRole('button', { name: /^Edit: Anna/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /Edit time entry/ }));
  await dialog.findByLabelText('In');
  return {
    ...page,
    dialog,
    save: () => page.user.click(dialog.getByRole('button', { name: 'Save changes' })),
  };
}
const running = (): WorkLog => {
  const { end_time: _, total_time: __, ...open } = aWorkLog();
  return open;
};

describe('a time that is not whole', () => {
  const pasted = async (text: string) => {
    const page = await openEntry(running());
    const field = page.dialog.getByLabelText('In');
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste(text);
    expect(field).toHaveValue(text);
    await page.save();
    return page;
  };

  it.each(['25:00', 'x', '7:'])('pasted into a running entry is an error at its field: %s', async (text) => {
    const page = await pasted(text);
    expect(page.dialog.getByLabelText('In')).toBeInvalid();
    expect(puts(page)).toEqual([]);
  });

  it('typed with a colon is made whole by Enter, which saves it', async () => {
    const page = await openEntry(running());
    const field = page.dialog.getByLabelText('In');
    await page.user.clear(field);
    await page.user.type(field, '9:30{Enter}');
    expect(puts(page)).toEqual([
      expect.objectContaining({ new_start_time: expect.stringMatching(/T09:30:00Z$/) }),
    ]);
  });

  it('pasted into a running entry is made whole as the field is left', async () => {
    const page = await pasted('9:5');
    expect(puts(page)).toEqual([
      expect.objectContaining({ new_start_time: expect.stringMatching(/T09:05:00Z$/) }),
    ]);
  });
});

describe('an out time that is taken away', () => {
  it('is an error of its field, and nothing else is sent in its stead', async () => {
    const page = await openEntry(aWorkLog());
    const { user, dialog } = page;
    await user.clear(dialog.getByLabelText('Out'));
    await user.clear(dialog.getByLabelText('In'));
    await user.type(dialog.getByLabelText('In'), '0801');
    await page.save();
    expect(dialog.getByText(/Enter a time/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Out')).toBeInvalid();
    expect(puts(page)).toEqual([]);
  });

  it('of a running entry keeps its field, with the focus, until it is typed again', async () => {
    const page = await openEntry(running());
    const { user, dialog } = page;
    await user.click(dialog.getByRole('button', { name: 'Set an out time' }));
    const out = await dialog.findByLabelText('Out');
    await waitFor(() => expect(out).toHaveFocus());
    await user.clear(out);
    expect(out).toHaveFocus();
    await page.save();
    expect(dialog.getByText(/Enter a time/)).toBeInTheDocument();
    await user.type(out, '1630');
    expect(out).toHaveValue('16:30');
    expect(dialog.queryByText(/Enter a time/)).toBeNull();
  });
});

/** Holds these calls back; the returned function releases them. */
function held(method: 'PUT' | 'GET' = 'PUT'): () => void {
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const reach = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === method) await released;
    return reach(url, init);
  });
  return () => answer();
}

describe('an action on many', () => {
  const rows = [aWorkLog(), aWorkLog()];
  const begin = async (page: Awaited<ReturnType<typeof openList>>) => {
    await page.user.click(await screen.findByRole('button', { name: 'Select all 2' }));
    await page.user.keyboard('a');
    await page.user.click(await screen.findByRole('button', { name: 'Approve 2 entries' }));
  };

  it('shows its failure on the screen that the person went to', async () => {
    const page = await openList(rows);
    const answer = held();
    await begin(page);
    await page.user.click(screen.getByRole('link', { name: 'Projects' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Projects' })).toBeInTheDocument();
    answer();
    expect(await screen.findByText('2 entries could not be changed')).toBeInTheDocument();
  });

  it('that got no answer is taken for done where the list read again shows it, and for unsure else', async () => {
    let shown: WorkLog[] = rows;
    const lost = () => {
      shown = rows.map((row, index) => (index === 0 ? { ...row, approved: true, version: 2 } : row));
      return new TypeError('fetch failed');
    };
    const page = await openList(rows, lost, () => ({ body: shown }));
    await begin(page);
    expect(await screen.findByText('No reply for 1 entry. Check if it changed.')).toBeInTheDocument();
    expect(await screen.findByText('1 entry approved')).toBeInTheDocument();
  });

  it('is not begun a second time by a key while it runs', async () => {
    const page = await openList(rows);
    const answer = held();
    await begin(page);
    await page.user.keyboard('u');
    await page.user.keyboard('{Delete}');
    expect(screen.queryByRole('dialog')).toBeNull();
    answer();
    expect(await screen.findByText('2 entries could not be changed')).toBeInTheDocument();
    await waitFor(() => expect(puts(page)).toHaveLength(2));
  });
});

describe('the sum of the list', () => {
  it.each([
    ['en', '1 entry · 8.00 h · without 1 running'],
    ['is', '1 færsla · 8,00 klst. · án 1 í gangi'],
    ['pt', '1 registo · 8,00 h · sem 1 a decorrer'],
  ] as const)(
    'counts the ended entries, whose hours it says, and says how many running ones are not in it, in %s',
    async (language, words) => {
      const { end_time: _, total_time: __, ...open } = aWorkLog({ id: 'w0000002' });
      await visit('/app#all-entries', {
        language,
        session: manager(),
        answers: {
          'GET /api/worklogs': { body: [aWorkLog(), open] },
          'GET /api/employees': { body: [] },
          'GET /api/projects': { body: [] },
        },
      });
      expect(await screen.findByText(words)).toBeInTheDocument();
    },
  );
});

describe('rows of another range', () => {
  const chooseLastMonth = async ({ user }: Awaited<ReturnType<typeof openList>>) => {
    await user.click(screen.getByRole('button', { name: /^This month/ }));
    await user.click(await screen.findByRole('button', { name: 'Last month' }));
  };
  const table = () => screen.getByRole('table', { name: 'Time entries' });

  it('are shown as loading until the answer is here: no sum, nothing to press', async () => {
    const page = await openList([aWorkLog()]);
    expect(screen.getByText('1 entry · 8.00 h')).toBeInTheDocument();
    expect(table().closest('[inert]')).toBeNull();
    const answer = held('GET');
    await chooseLastMonth(page);
    await waitFor(() => expect(table().closest('[inert]')).not.toBeNull());
    expect(screen.queryByText('1 entry · 8.00 h')).toBeNull();
    answer();
    expect(await screen.findByText('1 entry · 8.00 h')).toBeInTheDocument();
    expect(table().closest('[inert]')).toBeNull();
  });

  it('do not stay without a network: that there is none is said', async () => {
    const page = await openList([aWorkLog()]);
    act(() => onlineManager.setOnline(false));
    try {
      await chooseLastMonth(page);
      expect(await screen.findByText('Internet connectivity may be down.')).toBeInTheDocument();
      expect(screen.queryByRole('table', { name: 'Time entries' })).toBeNull();
      expect(screen.queryByText('1 entry · 8.00 h')).toBeNull();
    } finally {
      act(() => onlineManager.setOnline(true));
    }
  });
});

describe('the focus', () => {
  it('stays with the filters: on the chip whose days were chosen or taken away, and on the first when all are', async () => {
    const { user } = await openList([aWorkLog()]);
    screen.getByRole('button', { name: /^This month/ }).focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Last month' })).focus();
    await user.keyboard('{Enter}');
    const clear = await screen.findByRole('button', { name: 'Back to this month' });
    await waitFor(() => expect(clear.previousElementSibling).toHaveFocus());
    clear.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^This month/ })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^Any status/ }));
    await user.click(await screen.findByRole('radio', { name: 'Approved' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Not approved' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(screen.getByRole('button', { name: /^All employees/ })).toHaveFocus();
  });
});
