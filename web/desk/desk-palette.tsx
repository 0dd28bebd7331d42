// The palette of the office: actions, screens, employees, projects with their entries, language, colour scheme.

import { useNavigate } from 'react-router-dom';
import { companies } from '#shared/api/company.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { currentLanguage, type Language, useTexts } from '#web/text.ts';
import { Palette } from '#web/ui/overlay/palette.tsx';
import type { PaletteGroup, PaletteItem } from '#web/ui/overlay/palette-search.ts';
import { chooseScheme } from '#web/ui/style/scheme.ts';
import { openingForm } from './open-on-arrival.ts';
import { useDeskLanguage } from './desk-language.ts';
import { personHref } from './person-href.ts';
import { placeHref, placeKeys, placesOf } from './desk-places.ts';
import { deskKeys } from './desk-shortcuts.ts';
import { languageNames, languageOrder } from '#web/words/language-names.ts';
import { useMayWrite } from './may-write.ts';

type Props = {
  readonly onClose: () => void;
  readonly onAddEntry: () => void;
  readonly onShortcuts: () => void;
  readonly onLogOut: () => void;
};
type Named = { readonly id: string; readonly name: string };

const { listEmployees, listProjects } = companies.endpoints;

export function DeskPalette(props: Props) {
  const t = useTexts('keys');
  const loading = useTexts('shell')('loading');
  const { say } = useErrorWords();
  const records = useRecords();
  const groups = [useActions(props), usePlaces(), ...records.groups, useAppearance(props)];
  const unread = records.fault ? say(records.fault) : records.isLooking ? loading : undefined;
  return <Palette open label={t('ask')} groups={groups} unread={unread} onClose={props.onClose} />;
}

function useActions({ onAddEntry, onShortcuts }: Props): PaletteGroup {
  const t = useTexts('keys');
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const create = (place: 'employees' | 'projects') => () =>
    void navigate(placeHref(place), { state: openingForm('add') });
  const writing: PaletteItem[] = [
    { id: 'add', label: t('addEntry'), keys: deskKeys.addEntry, run: onAddEntry },
    { id: 'employee', label: t('createEmployee'), run: create('employees') },
    { id: 'project', label: t('createProject'), run: create('projects') },
  ];
  const reading = { id: 'keys', label: t('title'), keys: deskKeys.list, run: onShortcuts };
  return { label: t('actions'), items: [...(mayWrite ? writing : []), reading] };
}

function usePlaces(): PaletteGroup {
  const t = useTexts('keys');
  const shell = useTexts('shell');
  const navigate = useNavigate();
  const items = placesOf(useSignedIn()).map((place) => ({
    id: `place-${place}`,
    label: shell(`nav.${place}`),
    keys: `g ${placeKeys[place]}`,
    run: () => void navigate(placeHref(place)),
  }));
  return { label: t('places'), items };
}

function useRecords(): { groups: PaletteGroup[]; fault: Error | null; isLooking: boolean } {
  const t = useTexts('keys');
  const shell = useTexts('shell');
  const navigate = useNavigate();
  const employees = useRead(listEmployees, {});
  const projects = useRead(listProjects, {});
  const employee = ({ id, name }: Named, off: string | false): PaletteItem => ({
    id,
    label: name,
    ...(off ? { detail: off } : {}),
    run: () => void navigate(personHref(id)),
  });
  const project = ({ id, name }: Named, off: string | false): PaletteItem => ({
    id,
    label: name,
    detail: off ? `${t('entriesOf')} · ${off}` : t('entriesOf'),
    run: () => void navigate(placeHref('entries', new URLSearchParams({ project_id: id }))),
  });
  const groups = [
    {
      label: t('employees'),
      onlyTyped: true,
      items: (employees.data ?? []).map((one) =>
        employee(one, one.example ? shell('exampleMark') : one.disabled && t('inactive')),
      ),
    },
    {
      label: t('projects'),
      onlyTyped: true,
      items: (projects.data ?? []).map((one) =>
        project(one, one.example ? shell('exampleMark') : !one.is_open && t('closed')),
      ),
    },
  ];
  const [employeesFault, projectsFault] = [faultOf(employees), faultOf(projects)];
  const fault = (employees.data ? null : employeesFault) ?? (projects.data ? null : projectsFault);
  return { groups, fault, isLooking: !employees.data || !projects.data };
}

function useAppearance({ onLogOut }: Props): PaletteGroup {
  const t = useTexts('keys');
  const shell = useTexts('shell');
  const chooseLanguage = useDeskLanguage();
  const language = (code: Language): PaletteItem => ({
    id: `language-${code}`,
    label: languageNames[code],
    words: shell('language'),
    run: () => void chooseLanguage(code),
  });
  const items = [
    ...languageOrder.filter((code) => code !== currentLanguage()).map(language),
    { id: 'light', label: t('lightLook'), words: shell('theme'), run: () => chooseScheme('light') },
    { id: 'dark', label: t('darkLook'), words: shell('theme'), run: () => chooseScheme('dark') },
    { id: 'system', label: t('systemLook'), words: shell('theme'), run: () => chooseScheme('auto') },
    { id: 'out', label: shell('logOut'), run: onLogOut },
  ];
  return { label: t('appearance'), items };
}
