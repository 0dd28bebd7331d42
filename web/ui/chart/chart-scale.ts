// Scales of charts: few round lines from zero, and where a forecast meets a budget.

import { type Climb, type HourBar, workedOf } from './hour-bar.ts';

/** A chart's width until its place is measured. */
export const chartFirstPx = 640;

const secondsInHour = 3600;
/** At most four lines, the zero line included. */
const linesAboveZero = 3;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 400];
const emptyHours = 40;
/** The scale ends a little above the highest. */
const room = 1.06;

export type Scale = { readonly ticks: readonly number[]; readonly top: number };

/** A scale in hours for what is at most so many seconds high. */
export function scaleFor(highest: number): Scale {
  const hours = highest > 0 ? highest / secondsInHour : emptyHours;
  const fits = (step: number) => hours / step < linesAboveZero + 1;
  let step = steps.find(fits);
  for (let large = 1000; step === undefined; large *= 2) if (fits(large)) step = large;
  const lines = Math.floor(hours / step);
  return { ticks: Array.from({ length: lines + 1 }, (_, index) => index * step), top: hours * room };
}

export type ClimbPoint = {
  /** 0 is the left edge of the first bar's place, 1 its right edge. */
  readonly x: number;
  /** Hours. */
  readonly worked?: number;
  readonly forecast?: number;
};

export type Climbed = {
  readonly points: readonly ClimbPoint[];
  /** The right edge of the last bar that is worked. */
  readonly nowX: number;
  readonly worked: number;
  readonly budget: number | undefined;
  /** Where the forecast meets the budget, if it does so here. */
  readonly ringX: number | undefined;
  readonly highest: number;
};

/** The line of the hours as they add up, and its forecast to the right edge. */
export function climbOf(bars: readonly HourBar[], climb: Climb): Climbed {
  const past = bars.filter(({ expected }) => expected === undefined);
  const sums = climbedSums(past, climb.before);
  const nowX = past.length;
  const worked = sums.at(-1) ?? climb.before;
  const budget = climb.budget !== undefined && climb.budget > 0 ? climb.budget : undefined;
  const perBar = climb.perBar ?? 0;
  const left = bars.length - nowX;
  const isForecast = perBar > 0 && left > 0;
  const end = worked + perBar * left;
  const meets = budget !== undefined && isForecast ? nowX + (budget - worked) / perBar : undefined;
  const inHours = (seconds: number) => seconds / secondsInHour;
  return {
    points: [
      { x: 0, worked: inHours(climb.before) },
      ...sums.map((sum, index) => ({
        x: index + 1,
        worked: inHours(sum),
        ...(isForecast && index + 1 === nowX ? { forecast: inHours(sum) } : {}),
      })),
      ...(isForecast ? [{ x: bars.length, forecast: inHours(end) }] : []),
    ],
    nowX,
    worked,
    budget,
    ringX: meets !== undefined && meets >= nowX && meets <= bars.length ? meets : undefined,
    highest: Math.max(worked, isForecast ? end : 0, budget ?? 0),
  };
}

/** The sum after each bar. */
export function climbedSums(bars: readonly HourBar[], before: number): readonly number[] {
  let sum = before;
  return bars.map((bar) => {
    sum += workedOf(bar);
    return sum;
  });
}
