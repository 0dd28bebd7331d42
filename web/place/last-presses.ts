// The last located clock-ins of a project: where the site probably is.

import { middleOf } from '#shared/distance.ts';
import { sitePresses } from '#shared/limits.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { Position } from '#shared/model/place.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { readAll } from '#web/entry/live-entries.ts';

export type LastPresses = { readonly entries: readonly WorkLog[]; readonly middle: Position | undefined };

export async function lastPresses(projectId: string, today: Day): Promise<LastPresses> {
  const listed = await readAll({
    from: addDays(today, -sitePresses.days),
    to: today,
    project_id: [projectId],
    places: 'true',
  });
  const entries = listed.filter(({ places }) => places?.in !== undefined).slice(0, sitePresses.count);
  return { entries, middle: middleOf(entries.flatMap(({ places }) => places?.in ?? [])) };
}
