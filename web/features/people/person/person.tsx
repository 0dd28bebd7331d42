// A person's page: what runs, the month as a calendar of rulers, weeks, projects, history, login and payroll.

import { useMemo, useState } from 'react';
import { useSignedIn } from '#web/api/session.tsx';
import { useHolds } from '#web/api/holds.ts';
import { useMay } from '#web/desk/may.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import type { Opened } from '#web/entry/days/opened.ts';
import { useServerNow } from '#web/entry/server-time.ts';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { late } from '#web/ui/page/late.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { HistoryCard } from './history-card.tsx';
import { LoginCard } from './login-card.tsx';
import { MonthCard } from './month-card.tsx';
import { usePersonData } from './person-data.ts';
import { PersonFigures } from './person-figures.tsx';
import { PersonHead } from './person-head.tsx';
import { monthOfDay } from './person-month.ts';
import { usePersonQuery } from './person-query.ts';
import type { PersonShow } from './person-show.ts';
import { PlacesCard } from './places-card.tsx';
import styles from './person.module.css';
import { UsualWeekCard } from './usual-week-card.tsx';
import { WeeksCard } from './weeks-card.tsx';

const DayDialogs = late(async () => (await import('#web/entry/days/day-dialogs.tsx')).DayDialogs);
const MissingCard = late(async () => (await import('./missing-card.tsx')).MissingCard);
const AverageNotice = late(async () => (await import('./average-notice.tsx')).AverageNotice);
const tickSeconds = 30;

export function Person() {
  const time = useCompanyTime();
  const now = useServerNow(tickSeconds);
  const today = time.dayAt(now);
  const { id, month, showMonth } = usePersonQuery(monthOfDay(today));
  const data = usePersonData({ id, month, time, now });
  const show = useShow(time, now, month);
  const [opened, setOpened] = useState<Opened>();
  const seesDays = useHolds('day_note.read');
  const mayEmploy = useMay('employee.manage');
  if (data.isMissing) return <Unknown />;
  if (data.error) return <ReadFailed error={data.error} isTrying={data.isTrying} onTry={data.retry} />;
  const { employee, shown, bars } = data;
  if (!employee || !shown) return <SkeletonRows />;
  const parts = { employee, show, now, onOpen: setOpened };
  return (
    <>
      <PersonHead {...parts} running={data.running} />
      <PersonFigures
        month={shown.month}
        show={show}
        bars={bars}
        hasOvertime={data.hasOvertime}
        usual={data.usual}
      />
      {data.warnsOfRest && <AverageNotice id={employee.id} show={show} />}
      <div className={styles.columns}>
        <MonthCard
          row={shown.row}
          month={shown.month}
          hasOvertime={data.hasOvertime}
          isWaiting={data.isWaiting}
          show={show}
          onOpen={setOpened}
          onMonth={showMonth}
        />
        <div className={styles.side}>
          {seesDays && shown.month.missing.length > 0 && (
            <MissingCard row={shown.row} month={shown.month} show={show} onOpen={setOpened} />
          )}
          <WeeksCard bars={bars} usual={data.usual} time={time} />
          {seesDays && <UsualWeekCard employee={employee} week={data.usualWeek} mayWrite={mayEmploy} />}
          <PlacesCard month={shown.month} show={show} />
          <LoginCard employee={employee} />
        </div>
        <HistoryCard employee={employee} entries={data.recent} show={show} />
      </div>
      {opened && <DayDialogs opened={opened} show={show} now={now} onOpen={setOpened} />}
    </>
  );
}

function useShow(time: PersonShow['time'], now: number, month: string): PersonShow {
  const mayWrite = useMay('work_log.edit');
  const isApprovalOn = useSignedIn().settings?.features.approve_work_logs ?? false;
  return useMemo(
    () => ({
      time,
      month,
      today: time.dayAt(now),
      nowMinute: time.minuteAt(now),
      isApprovalOn,
      mayWrite,
    }),
    [time, now, month, isApprovalOn, mayWrite],
  );
}

function Unknown() {
  const t = useTexts('person');
  return (
    <Card>
      <EmptyState
        heading={t('unknown')}
        action={<ButtonLink href={placeHref('employees')}>{t('toEmployees')}</ButtonLink>}
      >
        {t('unknownText')}
      </EmptyState>
    </Card>
  );
}
