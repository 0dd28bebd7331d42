// The screen /app: its frame, and the part that the hash of the address names, each loaded when first shown.

import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Permission } from '#shared/access.ts';
import { productName } from '#shared/limits.ts';
import { useHolds } from '#web/api/holds.ts';
import { useTexts } from '#web/text.ts';
import { late } from '#web/ui/page/late.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { DeskFrame } from '#web/desk/desk-frame.tsx';
import { type DeskPlace, isProject } from '#web/desk/desk-places.ts';
import { isPoster, siteIn } from '#web/desk/poster/poster-href.ts';
import { requestsHash } from '#web/desk/requests/requests-href.ts';
import { isPerson } from '#web/desk/person-href.ts';

type Part = {
  readonly place: DeskPlace;
  readonly Shown: ComponentType;
  /** What the person's role must hold to open it. */
  readonly access: Permission;
};

const part = (load: () => Promise<ComponentType>) => late(load, <SkeletonRows />);

const Board = part(async () => (await import('#web/features/board/board.tsx')).Board);
const Week = part(async () => (await import('#web/features/week/week.tsx')).Week);
const Employees = part(async () => (await import('#web/features/people/employees.tsx')).Employees);
const Person = part(async () => (await import('#web/features/people/person/person.tsx')).Person);
const Projects = part(async () => (await import('#web/features/people/projects.tsx')).Projects);
const Project = part(async () => (await import('#web/features/people/project/project.tsx')).Project);
const Poster = part(async () => (await import('#web/features/people/poster/poster.tsx')).Poster);
const Entries = part(async () => (await import('#web/features/entries/entries.tsx')).Entries);
const Payroll = part(async () => (await import('#web/features/payroll/payroll.tsx')).Payroll);
const Settings = part(async () => (await import('#web/features/settings/settings.tsx')).Settings);

const Requests = part(async () => (await import('#web/features/requests/requests.tsx')).Requests);

const NotYours = late(async () => (await import('#web/desk/not-yours.tsx')).NotYours, <SkeletonRows />);

const overview: Part = { place: 'overview', Shown: Board, access: 'work_log.read' };
const parts: Readonly<Record<string, Part>> = {
  '#overview': overview,
  '#week': { place: 'week', Shown: Week, access: 'work_log.read' },
  '#employees': { place: 'employees', Shown: Employees, access: 'desk.read' },
  '#projects': { place: 'projects', Shown: Projects, access: 'desk.read' },
  '#all-entries': { place: 'entries', Shown: Entries, access: 'work_log.read' },
  [requestsHash]: { place: 'entries', Shown: Requests, access: 'work_log.read' },
  '#payroll': { place: 'payroll', Shown: Payroll, access: 'payroll.make' },
  '#settings': { place: 'settings', Shown: Settings, access: 'desk.read' },
};

const person: Part = { place: 'employees', Shown: Person, access: 'desk.read' };

const project: Part = { place: 'projects', Shown: Project, access: 'desk.read' };

const sitePoster: Part = { place: 'projects', Shown: Poster, access: 'employee.manage' };
const companyPoster: Part = { place: 'employees', Shown: Poster, access: 'employee.manage' };

function partOf(hash: string): Part {
  if (isPerson(hash)) return person;
  if (isPoster(hash)) return siteIn(hash) === undefined ? companyPoster : sitePoster;
  return isProject(hash) ? project : (parts[hash] ?? overview);
}

export function Screen() {
  const { hash } = useLocation();
  const t = useTexts('shell');
  const { place, Shown, access } = partOf(hash);
  const isTheirs = useHolds(access);
  // The page of a person, a project or a poster is one of its own, though its place is the list.
  const page = isPerson(hash) || isProject(hash) || isPoster(hash) || hash === requestsHash ? hash : place;
  const shownBefore = useRef(page);
  useEffect(() => {
    // In a microtask, because the guard's effect runs after this one and sets the screen's title.
    queueMicrotask(() => {
      document.title = `${t(`nav.${place}`)} · ${productName}`;
    });
    if (shownBefore.current === page) return;
    shownBefore.current = page;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [place, page, t]);
  return (
    <DeskFrame current={place}>
      {isTheirs ? <Shown key={page} /> : <NotYours title={t(`nav.${place}`)} />}
    </DeskFrame>
  );
}
