// The setting of the monthly report: to whom it goes, which files, in which language, how soon after the month.

import { useState } from 'react';
import { integrationKeys, monthlyReportAddressesMax, monthlyReportDayMax } from '#shared/limits.ts';
import {
  monthlyReportChange,
  type MonthlyReportKind,
  monthlyReportKinds,
} from '#shared/model/monthly-report.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/alert.tsx';
import { CheckboxField, SwitchField } from '#web/ui/choice-field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { languageNames } from '#web/work/language-names.ts';
import { NumberField } from '#web/work/number-field.tsx';
import { numberWithin } from '#web/work/typed-number.ts';
import styles from './monthly-report.module.css';
import { SettingDialog, type SettingDialogProps } from './setting-dialog.tsx';

const span = { min: 1, max: monthlyReportDayMax, isWhole: true };
const address = monthlyReportChange.shape.addresses;

export function MonthlyReportDialog({ hand, onClose }: SettingDialogProps) {
  const t = useTexts('mailed-report');
  const { email_verified: isVerified, integrations } = useSignedIn();
  const before = hand.settings.monthly_report;
  const [isOn, setOn] = useState(Boolean(before));
  const [text, setText] = useState(before?.addresses.join('\n') ?? '');
  const [kinds, setKinds] = useState<readonly MonthlyReportKind[]>(before?.kinds ?? ['pdf']);
  const [language, setLanguage] = useState(before?.language ?? hand.settings.language);
  const [day, setDay] = useState(String(before?.day ?? 1));
  const [isTried, setTried] = useState(false);
  const addresses = addressesIn(text);
  const addressError = addressComplaint(addresses, t);
  const offered = monthlyReportKinds.filter((kind) => isOffered(kind, integrations) || kinds.includes(kind));
  const days = numberWithin(day, span);

  const change = () => {
    setTried(true);
    if (!isOn) return before ? { monthly_report: null } : ('unchanged' as const);
    if (addressError || kinds.length === 0 || typeof days !== 'number') return undefined;
    return { monthly_report: { addresses, kinds: [...kinds], language, day: days } };
  };
  if (!before && !isVerified) {
    return (
      <SettingDialog
        hand={hand}
        onClose={onClose}
        title={t('title')}
        below={t('text')}
        typed={undefined}
        change={() => 'unchanged'}
      >
        <Notice>{t('unverified')}</Notice>
      </SettingDialog>
    );
  }
  return (
    <SettingDialog
      hand={hand}
      onClose={onClose}
      title={t('title')}
      below={t('text')}
      size="m"
      typed={[isOn, text, kinds, language, day]}
      change={change}
    >
      <SwitchField label={t('switch')} checked={isOn} onChange={setOn} />
      {isOn && (
        <>
          <TextareaField
            label={t('addresses')}
            help={t('addressesHelp', { max: monthlyReportAddressesMax })}
            value={text}
            onChange={setText}
            error={isTried ? addressError : undefined}
          />
          <fieldset className={styles.kinds}>
            <legend>{t('kinds')}</legend>
            {offered.map((kind) => (
              <CheckboxField
                key={kind}
                label={t(`kind.${kind}`)}
                detail={isOffered(kind, integrations) ? undefined : t('kindOff')}
                checked={kinds.includes(kind)}
                onChange={(isChosen) =>
                  setKinds(
                    monthlyReportKinds.filter((one) => (one === kind ? isChosen : kinds.includes(one))),
                  )
                }
              />
            ))}
            {isTried && kinds.length === 0 && (
              <p role="alert" className={styles.error}>
                {t('kindNone')}
              </p>
            )}
          </fieldset>
          <Segmented
            label={t('language')}
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'en', label: languageNames.en },
              { value: 'is', label: languageNames.is },
              { value: 'pt', label: languageNames.pt },
            ]}
          />
          <NumberField label={t('day')} span={span} value={day} onChange={setDay} />
        </>
      )}
    </SettingDialog>
  );
}

const addressesIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((one) => one.toLowerCase())
    .filter((one) => one !== '');

type Words = ReturnType<typeof useTexts<'mailed-report'>>;

function addressComplaint(addresses: readonly string[], t: Words): string | undefined {
  if (addresses.length === 0) return t('addressNone');
  if (addresses.length > monthlyReportAddressesMax)
    return t('addressMany', { max: monthlyReportAddressesMax });
  const wrong = addresses.find((one) => !address.safeParse([one]).success);
  if (wrong !== undefined) return t('addressWrong', { address: wrong });
  const twice = addresses.find((one, at) => addresses.indexOf(one) !== at);
  return twice === undefined ? undefined : t('addressTwice', { address: twice });
}

type Integrations = ReturnType<typeof useSignedIn>['integrations'];
function isOffered(kind: MonthlyReportKind, integrations: Integrations): boolean {
  const system = integrationKeys.find((one) => one === kind);
  return system === undefined || integrations?.[system]?.active === true;
}
