// The report's table of contents, with hours; each line links to its section.

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '#web/text.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { placeHref } from '#web/desk/desk-places.ts';
import type { Group } from './report-groups.ts';
import styles from './report.module.css';
import { useReportWords } from './use-report-words.ts';

const shownAtFirst = 8;

type Props = { projects: readonly Group[]; employees: readonly Group[]; entries: number };

export function ReportIndex({ projects, employees, entries }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  return (
    <nav className={styles.index} aria-label={t('inReport')} data-no-print="">
      <UiLink href={placeHref('entries')} className={styles.indexLine}>
        {t('allEntriesLink')}
      </UiLink>
      <p className={styles.indexHead}>{t('inReport')}</p>
      <IndexLine
        isWhole
        href="#all-projects"
        label={t('allProjects')}
        value={words.number(projects.length)}
      />
      <IndexLine
        isWhole
        href="#all-employees"
        label={t('allEmployees')}
        value={words.number(employees.length)}
      />
      <IndexGroup head={t('projects')} groups={projects} />
      <IndexGroup head={t('employees')} groups={employees} />
      <IndexLine isWhole href="#all-time-entries" label={t('allEntries')} value={words.number(entries)} />
    </nav>
  );
}

function IndexGroup({ head, groups }: { head: string; groups: readonly Group[] }) {
  const t = useTexts('report');
  const words = useReportWords();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? groups : groups.slice(0, shownAtFirst);
  return (
    <>
      <p className={styles.indexHead}>{head}</p>
      {shown.map((group) => (
        <IndexLine
          key={group.id}
          href={`#${group.kind}-${group.id}`}
          label={group.name}
          value={words.hours(group.hours)}
        />
      ))}
      {groups.length > shownAtFirst && (
        <button type="button" className={styles.indexMore} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('fewer') : t('more', { count: groups.length - shownAtFirst })}
        </button>
      )}
    </>
  );
}

type Line = { href: string; label: string; value: string; isWhole?: boolean };

function IndexLine({ href, label, value, isWhole }: Line) {
  const isCurrent = useLocation().hash === href;
  return (
    <a
      href={href}
      className={styles.indexLine}
      data-whole={isWhole || undefined}
      aria-current={isCurrent ? 'location' : undefined}
    >
      <span>{label}</span>
      <span className={styles.indexValue}>{value}</span>
    </a>
  );
}
