// What a day is noted as and by whom. An own note of an open day of the last week can be changed and taken back.

import { dayNoteKinds, type NotedDay } from '#shared/model/day-note.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import styles from '#web/features/phone/phone.module.css';
import { useNote } from './noting.ts';

/** `hasHours`: such a note can be taken back, but not changed. */
export function OwnNote({ note: noted, hasHours }: { readonly note: NotedDay; readonly hasHours: boolean }) {
  const t = useTexts('own-hours');
  const { note, isSending } = useNote(noted.date, noted.kind);
  const kinds = dayNoteKinds.filter((kind) => !hasHours && kind !== noted.kind);
  return (
    <div className={styles.entry}>
      <div className={styles.sectionHead}>
        <b>{t(`missing.kinds.${noted.kind}`)}</b>
        <span className={styles.dim}>{t(noted.own ? 'missing.yours' : 'missing.theirs')}</span>
      </div>
      {noted.changeable && (
        <div className={styles.more}>
          {kinds.map((kind) => (
            <Button key={kind} disabled={isSending} onClick={() => void note(kind)}>
              {t(`missing.kinds.${kind}`)}
            </Button>
          ))}
          <Button variant="quiet" disabled={isSending} onClick={() => void note(null)}>
            {t('missing.takeBack')}
          </Button>
        </div>
      )}
    </div>
  );
}
