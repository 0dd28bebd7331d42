// A site with monthly pay periods on the second of November: October's entries, and every way to change them.

import type { Input } from '#shared/api/endpoint.ts';
import type { payPeriods } from '#shared/api/pay-periods.ts';
import type { Settings } from '#shared/model/company/company.ts';
import type { PayPeriod, PeriodState } from '#shared/model/pay-period.ts';
import { movePayPeriod } from '#functions/domain/periods/move.ts';
import { listPayPeriods } from '#functions/domain/periods/periods.ts';
import { answerEnd } from '#functions/domain/worklogs/press/assumed.ts';
import { addOwn } from '#functions/domain/worklogs/change/add.ts';
import { comment } from '#functions/domain/worklogs/comments.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { World } from '#test/kit/world/context.ts';
import { aSite } from '#test/kit/world/site.ts';

type Calls = typeof payPeriods.endpoints;
export const monthly = (steps: 'lock' | 'submit_approve_lock') => ({
  every: 'month' as const,
  starts: 1,
  steps,
});
export const october = '2026-10-01';
/** A shift of October, from eight to `to`. */
export const shift = (day: string, to = '16:00') => ({
  start_time: `2026-${day}T08:00:00Z`,
  end_time: `2026-${day}T${to}:00Z`,
});

/** Approval is on. */
export async function aPeriodSite(world: World, over: Partial<Settings> = {}) {
  const settings: Settings = {
    ...firstSettings('en', 'Atlantic/Reykjavik'),
    features: { approve_work_logs: true },
    pay_periods: monthly('submit_approve_lock'),
    ...over,
  };
  const site = await aSite(world, { settings });
  const { company, anna } = site;
  const asCompany = () => world.asCompany(company);
  const periods = async (query: Input<Calls['list']>['query'] = {}): Promise<PayPeriod[]> =>
    listPayPeriods(await asCompany(), { query });
  async function period(start = october): Promise<PayPeriod> {
    const [found] = await periods({ from: start, to: start });
    if (!found) throw new Error(`no period holds ${start}`);
    return found;
  }
  /** One step, from the version that is there. */
  async function moved(to_state: PeriodState, reason?: string, start = october): Promise<PayPeriod> {
    const { version } = await period(start);
    const body = { to_state, version, ...(reason === undefined ? {} : { reason }) };
    return movePayPeriod(await asCompany(), { path: { start }, body });
  }
  return {
    ...site,
    periods,
    period,
    moved,
    sent: async (start: string, body: Input<Calls['move']>['body']) =>
      movePayPeriod(await asCompany(), { path: { start }, body }),
    set: (change: Partial<Settings>) =>
      world.table.write({
        update: keys.company(company.id),
        set: Object.fromEntries(Object.entries(change).map(([name, value]) => [`st.${name}`, value])),
      }),
    /** Approves October's entries and moves the period to `state`. */
    async taken(state: PeriodState): Promise<void> {
      const entries = await site.listed({ from: october, to: '2026-10-31' });
      for (const { id, approved } of entries) if (!approved) await site.edited({ id, approved: true });
      for (const step of ['submitted', 'approved', 'locked'] as const) {
        if ((await period()).state !== state) await moved(step);
      }
    },
    /** As if the sweep had ended it. */
    assumed: ({ id }: WorkLog) =>
      world.table.write({
        update: keys.workLog(company.id, id.slice(1, 7), `${anna.id}#${id.slice(15, 17)}#${id.slice(17)}`),
        set: { ae: 1 },
      }),
    answered: async (id: string, end_time: string) =>
      answerEnd(await world.asEmployee(anna), { path: { id }, body: { end_time } }),
    addedByAnna: async (entry: { start_time: string; end_time: string }) =>
      addOwn(await world.asEmployee(anna), { body: [{ ...entry, project_id: site.roof.id }] }),
    commented: async (work_log_id: string) =>
      comment(await asCompany(), { body: { work_log_id, comment: 'Said later' } }),
  };
}
