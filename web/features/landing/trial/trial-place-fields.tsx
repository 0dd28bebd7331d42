// The fields of the account's language and time zone, with the settings' texts; loaded only when they are opened.

import { type Language, useTexts } from '#web/text.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { languages } from '#shared/limits.ts';
import { languageNames } from '#web/words/language-names.ts';
import { zoneGroups } from '#web/door/zone-choices.ts';

export type PlaceProps = {
  readonly language: Language;
  readonly zone: string;
  readonly onLanguage: (language: Language) => void;
  readonly onZone: (zone: string) => void;
};

export function TrialPlaceFields({ language, zone, onLanguage, onZone }: PlaceProps) {
  const t = useTexts('settings');
  return (
    <>
      <SelectField
        label={t('language')}
        value={language}
        onChange={(chosen) => onLanguage(languages.find((one) => one === chosen) ?? language)}
        groups={[{ label: '', options: languages.map((value) => ({ value, label: languageNames[value] })) }]}
      />
      <SelectField
        label={t('timeZone')}
        searchLabel={t('findZone')}
        value={zone}
        onChange={onZone}
        groups={zoneGroups(zone, { usual: t('usualZones'), others: t('otherZones') })}
      />
    </>
  );
}
