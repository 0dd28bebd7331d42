// The setting of the monthly report: to whom it goes, which files, in which language, how soon after the month.

import { monthlyReports } from '#shared/api/monthly-report.ts';
import { integrationKeys, monthlyReportAddressesMax, monthlyReportDayMax } from '#shared/limits.ts';
import {
  monthlyReportChange,
  type MonthlyReportKind,
  monthlyReportKinds,
} from '#shared/model/company/monthly-report-setting.ts';
import { useChange } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { CheckboxField, SwitchField } from '#web/ui/form/choice-field.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { languageNames } from '#web/words/language-names.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { numberWithin } from '#web/forms/typed-number.ts';
import { LanguageField } from '#web/features/settings/language-field.tsx';
import { type MailedWords, summaryOf } from './monthly-report-words.ts';
import styles from './monthly-report.module.css';
import { SettingDialog } from '#web/features/settings/setting-dialog.tsx';
import { type SettingDialogProps, useSettingForm } from '#web/features/settings/use-setting-form.ts';
import type { Chosen, SettingsChange } from '#web/features/settings/use-settings.ts';

const span = { min: 1, max: monthlyReportDayMax, isWhole: true };
const address = monthlyReportChange.shape.addresses;

const valuesOf = ({ settings }: Chosen) => {
  const { addresses = [], kinds = ['pdf'], language, day = 1 } = settings.monthly_report ?? {};
  return {
    isOn: Boolean(settings.monthly_report),
    text: addresses.join('\n'),
    kinds,
    language: language ?? settings.language,
    day: String(day),
  };
};

export function MonthlyReportDialog(props: SettingDialogProps) {
  const t = useTexts('mailed-report');
  const errors = useTexts('error');
  const { email_verified: isVerified, acting_for: acting } = useSignedIn();
  const ask = useChange(monthlyReports.endpoints.ask);
  const { chosen, values, set, isTried, frame } = useSettingForm({
    ...props,
    send: async (change: SettingsChange) => {
      await props.editor.put(change);
      if (!change.monthly_report) return;
      // The setting is saved even if this fails: the schedule asks the addressees who were not asked now.
      await Promise.allSettled([ask.mutateAsync({ body: {} })]);
    },
    valuesOf,
    fieldsInWords: ({ settings: { monthly_report: setting } }) => [
      { label: t('setting'), value: summaryOf(setting, t) },
      { label: t('addresses'), value: (setting?.addresses ?? []).join(', ') },
      { label: t('kinds'), value: (setting?.kinds ?? []).map((kind) => t(`kind.${kind}`)).join(', ') },
      { label: t('language'), value: setting ? languageNames[setting.language] : '' },
    ],
    changeOf: ({ isOn, text, kinds, language, ...typed }) => {
      if (!isOn) return { monthly_report: null };
      const addresses = addressesIn(text);
      const day = numberWithin(typed.day, span);
      if (addressComplaint(addresses, t) || kinds.length === 0 || typeof day !== 'number') return undefined;
      return { monthly_report: { addresses, kinds, language, day } };
    },
  });
  const { isOn, kinds } = values;
  if (!chosen.settings.monthly_report && !isVerified) {
    return (
      <SettingDialog {...frame} title={t('title')} below={t('text')}>
        <Notice>{errors('email_unverified')}</Notice>
      </SettingDialog>
    );
  }
  return (
    <SettingDialog {...frame} title={t('title')} below={t('text')} size="m">
      <SwitchField label={t('switch')} checked={isOn} onChange={(wanted) => set({ isOn: wanted })} />
      {isOn && (
        <>
          <TextareaField
            label={t('addresses')}
            help={t('addressesHelp', { max: monthlyReportAddressesMax })}
            disabled={acting !== undefined}
            value={values.text}
            onChange={(text) => set({ text })}
            error={isTried ? addressComplaint(addressesIn(values.text), t) : undefined}
          />
          <Kinds kinds={kinds} isTried={isTried} onChange={(chosenKinds) => set({ kinds: chosenKinds })} />
          <LanguageField
            label={t('language')}
            value={values.language}
            onChange={(language) => set({ language })}
          />
          <NumberField label={t('day')} span={span} value={values.day} onChange={(day) => set({ day })} />
        </>
      )}
    </SettingDialog>
  );
}

type KindsProps = {
  readonly kinds: readonly MonthlyReportKind[];
  readonly isTried: boolean;
  readonly onChange: (kinds: MonthlyReportKind[]) => void;
};

function Kinds({ kinds, isTried, onChange }: KindsProps) {
  const t = useTexts('mailed-report');
  const { integrations } = useSignedIn();
  const offered = monthlyReportKinds.filter((kind) => isOffered(kind, integrations) || kinds.includes(kind));
  const withKind = (kind: MonthlyReportKind, isChosen: boolean) =>
    monthlyReportKinds.filter((one) => (one === kind ? isChosen : kinds.includes(one)));
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('kinds')}</legend>
      {offered.map((kind) => (
        <CheckboxField
          key={kind}
          label={t(`kind.${kind}`)}
          detail={isOffered(kind, integrations) ? undefined : t('kindOff')}
          checked={kinds.includes(kind)}
          onChange={(isChosen) => onChange(withKind(kind, isChosen))}
        />
      ))}
      {isTried && kinds.length === 0 && (
        <p role="alert" className={styles.error}>
          {t('kindNone')}
        </p>
      )}
    </fieldset>
  );
}

const addressesIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((one) => one.toLowerCase())
    .filter((one) => one !== '');

function addressComplaint(addresses: readonly string[], t: MailedWords): string | undefined {
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
