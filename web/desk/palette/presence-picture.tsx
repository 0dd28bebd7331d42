// The ruler of today in a row of the palette, with the word of who is clocked in.

import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Ruler, type RulerSegment } from '#web/ui/display/ruler.tsx';
import styles from './presence-picture.module.css';

type Props = {
  readonly segments: readonly RulerSegment[];
  readonly nowMinute: number;
  readonly isRunning: boolean;
};

export function PresencePicture({ segments, nowMinute, isRunning }: Props) {
  const t = useTexts('board');
  return (
    <>
      <span className={styles.ruler}>
        <Ruler label="off" size="s" segments={segments} nowMinute={nowMinute} />
      </span>
      {isRunning && <Badge tone="running">{t('running')}</Badge>}
    </>
  );
}
