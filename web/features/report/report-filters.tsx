// The report's filters and rules: dates, people, projects, overtime, lunch, comments.

import { IconAdjustmentsHorizontal, IconFolder, IconMessage, IconUser } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { companies } from '#shared/api/company.ts';
import type { ReportRules } from '#shared/model/report.ts';
import { useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Chip } from '#web/ui/form/chip.tsx';
import { RangePicker } from '#web/ui/date/range-picker.tsx';
import { SelectFilter } from '#web/ui/form/select-filter.tsx';
import { byName } from '#web/words/alphabet.ts';
import { isOwn } from '#web/crew/examples.ts';
import styles from './report.module.css';
import { askedRules, RuleChips } from './rules/rule-chips.tsx';
import { distinctRanges, usualRanges, weeksAndMonths } from '#web/files/usual-ranges.ts';
import type { ReportQuery, useReportQuery } from './use-report-query.ts';
import { useReportWords } from './use-report-words.ts';

type Props = ReturnType<typeof useReportQuery> & {
  readonly rules: ReportRules | undefined;
  /** The report could not be read, perhaps because of the rules in the address: the form can still correct them. */
  readonly hasFailed: boolean;
  /** The report is the example crew's: only then are its people and projects offered as filters. */
  readonly isExample: boolean;
};
export function ReportFilters(props: Props) {
  const { settings } = useSignedIn();
  const { query, today, change, showsComments, hasFailed, isExample } = props;
  const rules = props.rules ?? (hasFailed ? askedRules(query, settings) : undefined);
  const t = useTexts('report');
  const words = useReportWords();
  const rule = settings?.pay_periods;
  const ranges = distinctRanges([...weeksAndMonths(rule), 'thisYear'], usualRanges(today, rule));
  return (
    <div className={styles.filters} data-no-print="">
      <RangePicker
        label={t('range')}
        value={{ from: query.from, to: query.to }}
        onChange={(range) => change({ from: range?.from, to: range?.to })}
        shown={({ from, to }) => `${words.day(from)}–${words.day(to)}`}
        presets={ranges.map(({ name, range }) => ({ label: t(`presets.${name}`), range }))}
      />
      <FoldedOnPhones set={setIn(query) + (showsComments ? 1 : 0)}>
        <WhoseFilters query={query} change={change} isExample={isExample} />
        {rules && <RuleChips query={query} change={change} rules={rules} />}
        <Chip
          icon={<IconMessage size={18} stroke={1.75} />}
          on={showsComments}
          onClick={() => change({ comments: showsComments ? undefined : 'true' })}
          aria-pressed={showsComments}
        >
          {t(showsComments ? 'commentsShown' : 'commentsHidden')}
        </Chip>
      </FoldedOnPhones>
    </div>
  );
}

/** How many of people, projects, overtime, lunch and rounding are set: the first words of their names. */
const setIn = (query: ReportQuery): number =>
  new Set(
    Object.keys(query)
      .filter((name) => name !== 'from' && name !== 'to')
      .map((name) => name.split('_')[0]),
  ).size;

/** On a phone behind one button, which says how many are set: they would fill the first screen. */
function FoldedOnPhones({ set, children }: { readonly set: number; readonly children: ReactNode }) {
  const t = useTexts('report');
  const words = useReportWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span className={styles.fold}>
        <Chip
          icon={<IconAdjustmentsHorizontal size={18} stroke={1.75} />}
          on={set > 0}
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={id}
        >
          {set > 0 ? `${t('filters')} · ${words.number(set)}` : t('filters')}
        </Chip>
      </span>
      <div id={id} className={styles.folded} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}

const optionsOf = (named: readonly { id: string; name: string }[]) =>
  named.toSorted((a, b) => byName(a.name, b.name)).map(({ id, name }) => ({ value: id, label: name }));

/** Which employees, and which projects. */
function WhoseFilters({ query, change, isExample }: Pick<Props, 'query' | 'change' | 'isExample'>) {
  const t = useTexts('report');
  const shell = useTexts('shell');
  const { data: employees = [] } = useRead(companies.endpoints.listEmployees, {});
  const { data: projects = [] } = useRead(companies.endpoints.listProjects, {});
  // A person or project that is chosen in the address is always offered, so that it can be removed.
  const isOffered =
    (chosen: readonly string[] = []) =>
    (one: { readonly id: string; readonly example?: boolean | undefined }) =>
      !isOwn(one) && (isExample || chosen.includes(one.id));
  const words = { clearLabel: shell('clear'), searchLabel: shell('search') };
  const example = shell('exampleMark');
  return (
    <>
      <SelectFilter
        several
        icon={<IconUser size={18} stroke={1.75} />}
        allLabel={t('allEmployees')}
        {...words}
        value={query.employee_id ?? []}
        onChange={(employee_id) => change({ employee_id })}
        groups={[
          { label: t('active'), options: optionsOf(employees.filter((one) => !one.disabled && isOwn(one))) },
          { label: t('inactive'), options: optionsOf(employees.filter((one) => one.disabled)) },
          { label: example, options: optionsOf(employees.filter(isOffered(query.employee_id))) },
        ]}
      />
      <SelectFilter
        several
        icon={<IconFolder size={18} stroke={1.75} />}
        allLabel={t('allProjects')}
        {...words}
        value={query.project_id ?? []}
        onChange={(project_id) => change({ project_id })}
        groups={[
          { label: t('open'), options: optionsOf(projects.filter((one) => one.is_open && isOwn(one))) },
          { label: t('closed'), options: optionsOf(projects.filter((one) => !one.is_open)) },
          { label: example, options: optionsOf(projects.filter(isOffered(query.project_id))) },
        ]}
      />
    </>
  );
}
