// The screen /app: its frame, and the part that the hash of the address names, each loaded when first shown.

import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { productName } from '#shared/limits.ts';
import { useTexts } from '#web/text.ts';
import { late } from '#web/ui/page/late.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { DeskFrame } from '#web/desk/desk-frame.tsx';
import { type DeskPlace, isProject } from '#web/desk/desk-places.ts';
import { isPoster, siteIn } from '#web/desk/poster/poster-href.ts';
import { isPerson } from '#web/desk/person-href.ts';

type Part = { readonly place: DeskPlace; readonly Shown: ComponentType };

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

const overview: Part = { place: 'overview', Shown: Board };
const parts: Readonly<Record<string, Part>> = {
  '#overview': overview,
  '#week': { place: 'week', Shown: Week },
  '#employees': { place: 'employees', Shown: Employees },
  '#projects': { place: 'projects', Shown: Projects },
  '#all-entries': { place: 'entries', Shown: Entries },
  '#payroll': { place: 'payroll', Shown: Payroll },
  '#settings': { place: 'settings', Shown: Settings },
};

const person: Part = { place: 'employees', Shown: Person };

const project: Part = { place: 'projects', Shown: Project };

const sitePoster: Part = { place: 'projects', Shown: Poster };
const companyPoster: Part = { place: 'employees', Shown: Poster };

function partOf(hash: string): Part {
  if (isPerson(hash)) return person;
  if (isPoster(hash)) return siteIn(hash) === undefined ? companyPoster : sitePoster;
  return isProject(hash) ? project : (parts[hash] ?? overview);
}

export function Screen() {
  const { hash } = useLocation();
  const t = useTexts('shell');
  const { place, Shown } = partOf(hash);
  // The page of a person, a project or a poster is one of its own, though its place is the list.
  const page = isPerson(hash) || isProject(hash) || isPoster(hash) ? hash : place;
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
      <Shown key={page} />
    </DeskFrame>
  );
}
