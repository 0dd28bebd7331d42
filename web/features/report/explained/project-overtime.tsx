// The people behind a project's overtime, which is split over projects in time order.

import { useTexts } from '#web/text.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import styles from './explained.module.css';
import { ExplainedFrame } from './explained-frame.tsx';
import { LimitTable } from './limit-table.tsx';
import { overtimeOfProject } from './overtime-rows.ts';

type Props = { readonly id: string; readonly onClose: () => void };

export function ProjectOvertime({ id, onClose }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const time = useCompanyTime();
  const { entries, explain } = useReportView();
  const { columns } = entries;
  const position = columns.projects.findIndex((one) => one.id === id);
  const name = columns.projects[position]?.name ?? '';
  const rows = overtimeOfProject(entries, id);
  const overtime = rows.reduce((sum, row) => sum + row.overtime, 0);
  const count = columns.project.filter((at) => at === position).length;
  return (
    <ExplainedFrame
      title={t('why.overtime', { hours: words.hours(overtime) })}
      below={[name, time.rangeText(columns.from, columns.to), t('inTimeOrder')].join(' · ')}
      onClose={onClose}
      entries={{
        label: t('entriesShown', { count, shown: words.number(count) }),
        from: columns.from,
        to: columns.to,
        project_id: id,
      }}
      week={columns.from}
    >
      <LimitTable
        head={t('columns.employee')}
        rows={rows.map((row) => ({
          ...row,
          key: row.id,
          name: (
            <button
              type="button"
              className={styles.way}
              onClick={() => explain({ of: 'employee', id: row.id })}
            >
              {row.name}
            </button>
          ),
        }))}
        total={t('totalEmployees', { count: rows.length })}
      />
    </ExplainedFrame>
  );
}
