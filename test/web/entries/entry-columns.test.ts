// Proves that the office requests lists as columns, and reads either form of the reply.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { workLogColumnsMediaType } from '#shared/model/worklog/columns.ts';
import { loadConfig } from '#web/api/config.ts';
import { readAll } from '#web/entry/live-entries.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const entry = aWorkLog({ work_log_comments: [] });
const columns = {
  employees: [entry.employee],
  projects: [entry.project],
  ids: [entry.id],
  employee: [0],
  project: [0],
  start: [Date.parse(entry.start_time) / 1000],
  seconds: [entry.total_time ?? null],
  version: [entry.version],
  approved: [entry.approved ? 1 : 0],
  located: [entry.has_location ? 1 : 0],
  by: [0],
  authors: [entry.created_by],
  rest: [],
};
async function answers(body: unknown) {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body)));
  const settings = { api: 'https://api.example.test', photos: '' };
  asked.mockImplementationOnce(() => Promise.resolve(Response.json(settings)));
  vi.stubGlobal('fetch', asked);
  await loadConfig();
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

describe('the entries of a filter', () => {
  it('are asked for as columns, and read from them', async () => {
    const asked = await answers(columns);
    expect(await readAll({})).toEqual([entry]);
    expect(new Headers(asked.mock.calls[1]?.[1]?.headers).get('accept')).toContain(workLogColumnsMediaType);
  });

  it('are read as they are where a server of before knows no columns', async () => {
    await answers([entry]);
    expect(await readAll({})).toEqual([entry]);
  });
});
