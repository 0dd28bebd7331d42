// One photo of a project, as large as the window, with the way to the next ones: by buttons or the arrow keys.

import { useEffect, useEffectEvent, useState } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { ButtonLink, IconButton } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import type { Said } from './project-said.ts';
import styles from './project.module.css';

type Props = {
  readonly photos: readonly Said[];
  readonly place: number;
  readonly nameOf: (photo: Said) => string;
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
};

export function PhotoDialog({ photos, place, nameOf, onPlace, onClose }: Props) {
  const t = useTexts('project');
  const time = useCompanyTime();
  const photo = photos[place];
  const isFirst = place === 0;
  const isLast = place === photos.length - 1;
  useArrows({
    ArrowLeft: () => !isFirst && onPlace(place - 1),
    ArrowRight: () => !isLast && onPlace(place + 1),
  });
  if (!photo) return null;
  const moment = time.momentText(photo.comment.created);
  const name = nameOf(photo);
  return (
    <Dialog
      open
      onClose={onClose}
      size="window"
      title={name}
      below={`${moment} · ${time.number(place + 1)}/${time.number(photos.length)}`}
      foot={
        <div className={styles.photoFoot}>
          <IconButton label={t('photoBefore')} disabled={isFirst} onClick={() => onPlace(place - 1)}>
            <IconChevronLeft size={20} stroke={1.75} />
          </IconButton>
          <IconButton label={t('photoAfter')} disabled={isLast} onClick={() => onPlace(place + 1)}>
            <IconChevronRight size={20} stroke={1.75} />
          </IconButton>
          <ButtonLink variant="quiet" href={photo.comment.comment} target="_blank">
            {t('originalSize')}
          </ButtonLink>
        </div>
      }
    >
      <Large
        key={photo.comment.id}
        src={photo.comment.comment}
        small={photo.comment.thumbnail}
        alt={t('photoOf', { name, moment })}
      />
    </Dialog>
  );
}

type LargeProps = { readonly src: string; readonly small: string | undefined; readonly alt: string };

/** Until it has come, its small picture and a word: the photo before must not stand under the name and time of this one. */
function Large({ src, small, alt }: LargeProps) {
  const t = useTexts('shell');
  const [isHere, setHere] = useState(false);
  const here = () => setHere(true);
  return (
    <div className={styles.largePlace}>
      {!isHere && (
        <>
          {small !== undefined && (
            <div className={styles.small} style={{ backgroundImage: `url("${small}")` }} />
          )}
          <p role="status" className={styles.coming}>
            {t('loading')}
          </p>
        </>
      )}
      <img src={src} alt={alt} className={styles.large} aria-busy={!isHere} onLoad={here} onError={here} />
    </div>
  );
}

/** On the window: the focus is on whichever button was last pressed, and one that has gone grey loses it. */
function useArrows(moves: { readonly ArrowLeft: () => unknown; readonly ArrowRight: () => unknown }): void {
  const move = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    event.preventDefault();
    moves[key]();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => move(event);
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
