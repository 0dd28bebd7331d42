// A dialog whose record someone else has changed since it opened: shows the newer values, takes them over, keeps what was typed.

import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { IntoView } from '#web/ui/page/into-view.tsx';
import { useTexts } from '#web/text.ts';
import styles from './newer-version.module.css';

/** A field in words: 'Phone number', '+354 555 0101'. */
export type FieldInWords = { readonly label: string; readonly value: string };
export type NewerVersion = { readonly heading: string; readonly changed: readonly FieldInWords[] };

/** The fields that differ, with their newer values; both lists hold the same fields in the same order. */
export const changedFields = (
  before: readonly FieldInWords[],
  newer: readonly FieldInWords[],
): readonly FieldInWords[] => newer.filter(({ value }, index) => value !== before[index]?.value);

/** Fields that the person did not change take the newer value; typed ones stay. */
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

export function NewerVersionAlert({ newer, onTake }: { newer: NewerVersion; onTake: () => void }) {
  const t = useTexts('shell');
  return (
    <IntoView news={newer}>
      <ErrorAlert
        heading={newer.heading}
        actions={
          <Button
            size="s"
            onClick={({ currentTarget }) => {
              // The button disappears with the alert, so the focus moves to the first field.
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
