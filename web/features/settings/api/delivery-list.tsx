// The last deliveries of a webhook: what was sent, what became of it, and sending one again.

import { apiAccess } from '#shared/api/api-access.ts';
import type { WebhookDelivery } from '#shared/model/company/webhook.ts';
import { faultOf, useChange, useRead } from '#web/api/query.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useAttempt } from '#web/words/attempt.ts';
import styles from './api.module.css';

const { listDeliveries, redeliver } = apiAccess.endpoints;
/** A delivery is settled within seconds, so the open list looks again. */
const lookSeconds = 3;

type Props = { readonly webhookId: string; readonly mayWrite: boolean };

export function DeliveryList({ webhookId, mayWrite }: Props) {
  const t = useTexts('api-access');
  const read = useRead(listDeliveries, { path: { id: webhookId } }, { refetchSeconds: lookSeconds });
  const fault = faultOf(read);
  if (fault) return <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />;
  if (!read.data) return <SkeletonRows rows={2} />;
  return (
    <section>
      <h3 className={styles.head}>{t('deliveries')}</h3>
      {read.data.length === 0 && <p className="dim">{t('noDeliveries')}</p>}
      <ul className={styles.deliveries}>
        {read.data.map((one) => (
          <DeliveryRow key={one.id} webhookId={webhookId} delivery={one} mayWrite={mayWrite} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = Props & { readonly delivery: WebhookDelivery };

function DeliveryRow({ webhookId, delivery, mayWrite }: RowProps) {
  const t = useTexts('api-access');
  const time = useCompanyTime();
  const attempt = useAttempt();
  const change = useChange(redeliver);
  const { id, event, at, state, attempts, status, fault, milliseconds } = delivery;
  const send = (): Promise<void> =>
    attempt(async () => {
      await change.mutateAsync({ path: { id: webhookId, delivery: id } });
      showToast({ message: t('sentAgain') });
    });
  const words = [
    time.momentText(at),
    t(`state.${state}`),
    ...(fault === null ? [] : [t(`fault.${fault}`, { status: status ?? '' })]),
    ...(attempts > 1 ? [t('attempts', { count: attempts })] : []),
    ...(milliseconds === null ? [] : [t('took', { milliseconds })]),
  ];
  return (
    <li>
      <div>
        <b>{t(`event.${event}`)}</b>
        <div className="dim small">{words.join(' · ')}</div>
      </div>
      {mayWrite && state !== 'waiting' && (
        <Button size="s" loading={change.isPending} onClick={() => void send()}>
          {t('again')}
        </Button>
      )}
    </li>
  );
}
