// The four plans as equal tiles: for how many employees, for how much a month; the one that fits is marked.

import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { monthlyPrice, type PlanSold, planFor, plansSold } from '#shared/model/billing/plan.ts';
import type { Currency } from '#shared/model/company/region.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { Radio } from '#web/ui/form/radio.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { moneyTextOf } from './money-text.ts';
import styles from './plan-tiles.module.css';

type Props = {
  readonly currency: Currency;
  /** How many active employees there are; nothing is marked without it. */
  readonly employees?: number | undefined;
  /** On a page of their own, not in a dialog. */
  readonly big?: boolean;
};

export function PlanTiles({ currency, employees, big = false }: Props) {
  const t = useTexts('billing');
  const fitting = employees === undefined ? undefined : planFor(employees);
  return (
    <ul className={classNames(styles.tiles, big && styles.big)} aria-label={t('plans')}>
      {plansSold.map((plan) => {
        const isFitting = plan.number === fitting?.number;
        return (
          <li key={plan.name} className={classNames(styles.tile, isFitting && styles.fitting)}>
            <TileWords plan={plan} currency={currency} isFitting={isFitting} />
          </li>
        );
      })}
    </ul>
  );
}

type Choice = {
  readonly currency: Currency;
  readonly employees: number | undefined;
  readonly chosen: number | undefined;
  readonly onChoose: (number: number) => void;
};

/** The same tiles to choose one from; those that are too small for everybody who is active cannot be. */
export function PlanChoice({ currency, employees, chosen, onChoose }: Choice) {
  const t = useTexts('billing');
  const name = useId();
  const fitting = employees === undefined ? undefined : planFor(employees);
  return (
    <fieldset className={classNames(styles.tiles, styles.choice)}>
      <legend className="visually-hidden">{t('plans')}</legend>
      {plansSold.map((plan) => {
        const isTooSmall = employees !== undefined && employees > plan.employees.to;
        const isChosen = plan.number === chosen;
        return (
          <label
            key={plan.name}
            className={classNames(
              styles.tile,
              styles.choosable,
              isChosen && styles.fitting,
              isTooSmall && styles.off,
            )}
          >
            <TileWords plan={plan} currency={currency} isFitting={plan.number === fitting?.number} />
            {isTooSmall && <span className="small">{t('youHave', { count: employees })}</span>}
            <span className={styles.corner}>
              <Radio
                name={name}
                value={String(plan.number)}
                checked={isChosen}
                disabled={isTooSmall}
                onChoose={() => onChoose(plan.number)}
              />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

type Words = { readonly plan: PlanSold; readonly currency: Currency; readonly isFitting: boolean };

function TileWords({ plan, currency, isFitting }: Words) {
  const t = useTexts('billing');
  return (
    <>
      <span className={styles.employees}>{t('employeesFromTo', plan.employees)}</span>
      <b className={styles.price}>{moneyTextOf(currentLanguage(), monthlyPrice(plan, currency))}</b>
      <span className="small dim">{t('aMonth')}</span>
      {isFitting && (
        <span className={styles.mark}>
          <IconCheck size={14} stroke={2} aria-hidden="true" />
          {t('fits')}
        </span>
      )}
    </>
  );
}
