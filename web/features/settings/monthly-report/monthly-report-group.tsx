// The monthly report in the settings: its row and dialog, a press that sends it now, and the record of what was sent.

import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { monthlyReports } from '#shared/api/monthly-report.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { GoRow, RowGroup } from '#web/ui/table/row-group.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { monthTitle } from '#web/words/day-words.ts';
import { useAttempt } from '#web/words/attempt.ts';
import { MonthlyReportRecord } from './monthly-report-record.tsx';
import { summaryOf } from './monthly-report-words.ts';
import { SettingRow } from '#web/features/settings/setting-row.tsx';
import type { SettingsEditor } from '#web/features/settings/use-settings.ts';
import type { AddresseeOnWire } from '#shared/model/monthly-report.ts';
import { Button } from '#web/ui/form/button.tsx';
import styles from './monthly-report.module.css';

const MonthlyReportDialog = lateDialog(
  async () => (await import('./monthly-report-dialog.tsx')).MonthlyReportDialog,
);

export function MonthlyReportGroup({ editor, mayWrite }: { editor: SettingsEditor; mayWrite: boolean }) {
  const t = useTexts('mailed-report');
  const [isOpen, setOpen] = useState(false);
  const setting = editor.settings.monthly_report;
  const { data } = useRead(monthlyReports.endpoints.list, {}, { enabled: Boolean(setting) });
  const send = useSend(data?.addresses);
  return (
    <>
      <RowGroup title={t('title')}>
        <SettingRow
          label={t('setting')}
          detail={summaryOf(setting, t)}
          mayWrite={mayWrite}
          onOpen={() => setOpen(true)}
        />
        {setting && mayWrite && (
          <GoRow
            label={t('sendNow')}
            icon={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void send()}
          />
        )}
        {setting && <MonthlyReportAddressees addresses={data?.addresses ?? []} mayWrite={mayWrite} />}
        {/* Undefined means never chosen, so no report was ever sent; null means switched off. */}
        {setting !== undefined && (
          <MonthlyReportRecord
            mayWrite={mayWrite}
            again={setting ? send : undefined}
            isOn={Boolean(setting)}
          />
        )}
      </RowGroup>
      {isOpen && <MonthlyReportDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Sends the report of a month now, after a question. */
function useSend(addresses: readonly AddresseeOnWire[] | undefined) {
  const t = useTexts('mailed-report');
  const time = useCompanyTime();
  const attempt = useAttempt();
  const change = useChange(monthlyReports.endpoints.send);
  const countOf = (...wanted: AddresseeOnWire['standing'][]): number =>
    (addresses ?? []).filter(({ standing }) => wanted.includes(standing)).length;
  return async (asked?: string): Promise<void> => {
    const month = asked ?? monthBefore(time.today());
    const [count, waiting] = [countOf('own', 'confirmed'), countOf('waiting')];
    if (addresses && count === 0) {
      showToast({ message: t('sendNoAddress') });
      return;
    }
    const isSure = await confirm({
      heading: t('sendNowTitle', { month: monthTitle(currentLanguage(), month) }),
      message: [
        t('sendNowText', { count }),
        ...(waiting > 0 ? [t('sendWaiting', { count: waiting })] : []),
      ].join(' '),
      yes: t('sendNowYes'),
    });
    if (!isSure) return;
    await attempt(async () => {
      await change.mutateAsync({ body: { month } });
      showToast({ message: t('sending') });
    });
  };
}

/** '2026-10' on any day of November. */
function monthBefore(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}

type Props = { readonly addresses: readonly AddresseeOnWire[]; readonly mayWrite: boolean };

/** Who gets the monthly report: each address of the setting, whether it has agreed, and a press that asks it again. */
function MonthlyReportAddressees({ addresses, mayWrite }: Props) {
  const t = useTexts('mailed-report');
  const time = useCompanyTime();
  const attempt = useAttempt();
  const change = useChange(monthlyReports.endpoints.ask);
  if (addresses.length === 0) return null;
  const askAgain = (address: string): Promise<void> =>
    attempt(async () => {
      await change.mutateAsync({ body: { address } });
      showToast({ message: t('askedAgain', { address }) });
    });
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
