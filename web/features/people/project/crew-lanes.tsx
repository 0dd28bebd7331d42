// The people of a day as lanes: a thin ruler for each, in the order of their names.

import { useTexts } from '#web/text.ts';
import { Ruler } from '#web/ui/display/ruler.tsx';
import type { Lane } from './project-crew.ts';
import styles from './project.module.css';

type Props = { readonly lanes: readonly Lane[]; readonly nowMinute: number | undefined };

export function CrewLanes({ lanes, nowMinute }: Props) {
  const t = useTexts('project');
  return (
    <div className={styles.lanes}>
      {lanes.map(({ id, name, times, segments }) => (
        <Ruler
          key={id}
          size="lane"
          segments={segments}
          nowMinute={nowMinute}
          label={t('lane', {
            name,
            times: times.map(({ from, to = t('now') }) => `${from}–${to}`).join(', '),
          })}
        />
      ))}
    </div>
  );
}
