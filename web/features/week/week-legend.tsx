// What the marks of the week mean, and the keys of the grid.

import { minutesPerDay } from '#shared/time/calendar.ts';
import { IconAlertTriangle, IconCheck, IconLayersIntersect, IconMoon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Keys } from '#web/ui/display/keys.tsx';
import { Ruler, type RulerSegment } from '#web/ui/display/ruler.tsx';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import styles from './week.module.css';

const whole = { fromMinute: 0, toMinute: minutesPerDay } as const;
const half = { fromMinute: 0, toMinute: 800 } as const;
const overlapping: readonly RulerSegment[] = [
  { ...half, kind: 'work', lane: 1 },
  { fromMinute: 640, toMinute: minutesPerDay, kind: 'work', lane: 2 },
  { fromMinute: 640, toMinute: 800, kind: 'shared' },
];

export function WeekLegend({ isApprovalOn }: { readonly isApprovalOn: boolean }) {
  const t = useTexts('week');
  const { settings } = useSignedIn();
  const warnsOfRest = settings?.rest_warnings ?? false;
  const shell = useTexts('shell');
  const entries = useTexts('entries');
  return (
    <div className={styles.legend} data-no-print="">
      <ul aria-label={t('legend')}>
        <Meaning segments={[{ ...whole, kind: 'work' }]}>{t('worked')}</Meaning>
        <Meaning segments={[{ ...whole, kind: 'running' }]}>{entries('running')}</Meaning>
        <Meaning segments={[{ ...whole, kind: 'missing' }]}>{t('missingLegend')}</Meaning>
        <Meaning
          segments={[{ ...whole, kind: 'over' }]}
          mark={<IconAlertTriangle size={15} stroke={1.75} className="bad" aria-hidden="true" />}
        >
          {shell('veryLong')}
        </Meaning>
        <Meaning
          segments={overlapping}
          mark={<IconLayersIntersect size={15} stroke={1.75} className="bad" aria-hidden="true" />}
        >
          {t('overlap')}
        </Meaning>
        <Meaning
          segments={[{ ...whole, kind: 'work' }]}
          mark={
            <b className="bad" aria-hidden="true">
              ?
            </b>
          }
        >
          {t('assumed')}
        </Meaning>
        {warnsOfRest && (
          <Meaning
            segments={[{ ...whole, kind: 'work' }]}
            mark={<IconMoon size={15} stroke={2} className="bad" aria-hidden="true" />}
          >
            {t('restLegend')}
          </Meaning>
        )}
        {isApprovalOn && (
          <li>
            <span className={styles.tinted} />
            <IconCheck size={15} stroke={2} className={styles.check} aria-hidden="true" />
            {entries('approved')}
          </li>
        )}
      </ul>
      <span className={styles.keysHint}>
        {t('keysHint')} · <Keys keys="?" /> {t('allKeys')}
      </span>
    </div>
  );
}

type MeaningProps = {
  readonly segments: readonly RulerSegment[];
  readonly mark?: ReactNode;
  readonly children: ReactNode;
};

function Meaning({ segments, mark, children }: MeaningProps) {
  return (
    <li>
      <span className={styles.sample}>
        <Ruler label="off" segments={segments} />
      </span>
      {mark}
      {children}
    </li>
  );
}
