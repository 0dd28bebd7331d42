// One photo of a project, large, with the way to the next ones.

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
  if (!photo) return null;
  const moment = time.momentText(photo.comment.created);
  const name = nameOf(photo);
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      below={`${moment} · ${time.number(place + 1)}/${time.number(photos.length)}`}
      foot={
        <div className={styles.photoFoot}>
          <IconButton label={t('photoBefore')} disabled={place === 0} onClick={() => onPlace(place - 1)}>
            <IconChevronLeft size={20} stroke={1.75} />
          </IconButton>
          <IconButton
            label={t('photoAfter')}
            disabled={place === photos.length - 1}
            onClick={() => onPlace(place + 1)}
          >
            <IconChevronRight size={20} stroke={1.75} />
          </IconButton>
          <ButtonLink variant="quiet" href={photo.comment.comment} target="_blank">
            {t('originalSize')}
          </ButtonLink>
        </div>
      }
    >
      <img src={photo.comment.comment} alt={t('photoOf', { name, moment })} className={styles.large} />
    </Dialog>
  );
}
