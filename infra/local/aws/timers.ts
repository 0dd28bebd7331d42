// The schedules of the template, by the movable clock.

import { randomUUID } from 'node:crypto';
import type { Clock } from '#infra/local/clock.ts';
import { reasonOf } from '#infra/local/refusal.ts';
import type { Schedule, Target } from '#infra/local/site/template.ts';

const unitSeconds: Readonly<Record<string, number>> = { minute: 60, hour: 3600, day: 86_400 };
const wakeMillisecondsMax = 60_000;
/** Schedules at least this frequent repair what a killed process left, so they also run at the start. */
const repairSecondsMax = 300;

/** Seconds between two sends of `rate(5 minutes)`. */
export function periodSeconds(expression: string): number {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const seconds = Number(count) * (unitSeconds[unit] ?? Number.NaN);
  if (Number.isFinite(seconds) && seconds > 0) return seconds;
  throw new Error(`the runner does not know the schedule ${expression}`);
}

/** What EventBridge Scheduler puts in place of its context words. */
function filled(input: string, dueAt: number): string {
  return input
    .replaceAll('<aws.scheduler.scheduled-time>', new Date(dueAt * 1000).toISOString().replace('.000Z', 'Z'))
    .replaceAll('<aws.scheduler.execution-id>', randomUUID())
    .replaceAll('<aws.scheduler.attempt-number>', '1');
}

/**
 * Starts the timers. Frequent ones run at once, to repair what a crash left. A clock moved past several due times sends each message once, for the newest of them;
 * moved back, it waits for the next due time from there.
 */
export function startTimers(
  schedules: readonly Schedule[],
  clock: Pick<Clock, 'now' | 'onMove'>,
  deliver: (target: Target, body: string) => Promise<void>,
): { stop: () => void } {
  const dueBefore = (now: number, period: number) => Math.floor(now / period) * period;
  const timed = schedules.map((schedule) => {
    const period = periodSeconds(schedule.expression);
    return { schedule, period, sentFor: dueBefore(clock.now(), period) };
  });
  let timer: NodeJS.Timeout | undefined;

  function send(schedule: Schedule, at: number): void {
    for (const target of schedule.targets)
      deliver(target, filled(target.input ?? '{}', at)).catch((error: unknown) =>
        console.error(`the schedule ${schedule.name} could not send: ${reasonOf(error)}`),
      );
  }
  function sendDue(): void {
    const now = clock.now();
    for (const one of timed) {
      const dueAt = dueBefore(now, one.period);
      if (dueAt > one.sentFor) send(one.schedule, dueAt);
      one.sentFor = dueAt;
    }
    const nextAt = Math.min(...timed.map((one) => one.sentFor + one.period));
    clearTimeout(timer);
    timer = setTimeout(sendDue, Math.min((nextAt - now) * 1000, wakeMillisecondsMax));
  }
  clock.onMove(sendDue);
  for (const { schedule, period } of timed) if (period <= repairSecondsMax) send(schedule, clock.now());
  if (timed.length) sendDue();
  return { stop: () => clearTimeout(timer) };
}
