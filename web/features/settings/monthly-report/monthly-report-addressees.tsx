// Who gets the monthly report: each address of the setting, whether it has agreed, and a press that asks it again.

import { monthlyReports } from '#shared/api/monthly-report.ts';
import type { AddresseeOnWire } from '#shared/model/monthly-report.ts';
import { useChange } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useTellRefusal } from '#web/words/tell-refusal.ts';
import styles from './monthly-report.module.css';

type Props = { readonly addresses: readonly AddresseeOnWire[]; readonly mayWrite: boolean };

export function MonthlyReportAddressees({ addresses, mayWrite }: Props) {
  const t = useTexts('mailed-report');
  const time = useCompanyTime();
  const tellRefusal = useTellRefusal();
  const change = useChange(monthlyReports.endpoints.ask);
  if (addresses.length === 0) return null;
  const askAgain = async (address: string): Promise<void> => {
    try {
      await change.mutateAsync({ body: { address } });
      showToast({ message: t('askedAgain', { address }) });
    } catch (error) {
      tellRefusal(error);
    }
  };
  const wordsOf = ({ standing, asked }: AddresseeOnWire): string =>
    standing === 'waiting' && asked === null
      ? t('notAsked')
      : t(`standing.${standing}`, { moment: asked === null ? '' : time.momentText(asked) });
  return (
    <div className={styles.record}>
      <h3 className={styles.head}>{t('addressees')}</h3>
      <ul className={styles.letters}>
        {addresses.map((one) => (
          <li key={one.address} className={styles.letter}>
            <span className={styles.address}>{one.address}</span>
            <span className={styles.detail}>{wordsOf(one)}</span>
            {mayWrite && one.may_ask && one.asked !== null && (
              <Button
                size="s"
                label={t('askAgainOf', { address: one.address })}
                loading={change.isPending}
                onClick={() => void askAgain(one.address)}
              >
                {t('askAgain')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
