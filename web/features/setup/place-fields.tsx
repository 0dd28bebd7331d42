// Country, language and time zone of the company, each saved as it is chosen.

import { useState } from 'react';
import type * as z from 'zod/mini';
import { companies } from '#shared/api/company.ts';
import { countries, languages } from '#shared/limits.ts';
import type { Settings } from '#shared/model/company/company.ts';
import { type Country, zoneOfCountry } from '#shared/model/company/country.ts';
import type { settingsChange } from '#shared/model/company/settings-change.ts';
import { countryNames } from '#shared/text/country-names.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSessionChange } from '#web/desk/session-change.ts';
import { zoneGroups } from '#web/door/zone-choices.ts';
import { chooseLanguage, currentLanguage, useTexts } from '#web/text.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { languageNames } from '#web/words/language-names.ts';
import styles from './setup.module.css';
import { SetupErrors } from './setup-errors.tsx';

export function PlaceFields({ country, settings }: { country: Country; settings: Settings }) {
  const t = useTexts('setup');
  const { say } = useErrorWords();
  const changing = useSessionChange();
  const change = useChange(companies.endpoints.changeSettings);
  const [fault, setFault] = useState<unknown>();
  const names = countryNames[currentLanguage()];
  const save = async (body: z.input<typeof settingsChange>): Promise<boolean> => {
    setFault(undefined);
    try {
      await changing(async () => {
        const after = await change.mutateAsync({ body });
        return { settings: after, ...(after.country ? { country: after.country } : {}) };
      });
      return true;
    } catch (error) {
      setFault(error);
      return false;
    }
  };
  const chooseCountry = (chosen: string): void => {
    const next = countries.find((one) => one === chosen);
    if (!next || next === country) return;
    // The time zone follows the country.
    void save({ country: next, time_zone: zoneOfCountry[next] });
  };
  const chooseOther = async (chosen: string): Promise<void> => {
    const language = languages.find((one) => one === chosen);
    if (language && (await save({ language }))) chooseLanguage(language);
  };
  return (
    <div className={styles.placeFields}>
      {fault !== undefined && <SetupErrors message={say(fault)} fault={fault} />}
      <SelectField
        label={t('place.country')}
        value={country}
        onChange={chooseCountry}
        groups={[{ label: '', options: countries.map((value) => ({ value, label: names[value] })) }]}
      />
      <SelectField
        label={t('place.language')}
        value={settings.language}
        onChange={(chosen) => void chooseOther(chosen)}
        groups={[{ label: '', options: languages.map((value) => ({ value, label: languageNames[value] })) }]}
      />
      <SelectField
        label={t('place.zone')}
        searchLabel={t('place.findZone')}
        value={settings.time_zone}
        onChange={(time_zone) => void save({ time_zone })}
        groups={zoneGroups(settings.time_zone, {
          usual: t('place.usualZones'),
          others: t('place.otherZones'),
        })}
        help={t('place.guessed')}
      />
    </div>
  );
}
