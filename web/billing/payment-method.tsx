// The two methods of payment in Iceland as tiles: a bank claim in krónur, or a card in euros.

import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '#web/text.ts';
import { Radio } from '#web/ui/form/radio.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './plan-tiles.module.css';

export type PaymentMethod = 'bank' | 'card';
const methods = [
  { method: 'bank', Icon: IconBuildingBank, title: 'bankWay', detail: 'bankWayDetail' },
  { method: 'card', Icon: IconCreditCard, title: 'cardWay', detail: 'cardWayDetail' },
] as const;

type Props = {
  readonly chosen: PaymentMethod;
  readonly onChoose: (method: PaymentMethod) => void;
  /** The monthly price that the card is charged. */
  readonly price: string;
};

export function PaymentMethodChoice({ chosen, onChoose, price }: Props) {
  const t = useTexts('billing');
  const name = useId();
  return (
    <fieldset className={classNames(styles.methods, styles.choice)}>
      <legend className="visually-hidden">{t('howToPay')}</legend>
      {methods.map(({ method, Icon, title, detail }) => (
        <label
          key={method}
          className={classNames(styles.method, styles.choosable, method === chosen && styles.chosen)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" className={styles.methodIcon} />
          <span className={styles.methodWords}>
            {t(title)}
            <span className="small dim">{t(detail, { price })}</span>
          </span>
          <Radio name={name} value={method} checked={method === chosen} onChoose={() => onChoose(method)} />
        </label>
      ))}
    </fieldset>
  );
}
