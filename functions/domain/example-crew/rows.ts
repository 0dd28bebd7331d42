// The example crew's rows, computed from the company's row and the clock; none are stored.

import { createHash } from 'node:crypto';
import { exampleCrewDays } from '#shared/limits.ts';
import { exampleCrew as en } from '#shared/text/en/server/example-crew.ts';
import { exampleCrew as is } from '#shared/text/is/server/example-crew.ts';
import { exampleCrew as pl } from '#shared/text/pl/server/example-crew.ts';
import { exampleCrew as pt } from '#shared/text/pt/server/example-crew.ts';
import { addDays, type Day, weekdayOf } from '#shared/time/day.ts';
import { dayOf, instantOf, zoneOf } from '#shared/time/zone.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { Project } from '#functions/table/rows/project-row.ts';
import type { CommentRow } from '#functions/table/rows/work-log-parts.ts';
import { monthAt, workLogId, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { type CommentName, crew, crewNames, overlapping, type Person, running } from './people.ts';

export type ExampleCrew = {
  readonly employees: readonly Employee[];
  readonly projects: readonly Project[];
  /** Oldest start first. */
  readonly entries: readonly WorkLogRow[];
};

export const texts = { en, is, pt, pl } as const;

// Employee ids contain a letter that random ids never have, and have their length; entry ids are built from them.
const employeeId = (place: number): string => `example${place + 1}`;
const projectId = (place: number): string => `pexample${place + 1}`;
const exampleId = /^(?:p?example\d|w\d{6}example\d\w+)$/;
/** Whether the id is an employee's, project's or entry's of the example crew; random ids never look so. */
export const isExampleId = (id: string): boolean => exampleId.test(id);

/** The crew's entries up to `now`. The same rows at every call; today's grow with the clock. */
export function rowsOf(company: Company, cameAt: number, now: number): ExampleCrew {
  const entries = entriesOf(company, cameAt, now);
  const words = texts[company.settings.language];
  const employees = crew().map(({ lunch }, place): Employee => {
    const id = employeeId(place);
    return {
      id,
      companyId: company.id,
      name: crewNames[company.country][place] ?? '',
      createdAt: cameAt,
      isDisabled: false,
      tokenSealed: '',
      tokenHash: '',
      credentialVersion: 0,
      version: 0,
      phone: '',
      needs: [],
      integrations: {},
      lunch,
      latestAt: entries.findLast((entry) => entry.employeeId === id)?.startAt,
      open: undefined,
    };
  });
  const projects = Object.values(words.project).map((name, place): Project => {
    const own = entries.filter((entry) => entry.projectId === projectId(place));
    return {
      id: projectId(place),
      companyId: company.id,
      name,
      description: undefined,
      version: 0,
      isOpen: true,
      createdAt: cameAt,
      createdBy: 'Company',
      budgetHours: undefined,
      totalSeconds: own.reduce((sum, { startAt, endAt = startAt }) => sum + endAt - startAt, 0),
      latestAt: own.at(-1)?.startAt,
    };
  });
  return { employees, projects, entries };
}

type Span = { readonly startAt: number; readonly endAt: number; readonly project: number };

function entriesOf(company: Company, cameAt: number, now: number): WorkLogRow[] {
  const zone = zoneOf(company.settings.time_zone);
  const came = dayOf(zone, cameAt);
  const last = addDays(came, exampleCrewDays.after);
  const today = dayOf(zone, now);
  const rows: WorkLogRow[] = [];
  const started = cameAt - running.sinceSeconds;
  crew().forEach((person, place) => {
    const spans: Span[] = [];
    for (let day = addDays(came, -exampleCrewDays.before); day <= today && day <= last; day = addDays(day, 1))
      for (const span of spansOf(company, person, place, day)) spans.push(span);
    if (place === running.person) {
      const endAt = started + running.wholeSeconds;
      const isApart = (span: Span) => span.endAt <= started || span.startAt >= endAt;
      spans.splice(0, spans.length, ...spans.filter(isApart), { ...running, startAt: started, endAt });
    }
    if (place === overlapping.person) overlapOnce(spans, cameAt);
    spans.forEach((span, index) => {
      if (span.startAt > now) return;
      const comment = index % 4 === place % 4 ? person.says[index % person.says.length] : undefined;
      const isApproved = span.startAt < cameAt - exampleCrewDays.unapproved * 86_400;
      rows.push(rowOf(company, employeeId(place), span, { now, comment, isApproved }));
    });
  });
  return rows.toSorted((one, other) => one.startAt - other.startAt);
}

function overlapOnce(spans: Span[], cameAt: number): void {
  const { project, bySeconds, dayOverSeconds } = overlapping;
  const at = spans.findLastIndex((span) => span.project === project && span.endAt + dayOverSeconds <= cameAt);
  const span = spans[at];
  if (span) spans[at] = { ...span, endAt: span.endAt + bySeconds };
}

/**
 * People do not press on the full minute: each stretch is shifted by up to six minutes, the same at every call.
 */
function spansOf(company: Company, person: Person, place: number, day: Day): Span[] {
  const zone = zoneOf(company.settings.time_zone);
  const stretches = person.week[weekdayOf(day)] ?? [];
  const moved = createHash('sha256').update(`${company.id} ${place} ${day}`).digest()[0] ?? 0;
  return stretches.map(({ from, to, project }) => ({
    startAt: instantOf(zone, day, from + (moved % 7)),
    endAt: instantOf(zone, day, to + (moved % 7)),
    project,
  }));
}

type EntryDetails = {
  readonly now: number;
  readonly comment: CommentName | undefined;
  readonly isApproved: boolean;
};

function rowOf(
  company: Company,
  id: string,
  span: Span,
  { now, comment, isApproved }: EntryDetails,
): WorkLogRow {
  const month = monthAt(span.startAt);
  const day = new Date(span.startAt * 1000).toISOString().slice(8, 10);
  const entry = `${id}#${day}#${hashOf(`${company.id} ${id} ${span.startAt} ${span.project}`)}`;
  const endAt = span.endAt <= now ? span.endAt : undefined;
  const said = comment === undefined ? undefined : commentOf(company, span.startAt, comment);
  return {
    companyId: company.id,
    month,
    entry,
    id: workLogId(month, entry),
    employeeId: id,
    projectId: projectId(span.project),
    startAt: span.startAt,
    endAt,
    originalStartAt: undefined,
    originalEndAt: undefined,
    isApproved: isApproved && endAt !== undefined,
    version: 1,
    changedAt: endAt ?? span.startAt,
    createdBy: 'Employee',
    comments: said && said.createdAt <= now ? [said] : [],
    locationIn: undefined,
    locationOut: undefined,
    isClockCorrected: false,
    deviceAt: undefined,
    createdHash: 'example',
    endedHash: endAt === undefined ? undefined : 'example',
    isDeleted: false,
  };
}

const commentedAfterSeconds = 80 * 60;

function commentOf(company: Company, startAt: number, name: CommentName): CommentRow {
  return {
    id: `m${hashOf(`${company.id} ${startAt} ${name}`).slice(0, 7)}`,
    text: texts[company.settings.language].comment[name],
    createdAt: startAt + commentedAfterSeconds,
    createdBy: 'Employee',
    photoId: undefined,
    photoState: undefined,
  };
}

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 14);
