// The window of a spoken testimonial: the poster and its captions in turn. There is no recording, which the window says.

import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { useMedia } from '#web/ui/style/media.ts';
import { opened, type VideoName } from '#web/features/landing/opened.ts';
import { posters } from '#web/features/landing/posters.ts';
import styles from './video-dialog.module.css';
import { lineSeconds, videoLines } from './video-lines.ts';

const last = videoLines.length - 1;

/** The caption that shows, and the functions that change it; it advances by itself only while playing. */
function usePlaying() {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [line, setLine] = useState(0);
  const [isAsked, setAsked] = useState(!isCalm);
  const isPlaying = isAsked && line < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setLine(line + 1), lineSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isPlaying, line]);
  return {
    line,
    isPlaying,
    move: (to: number) => {
      setAsked(false);
      setLine(Math.min(Math.max(to, 0), last));
    },
    toggle: () => {
      if (!isPlaying && line === last) setLine(0);
      setAsked(!isPlaying);
    },
  };
}

export function VideoDialog({ name }: { name: VideoName }) {
  const t = useTexts('landing');
  const shell = useTexts('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const { line, isPlaying, move, toggle } = usePlaying();
  const Face = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    opened.set(undefined);
    // Found by name, because the application may have mounted the pressed poster again.
    document.querySelector<HTMLElement>(`[data-video="${name}"]`)?.focus();
  };
  const words = (key: (typeof videoLines)[number]) => t(`testimonials.videos.${name}.${key}`);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="video-title" onClose={close}>
      <div className={styles.head}>
        <div>
          <h2 id="video-title">{t(`testimonials.videos.${name}.title`)}</h2>
          <p className="dim">{t(`testimonials.videos.${name}.who`)}</p>
        </div>
        <IconButton label={shell('close')} onClick={() => dialog.current?.close()}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <figure className={styles.screen}>
        <img src={posters[name]} width={640} height={400} alt={t(`testimonials.videos.${name}.picture`)} />
        <figcaption className={styles.caption}>{words(videoLines[line] ?? 'one')}</figcaption>
      </figure>
      <div className={styles.controls}>
        <Button icon={<Face size={18} aria-hidden="true" />} onClick={toggle}>
          {t(isPlaying ? 'testimonials.pause' : 'testimonials.resume')}
        </Button>
        <IconButton label={t('testimonials.previous')} disabled={line === 0} onClick={() => move(line - 1)}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('testimonials.next')} disabled={line === last} onClick={() => move(line + 1)}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <span className="dim num">
          {t('testimonials.line', { number: line + 1, total: videoLines.length })}
        </span>
      </div>
      <p className={styles.notice}>{t('testimonials.notice')}</p>
      <details>
        <summary className={styles.summary}>{t('testimonials.transcript')}</summary>
        <ol className={styles.lines}>
          {videoLines.map((key) => (
            <li key={key}>{words(key)}</li>
          ))}
        </ol>
      </details>
    </dialog>
  );
}
