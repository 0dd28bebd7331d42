// Proves Undo: what was changed on entries goes back as it was, one or many, and never over somebody else's change.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { WorkLog } from '#shared/model/worklog.ts';
import { anEmployee, aProject, aWorkLog, manager } from '#test/web/desk/desk.ts';
import { leave, problem, visit } from '#test/web/front/visit.ts';

afterEach(leave);

const sentChange = z.object({
  id: z.string(),
  version: z.number(),
  approved: z.boolean().optional(),
  assumed_end: z.boolean().optional(),
  new_start_time: z.string().optional(),
  new_end_time: z.string().optional(),
  multiple_edit: z.unknown().optional(),
});
const { settings } = manager();
const session = manager(settings ? { settings: { ...settings, features: { approve_work_logs: true } } } : {});
const first = aWorkLog({ id: 'w1', version: 3, approved: true });
const second = aWorkLog({ id: 'w2', version: 5, approved: false });
const later = '2026-11-18T17:30:00Z';

/** A server that keeps the entries, and clears the approval of one whose times change. */
async function openList(
  refuses: (version: number) => boolean = () => false,
  listed: readonly WorkLog[] = [first, second],
) {
  const kept = new Map<string, WorkLog>(listed.map((entry) => [entry.id, entry]));
  const changes: z.output<typeof sentChange>[] = [];
  /** The ids of entries whose next change is made and its answer lost; then those of which it was. */
  const [loses, lost] = [new Set<string>(), new Set<string>()];
  let held: Promise<void> | undefined;
  /** Holds every answer back until the returned function is called. */
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  const list = await visit('/app#all-entries', {
    session,
    answers: {
      'GET /api/worklogs': () => ({ body: [...kept.values()] }),
      'GET /api/employees': { body: [anEmployee({ id: first.employee.id, name: first.employee.name })] },
      'GET /api/projects': { body: [aProject(first.project)] },
      'PUT /api/worklogs': async () => {
        const change = sentChange.parse(list.asked.at(-1)?.body);
        await held;
        changes.push(change);
        const before = kept.get(change.id) ?? expect.fail('no such entry');
        if (refuses(change.version)) return problem(409, 'work_log_changed');
        if (lost.delete(change.id) && change.version === before.version - 1) return { body: before };
        expect(change.version).toBe(before.version);
        const { new_end_time: end = change.multiple_edit ? later : before.end_time } = change;
        const isMoved = end !== before.end_time;
        const approved = change.approved ?? (before.approved && !isMoved);
        const after: WorkLog = { ...before, version: before.version + 1, approved };
        if (end !== undefined) after.end_time = end;
        if (change.approved || isMoved) delete after.assumed_end;
        if (change.assumed_end) after.assumed_end = true;
        kept.set(after.id, after);
        if (loses.delete(after.id)) {
          lost.add(after.id);
          throw new TypeError('fetch failed');
        }
        return { body: after };
      },
      'POST /api/worklogs/w1/delete': () => ({ status: kept.delete('w1') ? 204 : 404 }),
      'POST /api/worklogs/w2/delete': () => ({ status: kept.delete('w2') ? 204 : 404 }),
      'PUT /api/worklogs/w1/restore': () => {
        expect(list.asked.at(-1)?.body).toEqual({ version: first.version });
        kept.set('w1', { ...first, version: first.version + 2 });
        return { body: kept.get('w1') };
      },
      'PUT /api/worklogs/w2/restore': () => problem(409, 'restore_overlaps'),
    },
  });
  const bar = async () => within(await screen.findByRole('group', { name: 'Selected entries' }));
  const { user } = list;
  /** Both entries end at half past five. */
  const editBoth = async () => {
    await user.click((await bar()).getByRole('button', { name: 'Select all 2' }));
    await user.click((await bar()).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Edit the times of 2 entries/ }));
    await user.type(dialog.getByLabelText('Out'), '1730');
    await user.click(dialog.getByRole('button', { name: 'Change 2 entries' }));
    await screen.findByText('Are you certain?');
    await user.click(screen.getAllByRole('button', { name: 'Change 2 entries' }).at(-1) ?? expect.fail());
  };
  return { ...list, kept, changes, loses, hold, editBoth };
}

describe('Undo', () => {
  it('gives many entries their own times, approval and assumed ends back, at the versions that the change made', async () => {
    const { user, kept, changes, editBoth } = await openList(undefined, [
      first,
      { ...second, assumed_end: true },
    ]);
    await editBoth();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 2 entries')).toBeInTheDocument();
    const back = { new_end_time: first.end_time };
    expect(changes.slice(2).toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
      { id: 'w1', version: 4, ...back, approved: true },
      { id: 'w2', version: 6, ...back, assumed_end: true },
    ]);
    expect([...kept.values()].map(({ end_time, approved }) => [end_time, approved])).toEqual([
      [first.end_time, true],
      [second.end_time, false],
    ]);
  });

  it('of an approval gives back what was approved; an assumed end is left out of it, and the question says so', async () => {
    const { user, changes } = await openList(undefined, [second, { ...second, id: 'w3', assumed_end: true }]);
    const bar = within(await screen.findByRole('group', { name: 'Selected entries' }));
    await user.click(bar.getByRole('button', { name: 'Select all 2' }));
    await user.click(bar.getByRole('button', { name: 'Approve' }));
    await screen.findByText('1 left out: out time not confirmed. Open it to approve it.');
    await user.click(await screen.findByRole('button', { name: 'Approve 1 entry' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 1 entry')).toBeInTheDocument();
    expect(changes).toEqual([
      { id: 'w2', version: 5, approved: true },
      { id: 'w2', version: 6, approved: false },
    ]);
  });

  it('of a deletion puts the entries back by the versions that were deleted, and says which it could not', async () => {
    const { kept, user } = await openList();
    const bar = within(await screen.findByRole('group', { name: 'Selected entries' }));
    await user.click(bar.getByRole('button', { name: 'Select all 2' }));
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 2 entries' }));
    await screen.findByText('2 entries deleted');
    expect(kept.size).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('1 of 2 not put back: Hours have since been entered for the same time'),
    ).toBeInTheDocument();
    expect([...kept.values()].map(({ id, version }) => [id, version])).toEqual([['w1', 5]]);
  });

  it('of many deletions says how far it is; the empty list meanwhile does not say that nothing was found', async () => {
    const many = Array.from({ length: 8 }, (_, at) => aWorkLog({ id: `w${at}`, version: 3 }));
    const kept = new Map(many.map((entry) => [entry.id, entry]));
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const ways = many.flatMap((entry) => [
      [
        `POST /api/worklogs/${entry.id}/delete`,
        () => ({ status: kept.delete(entry.id) ? 204 : 404 }),
      ] as const,
      [
        `PUT /api/worklogs/${entry.id}/restore`,
        async () => {
          await held;
          kept.set(entry.id, entry);
          return { body: entry };
        },
      ] as const,
    ]);
    const { user } = await visit('/app#all-entries', {
      session,
      answers: {
        'GET /api/worklogs': () => ({ body: [...kept.values()] }),
        'GET /api/employees': { body: [anEmployee({ id: first.employee.id, name: first.employee.name })] },
        'GET /api/projects': { body: [aProject(first.project)] },
        ...Object.fromEntries(ways),
      },
    });
    const bar = within(await screen.findByRole('group', { name: 'Selected entries' }));
    await user.click(bar.getByRole('button', { name: 'Select all 8' }));
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 8 entries' }));
    await screen.findByText('8 entries deleted');
    expect(await screen.findByText('No time entries found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    // In the list's bar, and in the toast for other screens: once to be read out, once to be seen.
    await waitFor(() => expect(screen.getAllByText('Putting back 0 of 8')).toHaveLength(3));
    expect(screen.queryByText('No time entries found')).toBeNull();
    letGo();
    expect(await screen.findByText('Undone: 8 entries')).toBeInTheDocument();
    expect(screen.queryByText(/^Putting back/)).toBeNull();
    expect(kept.size).toBe(8);
  });

  it('of many asks before the page is left, until it is done', async () => {
    const many = Array.from({ length: 7 }, (_, at) =>
      aWorkLog({ id: `w${at}`, version: 3, approved: false }),
    );
    const { user, hold, kept } = await openList(undefined, many);
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const bar = within(await screen.findByRole('group', { name: 'Selected entries' }));
    await user.click(bar.getByRole('button', { name: 'Select all 7' }));
    await user.click(bar.getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 7 entries' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(isAsked()).toBe(false);
    const letGo = hold();
    await user.click(undo);
    await waitFor(() => expect(isAsked()).toBe(true));
    letGo();
    expect(await screen.findByText('Undone: 7 entries')).toBeInTheDocument();
    expect(isAsked()).toBe(false);
    expect([...kept.values()].some(({ approved }) => approved)).toBe(false);
  });

  it('covers a change whose answer was lost, because its repeat is answered', async () => {
    const { user, kept, loses, editBoth } = await openList();
    loses.add('w1');
    await editBoth();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 2 entries')).toBeInTheDocument();
    expect(kept.get('w1')?.end_time).toBe(first.end_time);
    expect(kept.get('w2')?.end_time).toBe(second.end_time);
  });

  it('that had no answer can be tried again', async () => {
    let isCut = true;
    const { user, kept, editBoth } = await openList((version) => {
      if (version === 4 && isCut) throw new TypeError('fetch failed');
      return false;
    });
    await editBoth();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 of 2 not put back: no answer')).toBeInTheDocument();
    isCut = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Undone: 1 entry')).toBeInTheDocument();
    expect(kept.get('w1')?.end_time).toBe(first.end_time);
  });

  it('leaves what somebody has changed since, and says so', async () => {
    const { user, kept, editBoth } = await openList((version) => version === 4);
    await editBoth();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 of 2 not put back: changed since')).toBeInTheDocument();
    expect(screen.queryByText(/^Undone/)).toBeNull();
    await waitFor(() => expect(kept.get('w1')?.end_time).toBe(later));
    expect(kept.get('w2')?.end_time).toBe(second.end_time);
  });
});
