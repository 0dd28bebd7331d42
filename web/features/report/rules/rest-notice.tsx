// Who lacks rest in the report's days, a line for each; on paper too. Nothing where all have enough.

import { IconMoon } from '@tabler/icons-react';
import { averageWeekMax, restSeconds } from '#shared/limits.ts';
import type { ColumnarReport } from '#shared/model/report.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import styles from '#web/features/report/report.module.css';
import { useReportWords } from '#web/features/report/use-report-words.ts';

export function RestNotice({ report: { rest = [], employees } }: { readonly report: ColumnarReport }) {
  const t = useTexts('report');
  const words = useReportWords();
  if (rest.length === 0) return null;
  const nameOf = new Map(employees.map(({ id, name }) => [id, name]));
  return (
    <div className={styles.overlapNotice}>
      <Notice heading={t('restHeading')} icon={<IconMoon size={20} stroke={1.75} aria-hidden="true" />}>
        {rest
          .map((one) => ({ ...one, name: nameOf.get(one.employee_id) ?? '' }))
          .toSorted((one, other) => words.compare(one.name, other.name))
          .map(
            ({ employee_id, name, short_days, short_time, full_weeks, average_over, average_weeks = 0 }) => (
              <span key={employee_id} className={styles.restLine}>
                {`${name}: `}
                {[
                  ...(short_days > 0
                    ? [
                        t('restShort', {
                          count: short_days,
                          hours: words.hours(short_time),
                          rest: restSeconds / 3600,
                        }),
                      ]
                    : []),
                  ...(full_weeks > 0 ? [t('fullWeeks', { count: full_weeks })] : []),
                  ...(average_over === undefined
                    ? []
                    : [
                        t('overAverage', {
                          count: average_weeks,
                          hours: words.hours(average_over),
                          most: averageWeekMax / 3600,
                        }),
                      ]),
                ].join(' · ')}
              </span>
            ),
          )}
      </Notice>
    </div>
  );
}
