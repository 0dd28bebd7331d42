// The counters of companies, years and seconds tracked; they tick between two answers of the server.

import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { secondsPerYear, socialTickMilliseconds } from '#shared/limits.ts';
import { numberTextOf } from '#web/day-format.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { useMedia } from '#web/ui/style/media.ts';
import { makeStore } from '#web/ui/style/store.ts';
import styles from './landing.module.css';

/** The reader's choice whether the counters tick. Kept outside React, because the application mounts the page again. */
const ticking = makeStore<boolean | undefined>(undefined);

type Statistic = { readonly companies: number; readonly totalSeconds: number; readonly rate: number };

/** The seconds at this moment: the server's figure, increased by a tenth of the rate every tenth of a second. */
function useTickingSeconds(start: number, rate: number, isTicking: boolean): number {
  const [counted, setCounted] = useState({ start, seconds: start });
  useEffect(() => {
    if (!isTicking) return undefined;
    const perTick = (rate * socialTickMilliseconds) / 1000;
    const timer = setInterval(
      () =>
        setCounted((before) => ({
          start,
          seconds: (before.start === start ? before.seconds : start) + perTick,
        })),
      socialTickMilliseconds,
    );
    return () => clearInterval(timer);
  }, [start, rate, isTicking]);
  return counted.start === start ? counted.seconds : start;
}

export function SocialProof({ companies, totalSeconds, rate }: Statistic) {
  const t = useTexts('landing');
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const choice = ticking.use();
  // Moving content can be stopped (WCAG 2.2.2), and stands still for readers who prefer reduced motion.
  const isTicking = choice ?? !isCalm;
  const seconds = useTickingSeconds(totalSeconds, rate, isTicking);
  const language = currentLanguage();
  const figure = (value: number) => numberTextOf(language, Math.floor(value), 0);
  return (
    <section className={styles.proof} aria-label={t('proof.title')}>
      <Figure value={figure(companies)} label={t('proof.companies')} />
      <Figure value={figure(seconds / secondsPerYear)} label={t('proof.years')} />
      <Figure value={figure(seconds)} label={t('proof.seconds', { rate })}>
        <button
          type="button"
          className={styles.pause}
          aria-label={t(isTicking ? 'proof.pause' : 'proof.resume')}
          onClick={() => ticking.set(!isTicking)}
        >
          {isTicking ? (
            <IconPlayerPauseFilled size={14} aria-hidden="true" />
          ) : (
            <IconPlayerPlayFilled size={14} aria-hidden="true" />
          )}
        </button>
      </Figure>
    </section>
  );
}

type FigureProps = { readonly value: string; readonly label: string; readonly children?: ReactNode };

function Figure({ value, label, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <span className={styles.figureValue}>{value}</span>
      <p className={styles.figureLabel}>
        <span>{label}</span>
        {children}
      </p>
    </div>
  );
}
