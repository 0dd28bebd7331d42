// Proves lists of the office in rare cases: a failed read claims nothing about the content, and no press loses the focus.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { leave, problem, visit } from '#test/web/front/visit.ts';
import { anEmployee, aProject, aWorkLog, manager } from './desk.ts';

afterEach(leave);

const refused = problem(403, 'not_allowed');
const rows = [aWorkLog({ id: 'w1' }), aWorkLog({ id: 'w2' })];
const lists = {
  'GET /api/worklogs': { body: rows },
  'GET /api/employees': { body: [anEmployee({ id: 'e0000001', name: 'Anna' })] },
  'GET /api/projects': { body: [aProject({ id: 'p0000001', name: 'Roof' })] },
};

describe('a list that could not be read', () => {
  it.each([
    ['/app#projects', 'GET /api/projects', 'No projects have been created'],
    ['/app#employees', 'GET /api/employees', 'No employees have been created'],
    ['/app#all-entries', 'GET /api/worklogs', 'No time entries found'],
  ])('%s offers another try, and says nothing of what it holds', async (address, call, empty) => {
    let isBroken = true;
    const { user } = await visit(address, {
      session: manager(),
      answers: { ...lists, [call]: () => (isBroken ? refused : { body: [] }) },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toContainElement(again);
    expect(screen.queryByText(empty)).toBeNull();
    expect(screen.queryByText('Open projects')).toBeNull();
    expect(screen.queryByText('Active employees')).toBeNull();
    isBroken = false;
    await user.click(again);
    expect(await screen.findByText(empty)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the address where it was a damaged one', async () => {
    await visit('/app?project_id=%3Cscript%3E#all-entries', {
      session: manager(),
      answers: {
        ...lists,
        'GET /api/worklogs': problem(400, 'input_invalid', {
          errors: [{ field: 'project_id', message: 'is not right', code: 'wrong_form' }],
        }),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is broken');
  });
});

describe('a filter that is not shown', () => {
  it('does not hold: without approval an address that asks for it shows all', async () => {
    const { asked } = await visit('/app?approved=true#all-entries', {
      session: manager({
        settings: { ...firstSettings('en', 'Atlantic/Reykjavik'), features: { approve_work_logs: false } },
      }),
      answers: lists,
    });
    expect(await screen.findByText(/^2 entries/)).toBeInTheDocument();
    const urls = asked.filter(({ call }) => call === 'GET /api/worklogs').map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.join()).not.toContain('approved');
  });
});

describe('the focus', () => {
  it.each([
    ['/app#projects', 'GET /api/projects', 'Close: Roof', 'PUT /api/projects/p0000001/close'],
    ['/app#employees', 'GET /api/employees', 'Activate: Anna', 'PUT /api/employees/e0000001/enable'],
  ])(
    'of a row of %s that moves to the other table goes to the next row',
    async (address, list, name, call) => {
      let isTurned = false;
      const isProjects = list.endsWith('projects');
      const { user } = await visit(address, {
        session: manager(),
        answers: {
          ...lists,
          [list]: () => ({
            body: isProjects
              ? [
                  aProject({ id: 'p0000001', name: 'Roof', is_open: !isTurned }),
                  aProject({ id: 'p0000002', name: 'Wall' }),
                ]
              : [
                  anEmployee({ id: 'e0000001', name: 'Anna', disabled: !isTurned }),
                  anEmployee({ id: 'e0000002', name: 'Bjarni' }),
                ],
          }),
          [call]: () => {
            isTurned = true;
            return { body: isProjects ? aProject() : anEmployee() };
          },
        },
      });
      if (!isProjects) await user.click(await screen.findByRole('button', { name: /^Inactive/ }));
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
      await waitFor(() => expect(document.activeElement?.closest('tr')).not.toBeNull());
    },
  );

  it('of the bar stays in the bar when what was pressed goes away', async () => {
    const { user } = await visit('/app#all-entries', { session: manager(), answers: lists });
    const bar = within(await screen.findByRole('group', { name: 'Selected entries' }));
    await user.click(bar.getByRole('button', { name: /Select all/ }));
    await user.click(bar.getByRole('button', { name: 'Select none' }));
    await waitFor(() => expect(bar.getByRole('checkbox')).toHaveFocus());
  });

  it('goes to the content of the report when it is come to from another screen', async () => {
    const { user } = await visit('/app#projects', { session: manager(), answers: lists });
    await screen.findByRole('heading', { level: 1, name: 'Projects' });
    // The screen's texts are on their way when it is first drawn: React waits for them only within an awaited act.
    await act(() => user.keyboard('gr'));
    await screen.findByRole('heading', { level: 1, name: 'Report' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('the key E', () => {
  it('edits the ticked rows, from within a row too', async () => {
    const { user } = await visit('/app#all-entries', { session: manager(), answers: lists });
    await screen.findByRole('table', { name: 'Time entries' });
    await user.keyboard('jxjx');
    await user.keyboard('e');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('2');
    expect(within(dialog).queryByRole('button', { name: 'Delete entry' })).toBeNull();
  });
});
