// A person of the office who is kept to some projects: every endpoint is asked with an entry of theirs and one of another project.

import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Endpoint, routeKey } from '#shared/api/endpoint.ts';
import { toWire } from '#shared/time/instant.ts';
import { aPress, type Tenant } from '#test/kit/system/tenant.ts';
import { useTenant } from '#test/kit/system/use-system.ts';
import { ask } from './asking.ts';
import { endpoints, requestOf } from './every-endpoint.ts';
import { foreignCells } from './foreign-ids.ts';
import { isOpen, roleOf } from './who-may.ts';

const { here, call } = useTenant();
const made = z.object({ id: z.string() });
const words = 'Kept from the foreman';
const outsideName = 'Zeppelin hangar';

/** Another project with an ended, a moved, a running entry, a comment; and an entry of theirs that came from there. */
async function theOutside({ tokens, ids, now }: Tenant) {
  const good = async (method: string, path: string, token: string, body: unknown) => {
    const { status, body: answered } = await call(method, path, { token, body });
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answered)}`);
    return answered;
  };
  const owner = tokens.company;
  const site = { lat: 64.9, lon: -23.9, radius: 150 };
  const project = made.parse(await good('POST', '/api/projects', owner, { name: outsideName, site })).id;
  const added = async (hours: number) => {
    const times = { start_time: toWire(now - hours * 3600), end_time: toWire(now - hours * 3600 + 1800) };
    const body = [{ ...times, employee_id: ids.other, project_id: project }];
    return z.tuple([made]).parse(await good('POST', '/api/worklogs', owner, body))[0].id;
  };
  const [ended, left, came] = [await added(20), await added(30), await added(40)];
  await good('POST', '/api/worklogs/comments', owner, { work_log_id: ended, comment: words });
  await good('PUT', '/api/worklogs', owner, { id: left, new_start_time: toWire(now - 31 * 3600) });
  await good('PUT', '/api/worklogs', owner, { id: came, new_project_id: ids.project });
  const press = {
    id: aPress(),
    project_id: project,
    at: toWire(now),
    location: { lat: '64.9001', lon: '-23.9001', timestamp: toWire(now) },
  };
  const running = made.parse(await good('POST', '/employee/v2/clock_in', tokens.plain, press)).id;
  const asked = async (token: string, about: { work_log_id?: string; project_id: string; word?: string }) => {
    const times = { start_time: toWire(now - 20 * 3600), end_time: toWire(now - 19 * 3600) };
    const body = { ...times, word: words, ...about, id: aPress() };
    return made.parse(await good('POST', '/employee/corrections', token, body)).id;
  };
  const declined = async (id: string, reason = words) =>
    good('PUT', `/api/corrections/${id}/decline`, owner, { reason });
  const goes = await added(50);
  await good('PUT', '/api/worklogs', owner, { id: goes, new_project_id: ids.project });
  const there = { work_log_id: ended, project_id: project };
  const requests = {
    missing: await asked(tokens.plain, { project_id: project }),
    change: await asked(tokens.plain, there),
    goesThere: await asked(tokens.anna, { work_log_id: ids.workLog, project_id: project }),
    comesFrom: await asked(tokens.plain, { work_log_id: ended, project_id: ids.project }),
    withdrawn: await asked(tokens.plain, { ...there, project_id: ids.project }),
    declined: await asked(tokens.plain, { ...there, project_id: ids.project }),
    goneSince: await asked(tokens.plain, { work_log_id: goes, project_id: ids.otherProject, word: 'Theirs' }),
  };
  await good('PUT', `/employee/corrections/${requests.withdrawn}/withdraw`, tokens.plain, undefined);
  await declined(requests.declined);
  await declined(requests.goneSince, 'Theirs');
  return { project, ended, left, running, came, goes, requests };
}

type Outside = Awaited<ReturnType<typeof theOutside>>;
let outside: Outside;
beforeAll(async () => {
  outside = await theOutside(here.tenant);
});

const ofCompany = endpoints.filter(
  (endpoint) => !isOpen(endpoint) && [undefined, 'COMPANY'].includes(roleOf(endpoint)),
);
const held = ofCompany.filter(({ scope }) => scope !== undefined);
const cells = held.map((endpoint) => ({ route: routeKey(endpoint), endpoint }));
/** The entry that came is read before it is deleted, and deleted before it is put back. */
const turn = (route: string): number => (route.includes('restore') ? 2 : route.includes('delete') ? 1 : 0);
const lastGone = cells.toSorted((one, other) => turn(one.route) - turn(other.route));
const asThey = (endpoint: Endpoint, sent: Parameters<typeof ask>[2], accept = 'application/json') =>
  ask(here.system.api, endpoint, sent, here.tenant.office.projects, { accept });

/** What would say that there is another project, its people's hours there, or who was told what. */
const traces = (): string[] => {
  const { project, ended, left, running } = outside;
  return [project, ended, left, running, words, outsideName, '64.9', '23.9'];
};
/** Every entry of the company with its comments. */
const entries = async (): Promise<string> =>
  JSON.stringify((await call('GET', '/api/worklogs', { token: here.tenant.tokens.company })).body);
const found = (text: string): string[] => traces().filter((trace) => text.includes(trace));

describe('of another project', () => {
  it.each(cells)('an id is answered in $route like one that does not exist', async ({ endpoint }) => {
    const { tenant } = here;
    const foreign = { project: outside.project, otherProject: outside.project, workLog: outside.ended };
    const ids = { ...tenant.ids, ...foreign, correction: outside.requests.change };
    const theirs = { ...tenant, ids: { ...ids, openWorkLog: outside.running } };
    const before = await entries();
    for (const cell of foreignCells(requestOf(endpoint), tenant, theirs, false)) {
      const [missing, ...others] = await Promise.all(
        [cell.missing, ...cell.foreign].map((sent) => asThey(endpoint, sent, '*/*')),
      );
      for (const other of others) expect(other, cell.position).toEqual(missing);
    }
    expect(await entries()).toBe(before);
  });

  it.each(lastGone.filter(({ endpoint }) => endpoint.scope === 'projects'))(
    'nothing is in the answer of $route',
    async ({ route, endpoint }) => {
      const { tenant } = here;
      const sent = requestOf(endpoint)(tenant.ids, tenant);
      const unfiltered = endpoint.method === 'GET' ? [{ ...sent, query: {} }] : [];
      const ofCame = { ...tenant.ids, workLog: outside.came, correction: tenant.ids.othersCorrection };
      // The entry that is deleted, and put back, is the one that came from the other project; one request takes one answer.
      const asked = /delete|restore|decline/.test(route)
        ? [requestOf(endpoint)(ofCame, tenant)]
        : [sent, ...unfiltered];
      const also = endpoint.method === 'GET' ? [requestOf(endpoint)(ofCame, tenant)] : [];
      for (const one of [...asked, ...also])
        for (const accept of ['application/json', ...Object.keys(endpoint.forms ?? {})]) {
          const { status, text } = await asThey(endpoint, one, accept);
          expect(status, text).toBeLessThan(300);
          expect(found(text)).toEqual([]);
        }
    },
  );

  it('no entry comes, and none of theirs goes there', async () => {
    const { ids, office } = here.tenant;
    const change = (body: object) => call('PUT', '/api/worklogs', { token: office.projects, body });
    const there = await change({ id: ids.workLog, new_project_id: outside.project });
    expect(there).toMatchObject({ status: 404, body: { code: 'project_missing' } });
    const back = await change({ id: outside.ended, new_project_id: ids.project });
    expect(back).toMatchObject({ status: 404, body: { code: 'work_log_missing' } });
  });

  it('a refresh says that an entry of theirs has gone there, and of no other', async () => {
    const { ids, tokens, office, now } = here.tenant;
    const times = { start_time: toWire(now - 9000), end_time: toWire(now - 8000) };
    const body = [{ ...times, employee_id: ids.other, project_id: ids.project }];
    const added = await call('POST', '/api/worklogs', { token: tokens.company, body });
    const [{ id }] = z.tuple([made]).parse(added.body);
    await call('PUT', '/api/worklogs', {
      token: tokens.company,
      body: { id, new_project_id: outside.project },
    });
    const path = `/api/worklogs/${ids.openWorkLog}/refresh`;
    const { status, body: news } = await call('GET', path, { token: office.projects });
    expect(status).toBe(200);
    const { gone } = z.object({ gone: z.array(z.string()) }).parse(news);
    expect(gone).toContain(id);
    expect(found(JSON.stringify(news))).toEqual([]);
    // Also a page whose newest entry it was.
    const after = await call('GET', `/api/worklogs/${id}/refresh`, { token: office.projects });
    expect(after).toMatchObject({ status: 200, body: { gone: expect.arrayContaining([id]) } });
    expect(found(JSON.stringify(after.body))).toEqual([]);
  });
});

describe('a request', () => {
  const shown = async () => {
    const { body } = await call('GET', '/api/corrections', { token: here.tenant.office.projects });
    return z
      .array(made)
      .parse(body)
      .map(({ id }) => id);
  };

  it('is shown only if each project it names, and that of its entry now, is theirs', async () => {
    const { requests, goes, project } = outside;
    const { tokens, ids } = here.tenant;
    const { goneSince, ...foreign } = requests;
    expect(await shown()).toEqual(expect.arrayContaining([ids.correction, ids.othersCorrection, goneSince]));
    for (const id of Object.values(foreign)) expect(await shown()).not.toContain(id);
    const moved = (new_project_id: string) =>
      call('PUT', '/api/worklogs', { token: tokens.company, body: { id: goes, new_project_id } });
    expect(await moved(project)).toMatchObject({ status: 200 });
    expect(await shown()).not.toContain(goneSince);
    await moved(ids.project);
  });

  it.each(['missing', 'change', 'goesThere', 'comesFrom', 'withdrawn', 'declined'] as const)(
    'that is not shown is not answered: %s',
    async (kind) => {
      const { tokens, office } = here.tenant;
      const before = await entries();
      const answer = (verb: string, body: object) =>
        call('PUT', `/api/corrections/${outside.requests[kind]}/${verb}`, { token: office.projects, body });
      const refused = { status: 404, body: { code: 'correction_missing' } };
      expect(await answer('take', {})).toMatchObject(refused);
      expect(await answer('decline', { reason: 'No' })).toMatchObject(refused);
      expect(await entries()).toBe(before);
      const { body } = await call('GET', '/api/corrections', { token: tokens.company });
      const kept = z.array(z.object({ id: z.string(), state: z.string() })).parse(body);
      const state = kind === 'withdrawn' || kind === 'declined' ? kind : 'waiting';
      expect(kept).toContainEqual(expect.objectContaining({ id: outside.requests[kind], state }));
    },
  );
});

describe('the report', () => {
  const read = async (token: string, query: Record<string, string>) => {
    const params = new URLSearchParams({ ...query, comments: 'false' });
    return (await call('GET', `/api/report?${params.toString()}`, { token })).body;
  };

  it('measures no hours of other projects, by rules of the query or by rest', async () => {
    const { office, ids, tokens, now } = here.tenant;
    const at = now - 10 * 86_400;
    const span = (from: number, to: number) => ({ start_time: toWire(at + from), end_time: toWire(at + to) });
    const add = async (project_id: string, times: object) => {
      const body = [{ ...times, employee_id: ids.other, project_id }];
      const { status } = await call('POST', '/api/worklogs', { token: tokens.company, body });
      expect(status).toBeLessThan(300);
    };
    await add(ids.project, span(3600, 7200));
    const day = toWire(at + 3600).slice(0, 10);
    const query = { from: day, to: day, employee_id: ids.other, overtime_after_day_hours: '1.5' };
    const before = await read(office.projects, query);
    await add(outside.project, span(0, 3600));
    expect(await read(office.projects, query)).toEqual(before);
    expect(await read(tokens.company, query)).not.toEqual(before);
    expect(await read(office.projects, query)).not.toHaveProperty('rest');
  });
});

describe('an endpoint that has not said how it keeps to projects', () => {
  it.each(ofCompany.filter(({ scope }) => scope === undefined).map((one) => ({ route: routeKey(one), one })))(
    'is refused: $route',
    async ({ one }) => {
      const { status } = await asThey(one, requestOf(one)(here.tenant.ids, here.tenant));
      expect(status).toBe(403);
    },
  );
});

describe('sums', () => {
  it('count the person’s projects only', async () => {
    const { office, tokens } = here.tenant;
    const read = async (token: string) => {
      const { body } = await call('GET', '/api/worklogs/overview', { token });
      return z.object({ open: z.array(made), waiting: z.object({ count: z.number() }) }).parse(body);
    };
    const [theirs, all] = [await read(office.projects), await read(tokens.company)];
    expect(all.open.map(({ id }) => id)).toContain(outside.running);
    expect(theirs.open.map(({ id }) => id)).not.toContain(outside.running);
    expect(theirs.waiting.count).toBeLessThan(all.waiting.count);
  });
});
