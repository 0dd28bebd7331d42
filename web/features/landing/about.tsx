// The product in pictures: the office's screens on a dark band, then the phone and the time clock.

import { IconDownload } from '@tabler/icons-react';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './about.module.css';
import { Picture } from './pictures.tsx';

const smaller = ['payroll', 'report'] as const;

export function About() {
  const t = useTexts('landing');
  return (
    <section id="about" aria-labelledby="about-title">
      <div className={styles.band}>
        <div className={styles.inside}>
          <h2 id="about-title" className={styles.title}>
            {t('about.title')}
          </h2>
          <p className={styles.lead}>{t('about.text')}</p>
          <Picture name="board" className={styles.picture} />
          <div className={styles.pair}>
            {smaller.map((name) => (
              <div key={name} className={styles.one}>
                <h3 className={styles.smallTitle}>{t(`about.${name}.title`)}</h3>
                <p className={styles.text}>{t(`about.${name}.text`)}</p>
                <Picture
                  name={name}
                  className={classNames(styles.picture, name === 'report' && styles.whole)}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.devices}>
        <div className={styles.words}>
          <h3 className={styles.title}>{t('about.phone.title')}</h3>
          <p>{t('about.phone.text')}</p>
          <p>{t('about.phone.languages')}</p>
          <ButtonLink
            href={href('download')}
            icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('about.phone.download')}
          </ButtonLink>
        </div>
        <Picture name="phone" className={styles.phone} />
        <Picture name="dark" className={styles.phone} />
        <figure className={styles.tablet}>
          <Picture name="tablet" className={styles.screen} />
          <figcaption>{t('about.phone.tablet')}</figcaption>
        </figure>
      </div>
    </section>
  );
}
