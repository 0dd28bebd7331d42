// What each action of a working day asks of the table: calls and capacity units, counted at the embedded table.

import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { workLogColumnsMediaType } from '#shared/model/worklog/columns.ts';
import { toWire } from '#shared/time/instant.ts';
import { callerOf } from '#test/kit/system/caller.ts';
import { aPress, aTenant } from '#test/kit/system/tenant.ts';
import { type Figure, figure, median } from './figure.ts';
import { fillMonth, listed } from './full-month.ts';
import { type CountedGrounds, openGrounds } from './grounds.ts';

type Cost = { calls: number; reads: number; writes: number; milliseconds: number; bytes: number };
type Sending = {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
type Ask = (method: string, path: string, sending?: Sending) => Promise<unknown>;

const times = 5;
/** Of so many, some meet a calm moment of a shared machine. */
const listTimes = 21;
const made = z.object({ id: z.string() });

/** Nothing has been asked of the table for a while: what follows is the action's own. */
async function quiet(grounds: CountedGrounds): Promise<void> {
  let last = performance.now();
  const stop = grounds.watch(() => {
    last = performance.now();
  });
  while (performance.now() - last < 250) await wait(50);
  stop();
}

export async function costOf(grounds: CountedGrounds, action: (ask: Ask) => Promise<unknown>): Promise<Cost> {
  await quiet(grounds);
  const cost: Cost = { calls: 0, reads: 0, writes: 0, milliseconds: 0, bytes: 0 };
  const stop = grounds.watch(({ consumed }) => {
    cost.calls += 1;
    for (const { readUnits, writeUnits } of consumed) {
      cost.reads += readUnits;
      cost.writes += writeUnits;
    }
  });
  const call = callerOf(grounds.api);
  const startedAt = performance.now();
  await action(async (method, path, sending = {}) => {
    const { status, body, headers } = await call(method, path, sending);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    cost.bytes += Number(headers.get('content-length') ?? 0);
    return body;
  });
  cost.milliseconds = performance.now() - startedAt;
  stop();
  return cost;
}

type Budget = { readonly calls?: number; readonly writes?: number };

export async function benchActions(): Promise<Figure[]> {
  const grounds = await openGrounds();
  try {
    const site = await aTenant(grounds);
    const { tokens, ids } = site;
    const owner = tokens.company;
    const at = async () => toWire(await grounds.clock.now());
    const location = async () => ({ lat: '64.1', lon: '-21.9', timestamp: await at() });
    const later = async (seconds: number) => toWire((await grounds.clock.now()) - seconds);

    async function row(name: string, action: (ask: Ask) => Promise<unknown>, budget: Budget = {}) {
      const costs: Cost[] = [];
      for (let time = 0; time < times; time += 1) costs.push(await costOf(grounds, action));
      const middle = (of: keyof Cost) => median(costs.map((cost) => cost[of]));
      return [
        figure(
          'B4',
          `${name}: calls of the table, session read included`,
          middle('calls'),
          'calls',
          budget.calls,
        ),
        figure('B4', `${name}: read units`, middle('reads'), 'RCU'),
        figure('B4', `${name}: write units`, middle('writes'), 'WCU', budget.writes),
      ];
    }

    const figures: Figure[] = [];
    const [ins, outs, switches, bare]: [Cost[], Cost[], Cost[], Cost[]] = [[], [], [], []];
    for (let time = 0; time < times; time += 1) {
      const body = {
        id: aPress(),
        project_id: ids.project,
        at: await at(),
        comment: 'In',
        location: await location(),
      };
      const press = async (costs: Cost[], call: string, sent: object) => {
        let reply: unknown;
        const action = async (ask: Ask) => {
          reply = await ask('POST', `/employee/v2/${call}`, { token: tokens.anna, body: sent });
        };
        costs.push(await costOf(grounds, action));
        return reply;
      };
      // As our phone sends them: an out and a switch name the entry that the screen shows.
      const inside = made.parse(await press(ins, 'clock_in', body));
      await wait(1100);
      const running = { work_log_id: inside.id, project_id: ids.project };
      const on = { id: aPress(), project_id: ids.otherProject, at: await at(), running };
      const { started } = z.object({ started: made }).parse(await press(switches, 'switch', on));
      await wait(1100);
      const named = { work_log_id: started.id, project_id: ids.otherProject };
      const out = { id: aPress(), at: await at(), location: await location(), ...named };
      await press(outs, 'clock_out', out);
      await wait(1100);
      await press([], 'clock_in', { id: aPress(), project_id: ids.project, at: await at() });
      await wait(1100);
      await press(bare, 'clock_out', { id: aPress(), at: await at() });
    }
    for (const [name, costs, budget] of [
      ['clock in, with comment and location', ins, { calls: 2, writes: 6 }],
      ['switch project', switches, { calls: 2, writes: 10 }],
      ['clock out, with location', outs, { calls: 2, writes: 6 }],
      ['clock out by an app that names no entry', bare, { writes: 6 }],
    ] as const) {
      const limits: Budget = budget;
      const middle = (of: keyof Cost) => median(costs.map((cost) => cost[of]));
      figures.push(
        figure(
          'B4',
          `${name}: calls of the table, session read included`,
          middle('calls'),
          'calls',
          limits.calls,
        ),
        figure('B4', `${name}: read units`, middle('reads'), 'RCU'),
        figure('B4', `${name}: write units`, middle('writes'), 'WCU', limits.writes),
      );
    }
    let moved = 0;
    let isApproved = false;
    const asOwner = (method: string, path: string, body?: unknown) => (ask: Ask) =>
      ask(method, path, { token: owner, ...(body === undefined ? {} : { body }) });
    figures.push(
      ...(await row('edit the times of an entry', async (ask) => {
        moved += 1;
        const body = { id: ids.workLog, new_start_time: await later(8000 + moved * 60) };
        return ask('PUT', '/api/worklogs', { token: owner, body });
      })),
      ...(await row('change the project of an entry', async (ask) => {
        moved += 1;
        const project = moved % 2 === 0 ? ids.otherProject : ids.project;
        return ask('PUT', '/api/worklogs', {
          token: owner,
          body: { id: ids.workLog, new_project_id: project },
        });
      })),
      ...(await row('approve an entry, or take it back', async (ask) => {
        isApproved = !isApproved;
        return ask('PUT', '/api/worklogs', {
          token: owner,
          body: { id: ids.workLog, approved: isApproved },
        });
      })),
      ...(await row(
        'comment on an entry',
        asOwner('POST', '/api/worklogs/comments', { work_log_id: ids.workLog, comment: 'Seen' }),
      )),
      ...(await row('who am I', asOwner('POST', '/api/self'))),
      ...(await row('an employee reads the own month', (ask) =>
        ask('GET', '/employee/worklogs', { token: tokens.anna }),
      )),
      ...(await row('open the dashboard (self, employees, projects, month)', (ask) =>
        Promise.all([
          asOwner('POST', '/api/self')(ask),
          asOwner('GET', '/api/employees')(ask),
          asOwner('GET', '/api/projects')(ask),
          asOwner('GET', '/api/worklogs')(ask),
        ]),
      )),
      ...(await row('add an employee', async (ask) =>
        made.parse(await asOwner('POST', '/api/employees', { name: `New ${aPress()}`, token: 'bdgk' })(ask)),
      )),
      ...(await row(
        'queue an export',
        asOwner('POST', '/api/exports', {
          kind: 'entries',
          filters: { from: '2026-11-01', to: '2026-11-02' },
        }),
      )),
    );
    await fillMonth(grounds, site);
    return [...figures, ...(await listFigures(grounds, owner))];
  } finally {
    await grounds.stop();
  }
}

/** As the office's screen asks for it, and in the specification's shape. */
async function listFigures(grounds: CountedGrounds, token: string): Promise<Figure[]> {
  const ask = (accept: string) =>
    costOf(grounds, (call) => call('GET', `/api/worklogs?limit=${listed}`, { token, headers: { accept } }));
  const [columns, plain]: [Cost[], Cost[]] = [[], []];
  for (let time = 0; time < listTimes; time += 1) {
    columns.push(await ask(workLogColumnsMediaType));
    plain.push(await ask('application/json'));
  }
  const took = (costs: readonly Cost[]) => costs.map((cost) => cost.milliseconds);
  const middle = (of: keyof Cost, costs: readonly Cost[]) => median(costs.map((cost) => cost[of]));
  const name = '10,000 entries in one page';
  return [
    figure('list', `${name}, as columns: time over HTTP, embedded table`, took(columns), 'ms', 100),
    figure('list', `${name}, as columns: on the wire, gzip`, middle('bytes', columns) / 1000, 'kB'),
    figure('list', `${name}, in the specification's shape: time over HTTP`, took(plain), 'ms'),
    figure(
      'list',
      `${name}, in the specification's shape: on the wire, gzip`,
      middle('bytes', plain) / 1000,
      'kB',
    ),
    figure('list', `${name}: calls of the table`, middle('calls', columns), 'calls'),
    figure('list', `${name}: read units`, middle('reads', columns), 'RCU'),
  ];
}
