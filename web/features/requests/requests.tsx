// The page of employees' requests: those that wait, with the entry as it is beside what is asked for, then the answered ones.

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Correction } from '#shared/model/correction.ts';
import { faultOf } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useMay } from '#web/desk/may.ts';
import { useRequests, waitingIn } from '#web/desk/requests/use-requests.ts';
import { Answering } from './answering.tsx';
import styles from './requests.module.css';
import { useStateWords } from './state-words.ts';
import { There } from './there.tsx';

export function Requests() {
  const t = useTexts('requests');
  const read = useRequests();
  const fault = faultOf(read);
  const waiting = waitingIn(read.data);
  useShown(read.data !== undefined);
  const answered = read.data?.filter(({ state }) => state !== 'waiting') ?? [];
  return (
    <>
      <PageHead title={t('title')} detail={waiting.length > 0 && t('waiting', { count: waiting.length })} />
      {fault && <ReadFailed error={fault} isTrying={read.isFetching} onTry={() => void read.refetch()} />}
      {!read.data && !fault && <SkeletonRows />}
      {read.data?.length === 0 && <EmptyState heading={t('none')}>{t('noneText')}</EmptyState>}
      <ul className={styles.list}>
        {waiting.map((row) => (
          <Request key={row.id} row={row} />
        ))}
      </ul>
      {answered.length > 0 && (
        <>
          <h2 className={styles.answered}>{t('answered')}</h2>
          <ul className={styles.list}>
            {answered.map((row) => (
              <Request key={row.id} row={row} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A mail's link names its request: the page opens there. */
function useShown(isRead: boolean): void {
  const { search } = useLocation();
  useEffect(() => {
    const id = new URLSearchParams(search).get('request');
    if (isRead && id) document.getElementById(`request-${id}`)?.scrollIntoView({ block: 'center' });
  }, [isRead, search]);
}

function Request({ row }: { readonly row: Correction }) {
  const t = useTexts('requests');
  const time = useCompanyTime();
  const mayAnswer = useMay('correction.answer');
  const stateWords = useStateWords();
  const { entry, employee, project, start_time, end_time, worked_through_lunch: lunch } = row;
  const said = t(row.work_log_id === null ? 'missing' : 'change');
  return (
    <Card as="li" padding="s" id={`request-${row.id}`}>
      <CardHead title={employee.name} detail={`${said} · ${time.momentText(row.asked)}`} />
      <dl className={styles.times}>
        {entry && (
          <>
            <dt>{t(row.state === 'waiting' ? 'now' : 'before')}</dt>
            <dd>
              {entry.end_time === undefined
                ? `${time.momentText(entry.start_time)} · ${t('running')}`
                : time.spanText(entry.start_time, entry.end_time)}
              {` · ${entry.project.name}`}
            </dd>
          </>
        )}
        <dt>{t('wanted')}</dt>
        <dd>
          <b>{`${time.spanText(start_time, end_time)} · ${project.name}`}</b>
        </dd>
        {lunch !== undefined && (
          <>
            <dt>{t('lunchWorked')}</dt>
            <dd>
              {entry && `${entry.worked_through_lunch ? '✓' : '–'} → `}
              <b>{lunch ? '✓' : '–'}</b>
            </dd>
          </>
        )}
        {row.state === 'waiting' && mayAnswer && <There row={row} />}
      </dl>
      {row.word !== '' && <p className={styles.word}>{row.word}</p>}
      {row.state !== 'waiting' && <p className="dim">{stateWords(row)}</p>}
      {row.state === 'waiting' && mayAnswer && <Answering row={row} />}
    </Card>
  );
}
