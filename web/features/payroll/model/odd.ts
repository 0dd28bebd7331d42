// The odd entries of a month: first what must be fixed before locking or the file, then what is only worth a look.
// Each row has a suggestion with the very time in it where the entries themselves say one.

import { isOutside, metresApart } from '#shared/distance.ts';
import type { Site } from '#shared/model/place.ts';
import type { PayrollCheck } from '#shared/model/payroll.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { DaySpan } from '#shared/pay/pay-periods.ts';
import { minutesPerDay } from '#shared/time/calendar.ts';
import type { Day } from '#shared/time/day.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { isRunning, lengthOf, segmentOn } from '#web/entry/entry-times.ts';
import { laned } from '#web/entry/lanes.ts';
import { usualEnd } from '#shared/time/usual-end.ts';
import type { RulerSegment } from '#web/ui/display/ruler.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';

const leastChangeSeconds = 60;

export const oddKinds = [
  'kennitala',
  'forgotten',
  'overlap',
  'sameKennitala',
  'tooLong',
  'assumed',
  'away',
] as const;
export type OddKind = (typeof oddKinds)[number];

/** A new in or out time of one entry, in epoch seconds. */
export type Fix = { readonly entry: WorkLog; readonly start?: number; readonly end?: number };

export type OddRow = {
  /** Names the versions of its entries, so that a change of an entry makes another row. */
  readonly id: string;
  readonly kind: OddKind;
  /** Locking or the file waits for it. */
  readonly mustFix: boolean;
  readonly employee: { readonly id: string; readonly name: string };
  /** Undefined: all month. */
  readonly day: Day | undefined;
  readonly entries: readonly WorkLog[];
  readonly segments: readonly RulerSegment[];
  readonly seconds: number;
  readonly fix: Fix | undefined;
  /** Of two employees with one kennitala: the second. */
  readonly other?: OddRow['employee'];
  /** Of two that overlap: the time that both count. */
  readonly shared?: { readonly from: number; readonly to: number };
  /** Of a press outside the project's site: which, and how far from it. */
  readonly away?: { readonly event: 'in' | 'out'; readonly metres: number };
};

export type OddInput = {
  readonly time: CompanyTime;
  readonly now: number;
  readonly span: DaySpan;
  /** Also those around the month, from which the usual ends come. */
  readonly entries: readonly WorkLog[];
  readonly findings: PayrollCheck['findings'];
  /** Seconds of the month, by employee. */
  readonly secondsOf: (employeeId: string) => number;
  readonly isOver: boolean;
  readonly isApprovalOn: boolean;
  /** By project. */
  readonly sites: ReadonlyMap<string, Site>;
  /** Rows that the office has called right. */
  readonly right: ReadonlySet<string>;
};

export function oddRows(input: OddInput): OddRow[] {
  const { time, span } = input;
  const byEmployee = Map.groupBy(input.entries, ({ employee }) => employee.id);
  const rows = [...byEmployee.values()].flatMap((own) => {
    const ofMonth = own.filter(({ start_time }) => {
      const day = time.dayAt(start_time);
      return span.from <= day && day <= span.to;
    });
    return [
      ...ofMonth.flatMap((entry) => [...aloneRow(input, own, entry), ...awayRow(input, entry)]),
      ...overlapRows(input, own).filter(({ entries }) => entries.some((entry) => ofMonth.includes(entry))),
    ];
  });
  const order = (row: OddRow) => oddKinds.indexOf(row.kind);
  return [
    ...kennitalaRows(input),
    ...[...rows, ...sameKennitalaRows(input)]
      .filter((row) => !isCalledRight(input, row))
      .toSorted((one, other) => order(one) - order(other) || (other.day ?? '').localeCompare(one.day ?? '')),
  ];
}

/** Where the company approves, an approved entry is right; elsewhere, and without entries, the device remembers the row. */
function isCalledRight({ isApprovalOn, right }: OddInput, { id, kind, entries }: OddRow): boolean {
  if (kind === 'forgotten') return false;
  return isApprovalOn && entries.length > 0 ? entries.every(({ approved }) => approved) : right.has(id);
}

const aboutNoDay = { day: undefined, entries: [], segments: [], fix: undefined } as const;

function kennitalaRows({ findings, secondsOf }: OddInput): OddRow[] {
  return findings.flatMap(({ code, employee }): OddRow[] =>
    (code === 'kennitala_missing' || code === 'kennitala_wrong') && employee
      ? [
          {
            ...aboutNoDay,
            id: `kennitala ${employee.id}`,
            kind: 'kennitala',
            mustFix: true,
            employee,
            seconds: secondsOf(employee.id),
          },
        ]
      : [],
  );
}

/** A row for each pair: the check names the others beside each employee. */
function sameKennitalaRows({ findings, secondsOf }: OddInput): OddRow[] {
  return findings.flatMap(({ code, employee, others = [] }) =>
    code !== 'kennitala_shared' || !employee
      ? []
      : others
          .filter(({ id }) => employee.id < id)
          .map(
            (other): OddRow => ({
              ...aboutNoDay,
              id: `sameKennitala ${employee.id} ${other.id}`,
              kind: 'sameKennitala',
              // The file asks before it is made.
              mustFix: false,
              employee,
              other,
              seconds: secondsOf(employee.id),
            }),
          ),
  );
}

const rowId = (kind: OddKind, entries: readonly WorkLog[]): string =>
  [kind, ...entries.map(({ id, version }) => `${id}:${version}`)].join(' ');

function aloneRow(input: OddInput, own: readonly WorkLog[], entry: WorkLog): OddRow[] {
  const { time, now, isOver } = input;
  const seconds = lengthOf(time, entry, now);
  const isLeft = isRunning(entry) && (isOver || isVeryLong(seconds));
  const kind: OddKind | undefined = isLeft
    ? 'forgotten'
    : isRunning(entry)
      ? undefined
      : isVeryLong(seconds)
        ? 'tooLong'
        : entry.assumed_end
          ? 'assumed'
          : undefined;
  if (kind === undefined) return [];
  const day = time.dayAt(entry.start_time);
  const segment = segmentOn(time, entry, day, now);
  return [
    {
      id: rowId(kind, [entry]),
      kind,
      mustFix: isLeft,
      employee: entry.employee,
      day,
      entries: [entry],
      segments: segment ? [segment] : [],
      seconds,
      fix: endFix(input, own, entry),
    },
  ];
}

/** The press that was made farthest from the project's site, if it lies outside. */
function awayRow({ time, now, sites }: OddInput, entry: WorkLog): OddRow[] {
  const site = sites.get(entry.project.id);
  if (!site) return [];
  const [away] = (['in', 'out'] as const)
    .flatMap((event) => {
      const place = entry.places?.[event];
      return place && isOutside(site, place) ? [{ event, metres: metresApart(site, place) }] : [];
    })
    .toSorted((one, other) => other.metres - one.metres);
  if (!away) return [];
  const day = time.dayAt(entry.start_time);
  const segment = segmentOn(time, entry, day, now);
  return [
    {
      id: rowId('away', [entry]),
      kind: 'away',
      mustFix: false,
      employee: entry.employee,
      day,
      entries: [entry],
      segments: segment ? [segment] : [],
      seconds: lengthOf(time, entry, now),
      fix: undefined,
      away,
    },
  ];
}

/** The end of a usual day; for an entry that is too long, only if it is earlier. */
function endFix({ time, now }: OddInput, own: readonly WorkLog[], entry: WorkLog): Fix | undefined {
  const usual = usualEnd(time.zone, own, entry, now);
  if (usual === undefined) return undefined;
  const given = entry.end_time === undefined ? undefined : time.seconds(entry.end_time);
  if (given !== undefined && Math.abs(usual.at - given) < leastChangeSeconds) return undefined;
  if (given !== undefined && !entry.assumed_end && usual.at > given) return undefined;
  return { entry, end: usual.at };
}

/** Each entry with the one before it that it overlaps. A forgotten one overlaps everything after it and has its own row. */
function overlapRows({ time, now }: OddInput, own: readonly WorkLog[]): OddRow[] {
  const ended = own
    .flatMap((entry) =>
      entry.end_time === undefined
        ? []
        : [{ entry, startAt: time.seconds(entry.start_time), endAt: time.seconds(entry.end_time) }],
    )
    .toSorted((one, other) => one.startAt - other.startAt);
  const rows: OddRow[] = [];
  let latest: (typeof ended)[number] | undefined;
  for (const one of ended) {
    if (latest !== undefined && one.startAt < latest.endAt && one.endAt > one.startAt)
      rows.push(overlapRow(time, now, latest, one));
    if (latest === undefined || one.endAt > latest.endAt) latest = one;
  }
  return rows;
}

type Spell = { readonly entry: WorkLog; readonly startAt: number; readonly endAt: number };

function overlapRow(time: CompanyTime, now: number, first: Spell, second: Spell): OddRow {
  const day = time.dayAt(second.startAt);
  const entries = [first.entry, second.entry];
  const parts = [first, second].flatMap(({ entry, startAt, endAt }) => {
    const segment = segmentOn(time, entry, day, now);
    return segment ? [{ startAt, endAt, segment }] : [];
  });
  const ends = time.startOf(day) + minutesPerDay * 60;
  return {
    id: rowId('overlap', entries),
    kind: 'overlap',
    mustFix: true,
    employee: second.entry.employee,
    day,
    entries,
    segments: laned(parts, (at) => (at >= ends ? minutesPerDay : time.minuteAt(at))).segments,
    seconds: first.endAt - first.startAt + second.endAt - second.startAt,
    // An entry within another has no time of its own that could be kept.
    fix: second.endAt > first.endAt ? { entry: second.entry, start: first.endAt } : undefined,
    shared: { from: second.startAt, to: Math.min(first.endAt, second.endAt) },
  };
}
