// The page of employees' requests: those that wait, with the entry as it is beside what is asked for, then the answered ones.

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { faultOf } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { RequestCard } from '#web/desk/requests/request-card.tsx';
import { useRequests, waitingIn } from '#web/desk/requests/use-requests.ts';
import styles from './requests.module.css';

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
      {read.data?.length === 0 && <EmptyState heading={t('none')} />}
      <ul className={styles.list}>
        {waiting.map((row) => (
          <RequestCard key={row.id} row={row} />
        ))}
      </ul>
      {answered.length > 0 && (
        <>
          <h2 className={styles.answered}>{t('answered')}</h2>
          <ul className={styles.list}>
            {answered.map((row) => (
              <RequestCard key={row.id} row={row} />
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
