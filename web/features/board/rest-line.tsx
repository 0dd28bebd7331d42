// Who has too little rest: today's eleven hours, the weekly day off, 48 hours; by name. Nothing where all have enough.

import { IconMoon } from '@tabler/icons-react';
import { averageWeekMax } from '#shared/limits.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useReportedRest } from '#web/entry/days/reported-rest.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { weeksOf } from '#web/words/company-time.ts';
import type { BoardInput } from './board-rows.ts';
import { type LimitRow, limitRows, restRows } from './rest-rows.ts';

/** Not for a person of some projects: rest needs the hours of all, and theirs alone would give other figures. */
export function RestLine(input: BoardInput) {
  if (useSignedIn().manager?.office_role === 'projects') return null;
  return <OfAllProjects {...input} />;
}

function OfAllProjects(input: BoardInput) {
  const t = useTexts('board');
  const { time, now } = input;
  const today = time.dayAt(now);
  const reported = useReportedRest({ from: weeksOf(today).lastWeek, to: today });
  const rows = restRows(input);
  const limits = limitRows(input, reported ?? []);
  return (
    <>
      {rows.length > 0 && (
        <Notice heading={t('restToday')} icon={<IconMoon size={20} stroke={1.75} aria-hidden="true" />}>
          {rows
            .map(({ name, shortSeconds }) => t('restShort', { name, hours: time.hours(shortSeconds) }))
            .join(' · ')}
        </Notice>
      )}
      {limits.length > 0 && <Limits rows={limits} time={time} />}
    </>
  );
}

/** In the report's words, which come only where somebody is named. */
function Limits({ rows, time }: { readonly rows: readonly LimitRow[]; readonly time: BoardInput['time'] }) {
  const t = useTexts('report');
  return (
    <Notice heading={t('restHeading')} icon={<IconMoon size={20} stroke={1.75} aria-hidden="true" />}>
      {rows.map(({ id, name, fullWeeks, overSeconds, weeks }) => (
        <div key={id}>
          {`${name}: `}
          {[
            ...(fullWeeks > 0 ? [t('fullWeeks', { count: fullWeeks })] : []),
            ...(overSeconds > 0
              ? [
                  t('overAverage', {
                    count: weeks,
                    hours: time.hours(overSeconds),
                    most: averageWeekMax / 3600,
                  }),
                ]
              : []),
          ].join(' · ')}
        </div>
      ))}
    </Notice>
  );
}
