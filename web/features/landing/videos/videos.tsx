// The spoken testimonials: drawn posters, each opening a window with captions.

import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import pageStyles from '#web/features/landing/landing.module.css';
import { MarkedTitle } from '#web/features/landing/marked-title.tsx';
import { opened, type VideoName, videoNames } from '#web/features/landing/opened.ts';
import { posters } from '#web/features/landing/posters.ts';
import { VideoDialog } from './video-dialog.tsx';
import { videoSeconds } from './video-lines.ts';
import styles from './videos.module.css';

const isVideo = (name: string | undefined): name is VideoName => videoNames.some((video) => video === name);

export function Videos() {
  const t = useTexts('landing');
  const open = opened.use();
  return (
    <section
      id="testimonials-videos"
      className={pageStyles.section}
      aria-labelledby="testimonials-videos-title"
    >
      <MarkedTitle
        id="testimonials-videos-title"
        title={t('testimonials.videosTitle')}
        mark={t('testimonials.demo')}
      />
      <ul className={pageStyles.sideways}>
        {videoNames.map((name) => {
          const title = t(`testimonials.videos.${name}.title`);
          return (
            <li key={name}>
              <div className={styles.frame}>
                <button
                  type="button"
                  className={styles.poster}
                  data-video={name}
                  aria-label={t('testimonials.play', { title })}
                  aria-haspopup="dialog"
                  onClick={() => opened.set(name)}
                >
                  <img src={posters[name]} width={640} height={400} alt="" loading="lazy" decoding="async" />
                  <span className={styles.play}>
                    <IconPlayerPlayFilled size={22} aria-hidden="true" />
                  </span>
                </button>
                <span className={styles.length}>{`0:${String(videoSeconds).padStart(2, '0')}`}</span>
              </div>
              <h3 className={styles.title}>{title}</h3>
              <p className={pageStyles.dim}>{t(`testimonials.videos.${name}.who`)}</p>
            </li>
          );
        })}
      </ul>
      {isVideo(open) && <VideoDialog name={open} />}
    </section>
  );
}
