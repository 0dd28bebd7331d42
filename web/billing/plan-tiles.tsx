// The four plans as equal tiles with employees and monthly price; in a dialog as a choice.

import { useId, useLayoutEffect, useRef } from 'react';
import { monthlyPrice, type PlanSold, planFor, plansSold } from '#shared/model/billing/plan.ts';
import type { Currency } from '#shared/model/company/region.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { Radio } from '#web/ui/form/radio.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { moneyPartsOf } from './money-text.ts';
import styles from './plan-tiles.module.css';

/** The large tiles of a page, without a choice. */
export function PlanTiles({ currency }: { readonly currency: Currency }) {
  const t = useTexts('billing');
  return (
    <ul className={classNames(styles.tiles, styles.big)} aria-label={t('plans')}>
      {plansSold.map((plan) => (
        <li key={plan.name} className={styles.tile}>
          <TileWords plan={plan} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

type Choice = {
  readonly currency: Currency;
  /** The number of active employees; undefined until it is known: no tile is marked as fitting then. */
  readonly employees: number | undefined;
  readonly chosen: number | undefined;
  readonly onChoose: (number: number) => void;
};

/** The tiles as a choice; plans too small for the active employees are off. */
export function PlanChoice({ currency, employees, chosen, onChoose }: Choice) {
  const t = useTexts('billing');
  const name = useId();
  const set = useRef<HTMLFieldSetElement>(null);
  const fitting = employees === undefined ? undefined : planFor(employees);
  // The dialog may have focused the first plan before the chosen one is known: the focus moves to the chosen one.
  useLayoutEffect(() => {
    const isFocused = set.current?.contains(document.activeElement) === true;
    if (isFocused && chosen !== undefined)
      set.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <fieldset ref={set} className={styles.tiles}>
      <legend className="visually-hidden">{t('plans')}</legend>
      {plansSold.map((plan) => {
        const isTooSmall = employees !== undefined && employees > plan.employees.to;
        const isFitting = plan.number === fitting?.number;
        const isChosen = plan.number === chosen;
        return (
          <label
            key={plan.name}
            className={classNames(
              styles.tile,
              styles.choosable,
              isChosen && styles.chosen,
              isTooSmall && styles.off,
            )}
          >
            <TileWords plan={plan} currency={currency} />
            {employees !== undefined && (isTooSmall || isFitting) && (
              <span className={classNames('small', isFitting && styles.fits)}>
                {t('youHave', { count: employees })}
              </span>
            )}
            <span className={styles.corner}>
              <Radio
                name={name}
                value={String(plan.number)}
                checked={isChosen}
                disabled={isTooSmall}
                autoFocus={isChosen}
                onChoose={() => onChoose(plan.number)}
              />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

type Words = { readonly plan: PlanSold; readonly currency: Currency };

function TileWords({ plan, currency }: Words) {
  const t = useTexts('billing');
  const price = moneyPartsOf(currentLanguage(), monthlyPrice(plan, currency));
  return (
    <>
      <span className={styles.employees}>{t('employeesFromTo', plan.employees)}</span>
      <b className={styles.price}>
        {price.map(({ text, isSign }, index) => (
          <span key={text} className={isSign ? styles.sign : undefined}>
            {index === 0 ? text : `\u00a0${text}`}
          </span>
        ))}
      </b>
      <span className="small dim">{t('aMonth')}</span>
    </>
  );
}
