// The frame of every log-in page: logo, one card, links to the other log-ins, the language.

import type { ReactNode } from 'react';
import { href, type ScreenName } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { HomeLink } from '#web/door/home-link.tsx';
import { LanguageSwitch } from '#web/door/language-switch.tsx';
import styles from './door.module.css';

const doors = {
  toCompany: 'login',
  toEmployee: 'loginEmployee',
  toTimeClock: 'loginTimeClock',
} as const satisfies Record<string, ScreenName>;
type Door = keyof typeof doors;
const order: readonly Door[] = ['toCompany', 'toEmployee', 'toTimeClock'];

export function DoorFrame(props: {
  title: string;
  lead?: string | undefined;
  here?: Door;
  children: ReactNode;
}) {
  const t = useTexts('sign-in');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <HomeLink toFront={t('toFront')} />
        <LanguageSwitch />
      </header>
      <main id="content" className={styles.main}>
        <Card padding="m">
          <h1 className={styles.title}>{props.title}</h1>
          {props.lead && <p className={styles.lead}>{props.lead}</p>}
          {props.children}
        </Card>
        <nav aria-label={t('otherDoors')} className={styles.others}>
          {order
            .filter((door) => door !== props.here)
            .map((door) => (
              <UiLink key={door} href={href(doors[door])} className={styles.other}>
                {t(door)}
              </UiLink>
            ))}
        </nav>
      </main>
    </div>
  );
}
