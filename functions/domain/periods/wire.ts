// Pay periods as the wire carries them: state, figures, late entries by name, and every step.

import { productName } from '#shared/limits.ts';
import type { PayPeriod, PeriodStep } from '#shared/model/pay-period.ts';
import { toWire } from '#shared/time/instant.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { employeeFrom } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import type { PeriodRow, StepRow } from '#functions/table/rows/period-row.ts';
import { managerNames } from '#functions/domain/office-names/office-names.ts';
import { isOver } from './spans.ts';
import type { Tally } from './tally.ts';

/** The periods with their steps and tallies; late entries carry employee names. */
export async function periodsOnWire(
  ctx: Pick<CompanyCtx, 'table' | 'company' | 'now'>,
  rows: readonly PeriodRow[],
  steps: readonly StepRow[],
  tallies: readonly Tally[],
): Promise<PayPeriod[]> {
  const ids = [...new Set(tallies.flatMap(({ late }) => late.map(({ row }) => row.employeeId)))];
  const items = await ctx.table.getMany(ids.map((id) => keys.employee(ctx.company.id, id)));
  const found = items.flatMap((item) => (item ? [employeeFrom(item)] : []));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const managers = await managerNames(
    ctx.table,
    ctx.company.id,
    steps.map(({ managerId }) => managerId),
  );
  return rows.flatMap((row, at) => {
    const tally = tallies[at];
    return tally ? [periodOnWire(ctx, row, steps, tally, { employees: names, managers })] : [];
  });
}

type Names = {
  readonly employees: ReadonlyMap<string, string>;
  readonly managers: Awaited<ReturnType<typeof managerNames>>;
};

function periodOnWire(
  ctx: Pick<CompanyCtx, 'company' | 'now'>,
  { from, to, state, version, closed }: PeriodRow,
  steps: readonly StepRow[],
  tally: Tally,
  names: Names,
): PayPeriod {
  const { entries, seconds, open, unapproved, overlapping } = tally;
  return {
    from,
    to,
    state,
    version,
    is_over: isOver(ctx, to),
    entries,
    seconds,
    open,
    unapproved,
    overlapping,
    ...(closed
      ? { closed: { at: toWire(closed.at), entries: closed.entries, seconds: closed.seconds } }
      : {}),
    late: {
      count: tally.lateCount,
      entries: tally.late.map(({ row: { id, employeeId, startAt }, heardAt }) => ({
        id,
        employee: { id: employeeId, name: names.employees.get(employeeId) ?? '' },
        start_time: toWire(startAt),
        received_at: toWire(heardAt),
      })),
    },
    history: steps
      .filter((step) => step.from <= to && step.to >= from)
      .toSorted((one, other) => other.at - one.at || other.version - one.version)
      .map((step) => stepOnWire(ctx, step, names.managers)),
  };
}

const stepOnWire = (
  { company }: Pick<CompanyCtx, 'company'>,
  step: StepRow,
  managers: Names['managers'],
): PeriodStep => ({
  at: toWire(step.at),
  by: {
    kind: step.by,
    name: managers.get(step.managerId) ?? (step.by === 'Platform' ? productName : company.name),
  },
  from_state: step.fromState,
  to_state: step.toState,
  from: step.from,
  to: step.to,
  ...(step.reason === undefined ? {} : { reason: step.reason }),
  entries: step.entries,
  seconds: step.seconds,
});
