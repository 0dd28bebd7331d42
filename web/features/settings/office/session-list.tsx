// Where a person of the office is logged in, and the press that ends it.

import { managers } from '#shared/api/office-managers.ts';
import { faultOf, useChange, useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useAttempt } from '#web/words/attempt.ts';
import styles from './office.module.css';

const { listManagerSessions, endManagerSessions } = managers.endpoints;

export function SessionList({ managerId }: { readonly managerId: string }) {
  const t = useTexts('office');
  const words = useSessionWords();
  const attempt = useAttempt();
  const isOwn = useSignedIn().manager?.id === managerId;
  const read = useRead(listManagerSessions, { path: { id: managerId } });
  const change = useChange(endManagerSessions);
  const fault = faultOf(read);
  const end = (): Promise<void> =>
    attempt(async () => {
      await change.mutateAsync({ path: { id: managerId } });
      showToast({ message: t('ended') });
    });
  if (fault) return <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />;
  if (!read.data) return <SkeletonRows rows={2} />;
  const ending = read.data.filter(({ current, time_clock }) => !current && !time_clock);
  return (
    <section>
      <h3 className={styles.head}>{t('sessions')}</h3>
      {read.data.length === 0 && <p className="dim">{t('noSessions')}</p>}
      <ul className={styles.sessions}>
        {read.data.map(({ begun, used, current, time_clock: isClock }, index) => (
          <li key={index}>
            {isClock ? t('clock', { session: words({ begun, used }) }) : words({ begun, used })}
            {current && <strong> · {t('thisSession')}</strong>}
          </li>
        ))}
      </ul>
      {ending.length > 0 && (
        <Button loading={change.isPending} onClick={() => void end()}>
          {t(isOwn ? 'endOthers' : 'endAll')}
        </Button>
      )}
    </section>
  );
}

type Times = { readonly begun: string; readonly used: string };

/** When a session began and was last used. */
export function useSessionWords() {
  const t = useTexts('office');
  const time = useCompanyTime();
  return ({ begun, used }: Times): string =>
    t('session', { begun: time.momentText(begun), used: time.momentText(used) });
}
