// The shared time clock's tiles: active employees by name, with the project of those who are clocked in. No secrets.

import type { Reply } from '#shared/api/endpoint.ts';
import type { timeClock } from '#shared/api/time-clock.ts';
import { toWire } from '#shared/time/instant.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { instantOrNull } from './identity.ts';
import * as store from './store.ts';

type Tiles = Reply<typeof timeClock.endpoints.listEmployees>;

export async function listTimeClockEmployees(ctx: CompanyCtx): Promise<Tiles> {
  const { company, table } = ctx;
  const active = (await store.employeesOf(table, company.id)).filter((employee) => !employee.isDisabled);
  const openOn = active.flatMap(({ open }) => (open ? [open.projectId] : []));
  const names = openOn.length
    ? await store.projectNames(table, company.id, openOn)
    : new Map<string, string>();
  return active
    .toSorted((one, other) => one.name.localeCompare(other.name, company.settings.language))
    .map(({ id, name, latestAt, open }) => ({
      id,
      name,
      latest_work_log: instantOrNull(latestAt),
      open: open
        ? {
            id: open.id,
            start_time: toWire(open.startAt),
            project: { id: open.projectId, name: names.get(open.projectId) ?? '' },
          }
        : null,
    }));
}
