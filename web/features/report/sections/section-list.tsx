// The report's sections in the specification's order, each folded to a line, with its table, its print and its files.

import { type ReactNode, useState } from 'react';
import { paperRowsMax } from '#shared/limits.ts';
import type { ExportOptions } from '#shared/model/export.ts';
import { useTexts } from '#web/text.ts';
import type { WantedExport } from '#web/files/use-export.ts';
import { pdfOf, sheetOf } from '#web/features/report/report-export.ts';
import type { Group } from '#web/features/report/report-groups.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import {
  EntriesTable,
  GroupTable,
  SumsTable,
  useTablesBeforehand,
} from '#web/features/report/tables/late-tables.ts';
import type { useReportQuery } from '#web/features/report/use-report-query.ts';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { usePrinting } from '#web/ui/style/printing.ts';
import { ReportSection } from './report-section.tsx';
import styles from './sections.module.css';
import { type Opened, sectionIdOf } from './use-opened.ts';
import { counted } from '#web/words/counted.ts';

type Props = {
  readonly projects: readonly Group[];
  readonly employees: readonly Group[];
  /** What a daily rule means for projects. */
  readonly note: ReactNode;
  readonly filters: ReturnType<typeof useReportQuery>;
  readonly opened: Opened;
};

export function SectionList(props: Props) {
  const { projects, employees, opened } = props;
  const t = useTexts('report');
  const { entries, total, showsComments } = useReportView();
  useTablesBeforehand();
  const parts = useParts(props);
  return (
    <div className={styles.whole} data-dense={showsComments ? undefined : ''}>
      <ListHead opened={opened} />
      {parts.sums('project', projects, t('allProjects'))}
      {parts.sums('employee', employees, t('allEmployees'))}
      <SectionBand head={t('projects')} groups={projects} section={parts.group} opened={opened} />
      <SectionBand head={t('employees')} groups={employees} section={parts.group} opened={opened} />
      <p className={styles.band}>{t('allEntriesLink')}</p>
      <ReportSection
        {...parts.foldOf('all-time-entries')}
        title={t('allEntries')}
        {...parts.says(t('totalEmployees', { count: employees.length }))}
        sums={total}
        rows={entries.count}
        isTooLong={parts.isTooLong}
        wanted={parts.files.sheet('entries')}
      >
        <EntriesTable />
      </ReportSection>
    </div>
  );
}

/** The sections: the sums of all projects or employees, and one project or employee. */
function useParts({ note, filters, opened }: Props) {
  const t = useTexts('report');
  const { entries, total, splitsProjects } = useReportView();
  const says = useDetails();
  const files = useFiles(filters);
  const isTooLong = entries.count > paperRowsMax;
  const foldOf = (id: string) => ({ id, isOpen: opened.isOpen(id), toggle: opened.toggle });
  const sums = (kind: Group['kind'], groups: readonly Group[], title: string) => (
    <ReportSection
      {...foldOf(`all-${kind}s`)}
      title={title}
      {...says(t(kind === 'project' ? 'totalProjects' : 'totalEmployees', { count: groups.length }))}
      sums={total}
      note={kind === 'project' ? note : undefined}
      rows={groups.length}
      isTooLong={false}
      wanted={files.sheet(kind === 'project' ? 'projects' : 'employees')}
    >
      <SumsTable kind={kind} caption={title} groups={groups} />
    </ReportSection>
  );
  const group = (one: Group) => {
    const isProject = one.kind === 'project';
    const own = isProject ? { project_id: one.id } : { employee_id: one.id };
    const others = t(isProject ? 'totalEmployees' : 'totalProjects', { count: one.others });
    return (
      <ReportSection
        key={one.id}
        {...foldOf(sectionIdOf(one))}
        title={one.name}
        {...says(others, t('dayCount', { count: one.days }))}
        sums={one}
        of={one}
        isNotSplit={isProject && !splitsProjects}
        note={isProject ? note : undefined}
        rows={one.rowCount}
        isTooLong={isTooLong}
        wanted={files.sheet(isProject ? 'projects' : 'daily', own)}
        pdf={files.pdf(own)}
      >
        <GroupTable group={one} />
      </ReportSection>
    );
  };
  return { sums, group, foldOf, says, files, isTooLong };
}

/** What a line says beside its title, and its heading on paper. Each carries the example mark: it can be printed alone. */
function useDetails() {
  const t = useTexts('report');
  const shell = useTexts('shell');
  const words = useReportWords();
  const { from, to, example } = useReportView().entries.columns;
  const marked = (detail: string) => (example ? `${shell('exampleMark')} · ${detail}` : detail);
  return (people: string, days?: string) => ({
    about: marked(days === undefined ? people : `${people} · ${days}`),
    detail: marked(t('sectionDetail', { from: words.day(from), to: words.day(to), people })),
  });
}

/** The files of a section. The example crew has none. */
function useFiles(filters: Props['filters']) {
  const { example } = useReportView().entries.columns;
  return {
    sheet: (kind: WantedExport['kind'], own: ExportOptions = {}) =>
      example ? undefined : sheetOf(filters, kind, own),
    pdf: (own: ExportOptions) => (example ? undefined : pdfOf(filters, own)),
  };
}

const heads = ['entries', 'hours', 'normal', 'overtime', 'lunch'] as const;

/** A button that opens or folds all, a link to all entries, the names of the columns. */
function ListHead({ opened }: { opened: Opened }) {
  const t = useTexts('report');
  const { showsLunch } = useReportView();
  return (
    <div className={styles.head} data-no-print="">
      <span className={styles.ways}>
        <span>{t('sections')}</span>
        <button type="button" className={styles.way} onClick={opened.toggleAll}>
          {t(opened.isAllOpen ? 'closeAll' : 'openAll')}
        </button>
        <UiLink href={placeHref('entries')} className={styles.way}>
          {t('allEntriesLink')}
        </UiLink>
      </span>
      {heads
        .filter((name) => name !== 'lunch' || showsLunch)
        .map((name) => (
          <span key={name} className={styles.figureHead} data-figure={name} aria-hidden="true">
            {t(`columns.${name}`)}
          </span>
        ))}
    </div>
  );
}

const shownAtFirst = 8;
/** With fewer hidden lines the button would save no room. */
const foldedMin = 3;

type BandProps = {
  readonly head: string;
  readonly groups: readonly Group[];
  readonly section: (group: Group) => ReactNode;
  readonly opened: Opened;
};

/** The sections of all projects or of all employees: the first ones, all of them on request and on paper. */
function SectionBand({ head, groups, section, opened }: BandProps) {
  const t = useTexts('report');
  const isPrinting = usePrinting();
  const [isWhole, setWhole] = useState(false);
  const rest = groups.length < shownAtFirst + foldedMin ? [] : groups.slice(shownAtFirst);
  // An open section is never hidden.
  const isRestOpen = rest.some((group) => opened.isOpen(sectionIdOf(group)));
  const isAll = isWhole || isPrinting || isRestOpen;
  return (
    <>
      <p className={styles.band}>{head}</p>
      <div className={styles.groups}>
        {(isAll ? groups : groups.slice(0, groups.length - rest.length)).map(section)}
      </div>
      {rest.length > 0 && !isRestOpen && (
        <p className={styles.rest} data-no-print="">
          <button type="button" className={styles.way} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('more', counted(rest.length))}
          </button>
        </p>
      )}
    </>
  );
}
