// The two ways to pay in Iceland as tiles: a bank claim in krónur, or a card in euros.

import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '#web/text.ts';
import { Radio } from '#web/ui/form/radio.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './plan-tiles.module.css';

export type Way = 'bank' | 'card';
const ways = [
  { way: 'bank', Icon: IconBuildingBank, title: 'bankWay', detail: 'bankWayDetail' },
  { way: 'card', Icon: IconCreditCard, title: 'cardWay', detail: 'cardWayDetail' },
] as const;

type Props = {
  readonly chosen: Way;
  readonly onChoose: (way: Way) => void;
  /** The monthly price that the card is charged. */
  readonly price: string;
};

export function WayChoice({ chosen, onChoose, price }: Props) {
  const t = useTexts('billing');
  const name = useId();
  return (
    <fieldset className={classNames(styles.ways, styles.choice)}>
      <legend className="visually-hidden">{t('howToPay')}</legend>
      {ways.map(({ way, Icon, title, detail }) => (
        <label
          key={way}
          className={classNames(styles.way, styles.choosable, way === chosen && styles.chosen)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" className={styles.wayIcon} />
          <span className={styles.wayWords}>
            {t(title)}
            <span className="small dim">{t(detail, { price })}</span>
          </span>
          <Radio name={name} value={way} checked={way === chosen} onChoose={() => onChoose(way)} />
        </label>
      ))}
    </fieldset>
  );
}
