// The four plans as equal tiles: for how many employees, for how much a month; the one that fits is marked.

import { IconCheck } from '@tabler/icons-react';
import { monthlyPrice, planFor, plansSold } from '#shared/model/plan.ts';
import type { Currency } from '#shared/model/region.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { moneyTextOf } from '#web/work/money-text.ts';
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
  const language = currentLanguage();
  const fitting = employees === undefined ? undefined : planFor(employees);
  return (
    <ul className={classNames(styles.tiles, big && styles.big)} aria-label={t('plans')}>
      {plansSold.map((plan) => {
        const isFitting = plan.number === fitting?.number;
        return (
          <li key={plan.name} className={classNames(styles.tile, isFitting && styles.fitting)}>
            <span className={styles.employees}>{t('employeesFromTo', plan.employees)}</span>
            <b className={styles.price}>{moneyTextOf(language, monthlyPrice(plan, currency))}</b>
            <span className="small dim">{t('aMonth')}</span>
            {isFitting && (
              <span className={styles.mark}>
                <IconCheck size={14} stroke={2} aria-hidden="true" />
                {t('fits')}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
