// The mark of an entry that overlaps another one; pressed, it names the other and links to the employee's overlaps.

import { IconLayersIntersect } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Popup } from '#web/ui/overlay/popup.tsx';
import type { EntryView } from './entry-view.ts';
import { overlapText } from './overlaps.ts';
import styles from './entries.module.css';

type Props = { readonly entry: WorkLog; readonly view: EntryView };

export function OverlapMark({ entry, view }: Props) {
  const other = view.overlaps.get(entry.id);
  return other && <Mark entry={entry} other={other} view={view} />;
}

function Mark({ entry, other, view }: Props & { readonly other: WorkLog }) {
  const { t, time, onOverlaps } = view;
  const shell = useTexts('shell');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The focus returns to the mark here, before the row takes it as if the mark had left the list.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const said = overlapText(t, time, entry, other);
  return (
    <span className={styles.overlap}>
      <Popup
        end
        open={isOpen}
        onOpenChange={setOpen}
        control={
          <IconButton ref={button} label={said} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconLayersIntersect size={18} stroke={1.75} />
          </IconButton>
        }
      >
        <div className={styles.overlapText}>
          <p>{said}</p>
          <p className="dim small">{shell('overlap.countedTwice')}</p>
          <Button
            size="s"
            onClick={() => {
              setOpen(false);
              onOverlaps(entry);
            }}
          >
            {t('showOverlaps')}
          </Button>
        </div>
      </Popup>
    </span>
  );
}
