// The product in pictures: the office's screens on a dark band, then the phone and the time clock.

import { IconDownload } from '@tabler/icons-react';
import { href } from '#web/screens.ts';
import { useTexts, currentLanguage } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './about.module.css';
import { type PictureName, pictureSizes } from './picture-sizes.ts';

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

const files = import.meta.glob<string>('./pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture of the product in the page's language, taken from the demo by `npm run pictures`. */
function Picture({ name, className }: { name: PictureName; className?: string | undefined }) {
  const t = useTexts('landing');
  return (
    <img
      src={files[`./pictures/${name}-${currentLanguage()}.avif`]}
      {...pictureSizes[name]}
      alt={t(`about.pictures.${name}`)}
      className={className}
      loading="lazy"
      decoding="async"
    />
  );
}
