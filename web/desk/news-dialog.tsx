// The dialog with the news, newest first.

import { news } from '#shared/model/news.ts';
import type { ExportJob } from '#shared/model/export.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import styles from './news.module.css';

export function NewsDialog({ ready, onClose }: { ready: ExportJob | undefined; onClose: () => void }) {
  const t = useTexts('news');
  const tData = useTexts('company-data');
  const time = useCompanyTime();
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      {ready?.state === 'done' && (
        <section>
          <h3 className={styles.head}>{tData('bellTitle')}</h3>
          <p>{tData('bellText', { ends: time.dayText(time.dayAt(ready.ends)) })}</p>
          <ButtonLink href="#settings" onClick={onClose}>
            {tData('toSettings')}
          </ButtonLink>
        </section>
      )}
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
