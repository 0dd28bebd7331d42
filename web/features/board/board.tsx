// The overview: the day, the week in figures, who is clocked in, and on which projects.

import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import { pageSizeMax, usualEndReadDays } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { useCompanyTime, weeksOf } from '#web/words/company-time.ts';
import { useEndNow } from '#web/entry/end-now.ts';
import { isOwn, ownOf } from '#web/crew/examples.ts';
import { useLiveEntries, withOlder } from '#web/entry/live-entries.ts';
import { useHolds } from '#web/api/holds.ts';
import { useMay } from '#web/desk/may.ts';
import { useRequests, waitingIn } from '#web/desk/requests/use-requests.ts';
import { useServerNow, useServerTime } from '#web/entry/server-time.ts';
import { BoardFigures } from './board-figures.tsx';
import { type BoardInput, forgottenOf } from './board-rows.ts';
import { useFirstSteps } from './first-steps.ts';
import { OnTheClock } from './on-the-clock.tsx';
import { SiteProjects } from './site-projects.tsx';

const EditEntry = lateDialog(async () => (await import('#web/entry/edit-entry.tsx')).EditEntry);
const AddEntries = lateDialog(async () => (await import('#web/entry/add-entries.tsx')).AddEntries);

const RequestsLink = late(async () => (await import('#web/desk/requests/requests.tsx')).RequestsLink);
const FirstStepsCard = late(async () => (await import('./first-steps-card.tsx')).FirstStepsCard);

const WaitingRequests = late(async () => (await import('./waiting-requests.tsx')).WaitingRequests);
const RestLine = late(async () => (await import('./rest-line.tsx')).RestLine);

const { listEmployees, listProjects } = companies.endpoints;
const tickSeconds = 15;
/** The server counts a year's entries for the overview: it is read less often than this week's list, which shows who comes and goes. */
const overviewSeconds = 300;

/** The reads that the board repeats, and the rows computed from them. */
function useBoard() {
  const time = useCompanyTime();
  const now = useServerNow(tickSeconds);
  const today = time.dayAt(now);
  const read = useLiveEntries({ from: weeksOf(today).lastWeek, to: today });
  const overview = useRead(worklogs.endpoints.overview, {}, { refetchSeconds: overviewSeconds });
  useServerTime(overview);
  const employees = useRead(listEmployees, {});
  const projects = useRead(listProjects, {});
  const inactive = useMemo(
    () => new Set((employees.data ?? []).filter(({ disabled }) => disabled).map(({ id }) => id)),
    [employees.data],
  );
  const entries = useMemo(
    () => withOlder(read.data ?? [], overview.data?.open ?? []),
    [read.data, overview.data],
  );
  const before = useBefore({ time, now, entries });
  const isLooking = overview.data === undefined && overview.error === null;
  return {
    input: { time, now, entries, inactive, before },
    today,
    waiting: overview.data?.waiting ?? null,
    failed: faultOf(read) ?? faultOf(employees) ?? faultOf(projects),
    isReady: read.data !== undefined && !isLooking,
    employees: employees.data,
    projects: projects.data,
  };
}

/** The weeks before a forgotten clock-out, from which the person's usual end comes. */
function useBefore(input: BoardInput): readonly WorkLog[] | undefined {
  const { time } = input;
  const oldest = addDays(time.dayAt(input.now), -usualEndReadDays);
  const forgotten = forgottenOf(input).filter(
    (entry) => isOwn(entry) && time.dayAt(entry.start_time) >= oldest,
  );
  const days = forgotten.map(({ start_time }) => time.dayAt(start_time)).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const employee_id = [...new Set(forgotten.map(({ employee }) => employee.id))]
    .toSorted()
    .slice(0, askedMax);
  const { data } = useRead(
    worklogs.endpoints.list,
    {
      query: {
        from: first && addDays(first, -usualEndReadDays),
        to: last,
        employee_id,
        limit: String(pageSizeMax),
      },
    },
    { enabled: forgotten.length > 0 },
  );
  return data;
}
/** More people in one address would be too long. */
const askedMax = 100;

export function Board() {
  const words = useErrorWords();
  const mayWrite = useMay('work_log.edit');
  const mayEmploy = useMay('employee.manage');
  const seesRequests = useHolds('correction.read');
  const [ending, setEnding] = useState<WorkLog>();
  const [isAdding, setAdding] = useState(false);
  const endNow = useEndNow();
  const { settings } = useSignedIn();
  const requests = waitingIn(useRequests().data);
  const { input, today, waiting, failed, isReady, employees, projects } = useBoard();
  const { time, now, entries } = input;
  const steps = useFirstSteps(
    employees && projects && { employees: ownOf(employees), projects: ownOf(projects) },
    time,
    now,
  );
  return (
    <>
      <PageHead
        title={time.titleOf(today)}
        detail={time.clockAt(now)}
        actions={
          <>
            {seesRequests && <RequestsLink />}
            {mayWrite && <AddButton isFilled={!(steps && mayEmploy)} onPress={() => setAdding(true)} />}
          </>
        }
      />
      {isReady && employees && projects ? (
        <>
          {steps && mayEmploy && <FirstStepsCard {...steps} />}
          <BoardFigures {...input} entries={ownOf(entries)} waiting={waiting} />
          {settings?.rest_warnings && <RestLine {...input} entries={ownOf(entries)} />}
          {requests.length > 0 && <WaitingRequests rows={requests} />}
          <OnTheClock
            {...input}
            activeCount={ownOf(employees).filter(({ disabled }) => !disabled).length}
            known={[
              ...employees.map(({ id, name }) => ({ id, name, filter: 'employee_id' as const })),
              ...projects.map(({ id, name }) => ({ id, name, filter: 'project_id' as const })),
            ]}
            onClockOut={
              mayWrite ? { now: (entry, at) => void endNow(entry, at), asking: setEnding } : undefined
            }
          />
          <SiteProjects {...input} projects={projects.filter(({ is_open }) => is_open)} />
        </>
      ) : failed ? (
        <ErrorAlert>{words.say(failed)}</ErrorAlert>
      ) : (
        <SkeletonRows />
      )}
      {ending && <EditEntry isEnding entry={ending} onClose={() => setEnding(undefined)} />}
      {isAdding && <AddEntries onClose={() => setAdding(false)} />}
    </>
  );
}

/** A screen has one filled button, and a new company's is in its list of first steps. */
function AddButton({ isFilled, onPress }: { readonly isFilled: boolean; readonly onPress: () => void }) {
  const t = useTexts('board');
  return (
    <Button
      variant={isFilled ? 'primary' : 'plain'}
      icon={<IconPlus size={18} stroke={2} />}
      onClick={onPress}
    >
      {t('addEntry')}
    </Button>
  );
}
