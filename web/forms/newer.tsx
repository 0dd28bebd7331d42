// What a dialog does when someone else changed the same thing meanwhile: shows it, takes it over, loses nobody's words.

import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { IntoView } from '#web/ui/page/into-view.tsx';
import { useTexts } from '#web/text.ts';
import styles from './newer.module.css';

/** A field in words: 'Phone number', '+354 555 0101'. */
export type Told = { readonly label: string; readonly value: string };
export type Newer = { readonly heading: string; readonly changed: readonly Told[] };

/** What differs of two tellings of the same fields, as the newer one says it. */
export const newlyTold = (before: readonly Told[], newer: readonly Told[]): readonly Told[] =>
  newer.filter(({ value }, index) => value !== before[index]?.value);

/** Fields that were not touched take the newer value; what was typed stays. */
export function takingOver<Values extends Record<string, unknown>>(
  typed: Values,
  before: Values,
  newer: Values,
): Values {
  const merged = { ...newer };
  for (const key in typed)
    if (JSON.stringify(typed[key]) !== JSON.stringify(before[key])) merged[key] = typed[key];
  return merged;
}

export function NewerAlert({ newer, onTake }: { newer: Newer; onTake: () => void }) {
  const t = useTexts('shell');
  return (
    <IntoView news={newer}>
      <ErrorAlert
        heading={newer.heading}
        actions={
          <Button
            size="s"
            onClick={({ currentTarget }) => {
              // The button goes with its alert: the focus waits on the first field.
              currentTarget.closest('form')?.querySelector<HTMLElement>('input:enabled')?.focus();
              onTake();
            }}
          >
            {t('takeNewer')}
          </Button>
        }
      >
        {newer.changed.length > 0 && (
          <>
            <p>{t('newerAdvice')}</p>
            <ul className={styles.changed}>
              {newer.changed.map(({ label, value }) => (
                <li key={label}>
                  {label}: <b>{value || '–'}</b>
                </li>
              ))}
            </ul>
          </>
        )}
      </ErrorAlert>
    </IntoView>
  );
}
