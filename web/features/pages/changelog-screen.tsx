// The announced changes, newest first; large ones link to a page of their own.

import { news, releases } from '#shared/model/news.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { dayHere } from './day-here.ts';
import { PageFrame } from './page-frame.tsx';
import styles from './pages.module.css';

const pageOf = { reports: 'changelogReports', 'time-clock': 'changelogTimeClock' } as const;

function ReleaseHead({ day, name }: (typeof releases)[number]) {
  const t = useTexts(`release-${name}`);
  const all = useTexts('changelog');
  return (
    <section className={styles.section}>
      <p className={styles.day}>{dayHere(day)}</p>
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      <p>
        <UiLink href={href(pageOf[name])}>{all('read', { title: t('title') })}</UiLink>
      </p>
    </section>
  );
}

export function Screen() {
  const t = useTexts('changelog');
  const ofNews = useTexts('news');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      {news.map(({ day, name }) => (
        <section key={name} className={styles.section}>
          <p className={styles.day}>{dayHere(day)}</p>
          <h2>{ofNews(`${name}.title`)}</h2>
          <p>{ofNews(`${name}.text`)}</p>
        </section>
      ))}
      {releases.map((release) => (
        <ReleaseHead key={release.name} {...release} />
      ))}
    </PageFrame>
  );
}
