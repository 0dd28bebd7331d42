// The photos of a project as a timeline: newest left, six of them or all, each with its day and who took it.

import { useId, useMemo, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { shortNames } from './project-crew.ts';
import { photosIn, type Said } from './project-said.ts';
import styles from './project.module.css';
import type { ProjectData } from './use-project.ts';

const PhotoDialog = lateDialog(async () => (await import('./photo-dialog.tsx')).PhotoDialog);
const photosShown = 6;

export function ProjectPhotos({ data: { time, entries, days } }: { data: ProjectData }) {
  const t = useTexts('project');
  const id = useId();
  const photos = useMemo(() => photosIn(entries), [entries]);
  const names = useMemo(() => shortNames(entries), [entries]);
  const [isWhole, setWhole] = useState(false);
  const [opened, setOpened] = useState<string>();
  const since = time.dayText(days.from);
  const { length: count } = photos;
  const nameOf = ({ comment, by, entry }: Said): string =>
    by === undefined
      ? t(comment.created_by === 'Company' ? 'office' : 'timeClock')
      : (names.get(entry.employee.id) ?? by);
  const place = photos.findIndex(({ comment }) => comment.id === opened);
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead
        id={id}
        title={t('photos')}
        detail={count > 0 && t('photosSince', { count, shown: time.number(count), day: since })}
        actions={
          count > photosShown && (
            <Button variant="quiet" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {t(isWhole ? 'fewerPhotos' : 'allPhotos')}
            </Button>
          )
        }
      />
      {count === 0 ? (
        <EmptyState heading={t('noPhotos', { day: since })} />
      ) : (
        <ol className={styles.photos}>
          {photos.slice(0, isWhole ? count : photosShown).map((photo) => (
            <Photo
              key={photo.comment.id}
              photo={photo}
              name={nameOf(photo)}
              time={time}
              onOpen={() => setOpened(photo.comment.id)}
            />
          ))}
        </ol>
      )}
      {place !== -1 && (
        <PhotoDialog
          photos={photos}
          place={place}
          nameOf={nameOf}
          onPlace={(next) => setOpened(photos[next]?.comment.id)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}

type PhotoProps = {
  readonly photo: Said;
  readonly name: string;
  readonly time: ProjectData['time'];
  readonly onOpen: () => void;
};

function Photo({ photo: { comment }, name, time, onOpen }: PhotoProps) {
  const t = useTexts('project');
  return (
    <li>
      <button
        type="button"
        className={styles.photo}
        aria-haspopup="dialog"
        aria-label={t('enlarge', { name, moment: time.momentText(comment.created) })}
        onClick={onOpen}
      >
        <img src={comment.comment} alt="" loading="lazy" />
      </button>
      <b className="num">{time.shortDay(time.dayAt(comment.created))}</b>
      <span className={styles.photoBy}>
        {name}, <span className="num">{time.clockAt(comment.created)}</span>
      </span>
    </li>
  );
}
