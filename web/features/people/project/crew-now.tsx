// Who is on site now, each with today's ruler and hours; on a phone.

import { useId } from 'react';
import { useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { lanesOn, onSiteOf } from './project-crew.ts';
import styles from './project.module.css';
import type { ProjectData } from './use-project.ts';

export function CrewNow({ data: { time, entries, now } }: { data: ProjectData }) {
  const t = useTexts('project');
  const id = useId();
  const names = new Map(onSiteOf(entries).map(({ employee }) => [employee.id, employee.name]));
  const lanes = lanesOn({ time, entries, now }, time.dayAt(now), names).filter((lane) => names.has(lane.id));
  if (lanes.length === 0) return null;
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={t('nowTitle')} detail={t('onSiteCount', { count: lanes.length })} />
      <ul className={styles.now}>
        {lanes.map((lane) => (
          <li key={lane.id}>
            <p>
              <b>{lane.name}</b>
              <span className="num">{time.hours(lane.seconds)}</span>
            </p>
            <Ruler
              label={lane.times.map(({ from, to = t('now') }) => `${from}–${to}`).join(', ')}
              segments={lane.segments}
              nowMinute={time.minuteAt(now)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
