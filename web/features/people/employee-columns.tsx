// The columns of the employees, and one employee as a row of a narrow screen.

import { useMemo } from 'react';
import type { Employee } from '#shared/model/employee.ts';
import { isOwn } from '#web/crew/examples.ts';
import { Ruler, RulerHours } from '#web/ui/display/ruler.tsx';
import { WeekBars } from '#web/ui/display/week-bars.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import type { Column } from '#web/ui/table/table-model.ts';
import { byName } from '#web/words/alphabet.ts';
import { Edit, type EmployeeRow, type EmployeeView, Login, MarkedName, NowBadge } from './employee-cells.tsx';
import { EmployeeMenu } from './menu/employee-menu.tsx';
import { hourColumns, Hours, MonthFact } from './hours/hour-cells.tsx';
import { LastEntry } from './last-entry.tsx';
import { noHours } from './hours/list-hours.ts';
import styles from './people.module.css';
import { longest, nameWidthPx, textPx, type WantedWidth } from './column-widths.ts';

/** The sign before the words of a forgotten clock-out. */
const signPx = 8;

const secondsInHour = 3600;
const boldWeekSeconds = 40 * secondsInHour;
/** The hours of a bar of full height, for everyone. */
const fullWeekSeconds = 56 * secondsInHour;

/** `rows`: those whose hours the foot adds up. */
export function useEmployeeColumns(view: EmployeeView, rows: readonly Employee[]): Column<Employee>[] {
  return useMemo(
    () => [nameColumn(view, rows), ...nowColumns(view), ...hoursOf(view, rows), ...factColumns(view)],
    [view, rows],
  );
}

/** The name first, then today's hours, the project in a line, and the weeks. */
export function useEmployeeWidths(
  { presence }: EmployeeView,
  rows: readonly Employee[],
): readonly WantedWidth[] {
  return useMemo(() => {
    const projects = [...(presence?.values() ?? [])].map(({ entry }) => entry.project.name);
    return [
      { id: 'name', px: Math.min(270, nameWidthPx(rows)) },
      { id: 'today', px: 114 },
      { id: 'project', px: Math.min(270, textPx(longest(projects))) },
      { id: 'today', px: 200 },
      { id: 'weeks', px: 180 },
    ];
  }, [presence, rows]);
}

/** The inactive ones have no hours to show. */
export function useInactiveColumns(view: EmployeeView): Column<Employee>[] {
  return useMemo(() => [nameColumn(view, []), ...factColumns(view)], [view]);
}

function nameColumn(view: EmployeeView, rows: readonly Employee[]): Column<Employee> {
  const { t, time } = view;
  const count = rows.filter(isOwn).length;
  return {
    id: 'name',
    label: t('employees.name'),
    rowHead: true,
    wraps: true,
    sortBy: ({ name }) => name,
    compare: byName,
    foot: rows.length > 0 ? t('lists.employees', { count, shown: time.number(count) }) : undefined,
    cell: (employee) => <MarkedName employee={employee} />,
  };
}

function nowColumns(view: EmployeeView): Column<Employee>[] {
  const { t, time, now, presence } = view;
  return [
    {
      id: 'now',
      label: t('lists.now'),
      width: `${Math.max(110, textPx(t('lists.forgotten').length) + signPx)}px`,
      cell: ({ id }) => <NowBadge of={presence?.get(id)} time={time} t={t} />,
    },
    {
      id: 'project',
      label: t('lists.project'),
      width: '136px',
      givesWay: 3,
      cell: ({ id }) => {
        const one = presence?.get(id);
        if (!one) return null;
        const { name } = one.entry.project;
        return (
          <span className={classNames(styles.projectName, one.state === 'out' && 'dim')} title={name}>
            {name}
          </span>
        );
      },
    },
    {
      id: 'today',
      label: t('lists.today'),
      width: '92px',
      givesWay: 5,
      head: (
        <span className={styles.scale}>
          <RulerHours every={12} />
        </span>
      ),
      cell: ({ id }) => (
        <Ruler
          label="off"
          size="s"
          segments={presence?.get(id)?.segments ?? []}
          nowMinute={presence?.has(id) ? time.minuteAt(now) : undefined}
        />
      ),
    },
  ];
}

function hoursOf(view: EmployeeView, rows: readonly Employee[]): Column<Employee>[] {
  const { week, month, weeks } = hourColumns(view, {
    boldFrom: boldWeekSeconds,
    chart: (values, label) => <WeekBars values={values} label={label} full={fullWeekSeconds} />,
    rows: rows.filter(isOwn),
  });
  return [week, month, weeks];
}

function factColumns(view: EmployeeView): Column<Employee>[] {
  const { t, time } = view;
  return [
    {
      id: 'latest_work_log',
      label: t('employees.lastEntry'),
      width: '100px',
      firstDescending: true,
      hidden: !view.hasLatest,
      sortBy: ({ latest_work_log }) => latest_work_log,
      cell: ({ latest_work_log }) => (
        <LastEntry at={latest_work_log} time={time} none={t('employees.noEntry')} />
      ),
    },
    {
      id: 'created',
      label: t('employees.created'),
      width: '98px',
      firstDescending: true,
      sortBy: ({ created }) => created,
      cell: ({ created }) => <span className="num dim">{time.dayText(time.dayAt(created))}</span>,
    },
    {
      id: 'login',
      label: t('employees.login'),
      // The dots, the button's word, the button of the SMS.
      width: `${92 + textPx(t('lists.show').length)}px`,
      hidden: !view.hasLogins,
      cell: (employee) => <Login {...view} employee={employee} />,
    },
    {
      id: 'edit',
      label: t('employees.editing'),
      hideLabel: true,
      align: 'end',
      width: '96px',
      cell: (employee) => (
        <span className={styles.rowButtons}>
          <Edit {...view} employee={employee} />
          <EmployeeMenu {...view} employee={employee} />
        </span>
      ),
    },
  ];
}

export function CompactEmployee({ employee, ...view }: EmployeeRow) {
  const { t, time, now, presence, hours, hasWeeks, hasLatest } = view;
  const here = presence?.get(employee.id);
  return (
    <div className={styles.compact}>
      <div className={styles.compactLine}>
        <span className={styles.compactWho}>
          <b className={styles.compactName}>
            <MarkedName employee={employee} />
          </b>
          <NowBadge of={here} time={time} t={t} />
        </span>
        <span className={styles.tools}>
          <Edit {...view} employee={employee} />
          <EmployeeMenu {...view} employee={employee} />
        </span>
      </div>
      {here && (
        <>
          <p className={styles.compactProject}>{here.entry.project.name}</p>
          <Ruler label="off" size="s" segments={here.segments} nowMinute={time.minuteAt(now)} />
        </>
      )}
      <div className={styles.compactFoot}>
        <p className={styles.compactFacts}>
          {hours && !employee.disabled && (
            <span>
              <span className="dim">{t('lists.week')}</span>{' '}
              <Hours
                seconds={(hours.get(employee.id) ?? noHours).week}
                time={time}
                boldFrom={boldWeekSeconds}
              />
            </span>
          )}
          {hours && hasWeeks && !employee.disabled && <MonthFact {...view} of={employee} />}
          {hasLatest && (
            <span>
              <span className="dim">{t('employees.lastEntry')}</span>{' '}
              <LastEntry at={employee.latest_work_log} time={time} none={t('employees.noEntry')} />
            </span>
          )}
          <span>
            <span className="dim">{t('employees.created')}</span>{' '}
            <span className="num">{time.dayText(time.dayAt(employee.created))}</span>
          </span>
        </p>
        <Login {...view} employee={employee} />
      </div>
    </div>
  );
}
