// The palette of the office: employees and projects with what can be done with them, actions, screens, language, colour scheme.

import {
  IconArrowRight,
  IconCheck,
  IconClockEdit,
  IconFolder,
  IconKeyboard,
  IconLanguage,
  IconList,
  IconLogout,
  IconMessage2,
  IconPlus,
  IconReportAnalytics,
  IconSunMoon,
  IconUser,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { companies } from '#shared/api/company.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { Project } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { currentLanguage, type Language, useTexts } from '#web/text.ts';
import { Palette } from '#web/ui/overlay/palette/palette.tsx';
import type { PaletteGroup, PaletteItem } from '#web/ui/overlay/palette/palette-search.ts';
import { chooseScheme } from '#web/ui/style/scheme.ts';
import { openingForm } from '#web/desk/arrival/open-on-arrival.ts';
import { useDeskLanguage } from '#web/desk/desk-language.ts';
import { placeHref, placeKeys, placesOf, projectHref } from '#web/desk/desk-places.ts';
import { personHref } from '#web/desk/person-href.ts';
import { useEndNow } from '#web/entry/end-now.ts';
import { isRunning, lengthOf, sumOfEnded } from '#web/entry/entry-times.ts';
import { isVeryLong } from '#shared/time/duration.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { deskKeys } from '#web/desk/desk-shortcuts.ts';
import { monthName } from '#web/words/day-words.ts';
import { languages } from '#shared/limits.ts';
import { languageNames } from '#web/words/language-names.ts';
import { keepLately, latelyOf } from './lately.ts';
import { useMay } from '#web/desk/may.ts';
import { monthReportHref, useMonths } from './palette-months.ts';
import { useApproving, usePaletteWeek } from './palette-week.ts';
import { PresencePicture } from './presence-picture.tsx';
import { counted } from '#web/words/counted.ts';

type Props = {
  readonly onClose: () => void;
  readonly onAddEntry: (employeeId?: string) => void;
  readonly onShortcuts: () => void;
  readonly onLogOut: () => void;
};
/** Beside the words of a row. */
const look = { size: 18, stroke: 1.75 } as const;

type Named = { readonly id: string; readonly name: string };

const { listEmployees, listProjects } = companies.endpoints;

export function DeskPalette(props: Props) {
  const t = useTexts('keys');
  const loading = useTexts('shell')('loading');
  const { say } = useErrorWords();
  const records = useRecords(props);
  const groups = useLately([
    // Names come before actions of the same rank.
    ...records.groups,
    useActions(props, records.approving),
    usePlaces(),
    useClockingOut(),
    useMonths(<IconReportAnalytics {...look} />),
  ]);
  const appearance = useAppearance(props);
  const unread = records.fault ? say(records.fault) : records.isLooking ? loading : undefined;
  const hints = { choose: t('hintChoose'), run: t('hintRun'), more: t('hintMore'), undo: t('hintUndo') };
  return (
    <Palette
      label={t('ask')}
      groups={[...groups, appearance]}
      unread={unread}
      hints={hints}
      found={(count) => t('found', counted(count))}
      onClose={props.onClose}
    />
  );
}

/**
 * The groups, which remember what is chosen, with the latest choices before them. Those that change something at once
 * are not among them: the first row is chosen, and Ctrl K with Enter must change nothing.
 */
function useLately(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  const t = useTexts('keys');
  const { id: account } = useSignedIn();
  const remembering = (item: PaletteItem): PaletteItem => ({
    ...item,
    run: () => {
      if (!item.isAct) keepLately(account, item.id);
      item.run();
    },
  });
  const all = groups.map((group) => ({ ...group, items: group.items.map(remembering) }));
  const known = new Map(all.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const items = latelyOf(account).flatMap((id) => {
    const item = known.get(id);
    return item ? [{ ...item, id: `lately-${id}` }] : [];
  });
  return [{ label: t('lately'), onlyUntyped: true, items }, ...all];
}

function useActions({ onAddEntry, onShortcuts }: Props, approving: readonly PaletteItem[]): PaletteGroup {
  const t = useTexts('keys');
  const navigate = useNavigate();
  const mayWrite = useMay('work_log.edit');
  const mayEmploy = useMay('employee.manage');
  const mayBuild = useMay('project.manage');
  const create = (place: 'employees' | 'projects') => () =>
    void navigate(placeHref(place), { state: openingForm('add') });
  const writing: PaletteItem[] = [
    {
      id: 'add',
      label: t('addEntry'),
      icon: <IconPlus {...look} />,
      keys: deskKeys.addEntry,
      run: () => onAddEntry(),
    },
    ...approving,
  ];
  const creating: PaletteItem[] = [
    ...(mayEmploy
      ? [
          {
            id: 'employee',
            label: t('createEmployee'),
            icon: <IconPlus {...look} />,
            run: create('employees'),
          },
        ]
      : []),
    ...(mayBuild
      ? [{ id: 'project', label: t('createProject'), icon: <IconPlus {...look} />, run: create('projects') }]
      : []),
  ];
  const reading = {
    id: 'keys',
    label: t('title'),
    icon: <IconKeyboard {...look} />,
    keys: deskKeys.list,
    run: onShortcuts,
  };
  return { label: t('actions'), items: [...(mayWrite ? writing : []), ...creating, reading] };
}

function usePlaces(): PaletteGroup {
  const t = useTexts('keys');
  const shell = useTexts('shell');
  const navigate = useNavigate();
  const items = placesOf(useSignedIn()).map((place) => ({
    id: `place-${place}`,
    label: shell(`nav.${place}`),
    icon: <IconArrowRight {...look} />,
    keys: `g ${placeKeys[place]}`,
    run: () => void navigate(placeHref(place)),
  }));
  return { label: t('places'), items };
}

/** Clocks an employee out, with Undo. A forgotten entry did not last until now: the employee's page asks when it ended. */
function useClockOutItem(): (entry: WorkLog) => PaletteItem {
  const t = useTexts('keys');
  const time = useCompanyTime();
  const navigate = useNavigate();
  const endNow = useEndNow();
  return (entry) => {
    const item = { id: `out-${entry.id}`, label: t('clockOut', { name: entry.employee.name }) };
    return isVeryLong(lengthOf(time, entry, serverSeconds()))
      ? {
          ...item,
          icon: <IconClockEdit {...look} />,
          run: () => void navigate(personHref(entry.employee.id), { state: openingForm('end') }),
        }
      : { ...item, icon: <IconLogout {...look} />, isAct: true, run: () => void endNow(entry) };
  };
}

/** Clocked-in employees. */
function useClockingOut(): PaletteGroup {
  const t = useTexts('keys');
  const time = useCompanyTime();
  const mayWrite = useMay('work_log.edit');
  const clockOutOf = useClockOutItem();
  const { open = [] } = useRead(worklogs.endpoints.overview, {}).data ?? {};
  const items = open
    .filter(({ example }) => !mayWrite || example !== true)
    .map(
      (entry): PaletteItem => ({
        ...clockOutOf(entry),
        detail: t('since', { project: entry.project.name, moment: time.momentText(entry.start_time) }),
      }),
    );
  return { label: t('onTheClock'), onlyTyped: true, isExact: true, items: mayWrite ? items : [] };
}

function useRecords(props: Props): {
  groups: PaletteGroup[];
  /** Approves this week's waiting entries, if there are any. */
  approving: readonly PaletteItem[];
  fault: Error | null;
  isLooking: boolean;
} {
  const t = useTexts('keys');
  const employees = useRead(listEmployees, {});
  const projects = useRead(listProjects, {});
  const week = usePaletteWeek();
  const approvingOf = useApprovingItems(week.time);
  const employee = useEmployeeItem(props, week, approvingOf);
  const project = useProjectItem();
  const groups = [
    { label: t('employees'), onlyTyped: true, items: (employees.data ?? []).map(employee) },
    { label: t('projects'), onlyTyped: true, items: (projects.data ?? []).map(project) },
  ];
  const [employeesFault, projectsFault] = [faultOf(employees), faultOf(projects)];
  const fault = (employees.data ? null : employeesFault) ?? (projects.data ? null : projectsFault);
  const approving = approvingOf('approve-week', t('approveWeek'), week.waiting);
  return { groups, approving, fault, isLooking: !employees.data || !projects.data };
}

type PaletteWeek = ReturnType<typeof usePaletteWeek>;

function useApprovingItems(time: PaletteWeek['time']) {
  const t = useTexts('keys');
  const approveAll = useApproving();
  return (id: string, label: string, those: readonly WorkLog[]): readonly PaletteItem[] => {
    const seconds = sumOfEnded(those).seconds;
    const detail = t('waits', { ...counted(those.length), hours: time.hours(seconds) });
    const icon = <IconCheck {...look} />;
    return those.length === 0
      ? []
      : [{ id, label, detail, icon, isAct: true, run: () => void approveAll(those) }];
  };
}

/** The entries of an employee or a project. */
function useEntriesItem() {
  const t = useTexts('keys');
  const navigate = useNavigate();
  return (filter: string, { id, name }: Named): PaletteItem => ({
    id: `entries-${id}`,
    label: t('entriesOfName', { name }),
    icon: <IconList {...look} />,
    run: () => void navigate(placeHref('entries', new URLSearchParams({ [filter]: id }))),
  });
}

/** The report of this month, of an employee or a project. */
function useHoursItem() {
  const t = useTexts('keys');
  const navigate = useNavigate();
  const month = useCompanyTime().today().slice(0, 7);
  return (filter: string, { id, name }: Named): PaletteItem => ({
    id: `hours-${id}`,
    label: t('hoursOfName', { name, month: monthName(currentLanguage(), month) }),
    icon: <IconReportAnalytics {...look} />,
    run: () => void navigate(monthReportHref(month, { [filter]: id })),
  });
}

/** Where the employee is, and how to clock them out. */
function usePresence({ time, presence }: PaletteWeek) {
  const t = useTexts('keys');
  const mayWrite = useMay('work_log.edit');
  const clockOutOf = useClockOutItem();
  const shownOf = (id: string): Pick<PaletteItem, 'detail' | 'picture'> => {
    const here = presence.get(id);
    if (!here) return {};
    const { entry, state, segments } = here;
    const picture = (
      <PresencePicture
        segments={segments}
        nowMinute={time.minuteAt(serverSeconds())}
        isRunning={state !== 'out'}
      />
    );
    const since = { project: entry.project.name, moment: time.clockAt(entry.start_time) };
    return { picture, detail: state === 'out' ? entry.project.name : t('since', since) };
  };
  const clockingOut = ({ id, example }: Employee): readonly PaletteItem[] => {
    const here = presence.get(id);
    return !mayWrite || example || !here || !isRunning(here.entry) ? [] : [clockOutOf(here.entry)];
  };
  return { shownOf, clockingOut };
}

function useEmployeeItem(
  { onAddEntry }: Props,
  week: PaletteWeek,
  approvingOf: ReturnType<typeof useApprovingItems>,
) {
  const t = useTexts('keys');
  const shell = useTexts('shell');
  const navigate = useNavigate();
  const mayWrite = useMay('work_log.edit');
  const mayManage = useMay('employee.manage');
  const { shownOf, clockingOut } = usePresence(week);
  const entriesOf = useEntriesItem();
  const hoursOf = useHoursItem();
  return (one: Employee): PaletteItem => ({
    id: one.id,
    label: one.name,
    icon: <IconUser {...look} />,
    ...(one.example || one.disabled
      ? { detail: one.example ? shell('exampleMark') : t('inactive') }
      : shownOf(one.id)),
    run: () => void navigate(personHref(one.id)),
    more: () => ({
      label: t('with', { name: one.name }),
      items: [
        ...clockingOut(one),
        ...approvingOf(
          `approve-of-${one.id}`,
          t('approveWeekOf', { name: one.name }),
          week.waiting.filter(({ employee: { id } }) => id === one.id),
        ),
        ...(mayWrite && !one.disabled && !one.example
          ? [
              {
                id: `add-for-${one.id}`,
                label: t('addEntryFor', { name: one.name }),
                icon: <IconPlus {...look} />,
                run: () => onAddEntry(one.id),
              },
            ]
          : []),
        ...(mayManage && !one.disabled && !one.example
          ? [
              {
                id: `sms-to-${one.id}`,
                label: t('sendLogin', { name: one.name }),
                icon: <IconMessage2 {...look} />,
                ...(one.phone_number === '' ? {} : { detail: one.phone_number }),
                run: () => void navigate(personHref(one.id), { state: openingForm('sms') }),
              },
            ]
          : []),
        entriesOf('employee_id', one),
        hoursOf('employee_id', one),
      ],
    }),
  });
}

function useProjectItem() {
  const t = useTexts('keys');
  const shell = useTexts('shell');
  const navigate = useNavigate();
  const entriesOf = useEntriesItem();
  const hoursOf = useHoursItem();
  return (one: Project): PaletteItem => ({
    id: one.id,
    label: one.name,
    icon: <IconFolder {...look} />,
    ...(one.example || !one.is_open ? { detail: one.example ? shell('exampleMark') : t('closed') } : {}),
    run: () => void navigate(projectHref(one.id)),
    more: () => ({
      label: t('with', { name: one.name }),
      items: [entriesOf('project_id', one), hoursOf('project_id', one)],
    }),
  });
}

function useAppearance({ onLogOut }: Props): PaletteGroup {
  const t = useTexts('keys');
  const shell = useTexts('shell');
  const chooseLanguage = useDeskLanguage();
  const language = (code: Language): PaletteItem => ({
    id: `language-${code}`,
    label: languageNames[code],
    words: shell('language'),
    icon: <IconLanguage {...look} />,
    run: () => void chooseLanguage(code),
  });
  const scheme = { words: shell('theme'), icon: <IconSunMoon {...look} /> };
  const items = [
    ...languages.filter((code) => code !== currentLanguage()).map(language),
    { id: 'light', label: t('lightLook'), ...scheme, run: () => chooseScheme('light') },
    { id: 'dark', label: t('darkLook'), ...scheme, run: () => chooseScheme('dark') },
    { id: 'system', label: t('systemLook'), ...scheme, run: () => chooseScheme('auto') },
    { id: 'out', label: shell('logOut'), icon: <IconLogout {...look} />, isAct: true, run: onLogOut },
  ];
  return { label: t('appearance'), items };
}
