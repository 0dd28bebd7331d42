// What is new, newest first.

import { news } from '#shared/model/news.ts';
import { useTexts } from '#web/text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCompanyTime } from './company-time.ts';
import styles from './news.module.css';

export function NewsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('news');
  const time = useCompanyTime();
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      {news.map(({ day, name }) => (
        <section key={name}>
          <p className="dim small num">{time.dayText(day)}</p>
          <h3 className={styles.head}>{t(`${name}.title`)}</h3>
          <p>{t(`${name}.text`)}</p>
        </section>
      ))}
    </Dialog>
  );
}
