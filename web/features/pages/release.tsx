// The page of one release: its day, its changes, a link to all releases.

import { type ReleaseName, releases } from '#shared/model/news.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { dayHere } from './day-here.ts';
import { PageFrame } from './page-frame.tsx';
import styles from './pages.module.css';

type Props = {
  readonly name: ReleaseName;
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
};

export function Release({ name, title, lead, points }: Props) {
  const t = useTexts('changelog');
  const day = releases.find((one) => one.name === name)?.day ?? '';
  return (
    <PageFrame title={title} lead={lead} changed={dayHere(day)}>
      <div className={styles.section}>
        <ul className={styles.list}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>
          <UiLink href={href('changelog')}>{t('all')}</UiLink>
        </p>
      </div>
    </PageFrame>
  );
}
