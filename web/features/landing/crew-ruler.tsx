// The page's only illustration: an invented crew's day on the product's own ruler, with one line for the present time.

import { hoursTextOf } from '#web/day-format.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { Ruler, RulerHours } from '#web/ui/display/ruler.tsx';
import styles from './landing.module.css';

const nowMinute = 14 * 60 + 12;
type Spell = readonly [fromMinute: number, toMinute: number];
type Site = 'roof' | 'store' | 'school' | 'service';
type Worker = {
  readonly name: string;
  readonly site: Site;
  readonly spells: readonly Spell[];
  readonly runsSince?: number;
};

const crew: readonly Worker[] = [
  { name: 'Anna', site: 'roof', spells: [[422, 690]], runsSince: 720 },
  { name: 'Björn', site: 'store', spells: [], runsSince: 330 },
  { name: 'Þórdís', site: 'school', spells: [], runsSince: 480 },
  { name: 'João', site: 'service', spells: [[360, 780]] },
  { name: 'Sigurður', site: 'roof', spells: [[420, 614]], runsSince: 644 },
];

const minutesOf = ({ spells, runsSince }: Worker): number =>
  spells.reduce((sum, [from, to]) => sum + to - from, 0) +
  (runsSince === undefined ? 0 : nowMinute - runsSince);

export function CrewRuler() {
  const t = useTexts('landing');
  const language = currentLanguage();
  const names = crew.map((worker) => worker.name).join(', ');
  return (
    <div className={styles.crew} role="img" aria-label={t('hero.ruler', { names })}>
      <div className={styles.scale} aria-hidden="true">
        <RulerHours every={3} />
      </div>
      <p className={styles.now} aria-hidden="true">
        <span>{t('hero.now', { time: '14:12' })}</span>
      </p>
      {crew.map((worker) => (
        <div key={worker.name} className={styles.worker} aria-hidden="true">
          <span className={styles.who}>
            <b>{worker.name}</b>
            <span className={styles.site}>{t(`hero.sites.${worker.site}`)}</span>
          </span>
          <Ruler
            size="l"
            label="off"
            nowMinute={nowMinute}
            segments={[
              ...worker.spells.map(([fromMinute, toMinute]) => ({
                fromMinute,
                toMinute,
                kind: 'work' as const,
              })),
              ...(worker.runsSince === undefined
                ? []
                : [{ fromMinute: worker.runsSince, toMinute: nowMinute, kind: 'running' as const }]),
            ]}
          />
          <span className={styles.hours}>{hoursTextOf(language, minutesOf(worker) * 60)}</span>
        </div>
      ))}
    </div>
  );
}
