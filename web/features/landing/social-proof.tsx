// The counters: companies, years and seconds tracked, ticking on between two answers of the server.

import { useEffect, useState } from 'react';
import { secondsPerYear, socialTickMilliseconds } from '#shared/limits.ts';
import { numberTextOf } from '#web/day-format.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import styles from './landing.module.css';

type Statistic = { readonly companies: number; readonly totalSeconds: number; readonly rate: number };

/** Seconds now: the server's figure, plus a tenth of the rate every tenth of a second since it came. */
function useTickingSeconds(start: number, rate: number): number {
  const [counted, setCounted] = useState({ start, seconds: start });
  useEffect(() => {
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
  }, [start, rate]);
  return counted.start === start ? counted.seconds : start;
}

export function SocialProof({ companies, totalSeconds, rate }: Statistic) {
  const t = useTexts('landing');
  const seconds = useTickingSeconds(totalSeconds, rate);
  const language = currentLanguage();
  const figure = (value: number) => numberTextOf(language, Math.floor(value), 0);
  return (
    <section className={styles.proof}>
      <Figure value={figure(companies)} label={t('proof.companies')} />
      <Figure value={figure(seconds / secondsPerYear)} label={t('proof.years')} />
      <Figure value={figure(seconds)} label={t('proof.seconds', { rate })} wide />
    </section>
  );
}

function Figure({ value, label, wide }: { value: string; label: string; wide?: boolean }) {
  return (
    <p className={styles.figure} data-wide={wide || undefined}>
      <span className={styles.figureValue}>{value}</span>
      <span className={styles.dim}>{label}</span>
    </p>
  );
}
