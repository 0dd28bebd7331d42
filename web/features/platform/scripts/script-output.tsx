// A script's output: lines with time and mark, added while it runs. It scrolls to the end unless the reader scrolled up.

import { IconAlertTriangle, IconCheck, IconCopy, IconLoader2 } from '@tabler/icons-react';
import { useCallback, useLayoutEffect, useRef, type UIEvent } from 'react';
import { toWire } from '#shared/time/instant.ts';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { useScrolledByKeys } from '#web/ui/table/scrolled-by-keys.ts';
import { useCopy } from '#web/features/platform/copy.ts';
import { useChangeWords } from './run-words.ts';
import styles from './scripts.module.css';
import type { Line, Running } from './use-script-run.ts';

type OutputLine = {
  readonly at: number;
  readonly words: string;
  readonly mark: 'right' | 'differs' | 'changed' | 'reading' | undefined;
};
type Props = {
  readonly running: Running;
  /** How many companies a run over all of them covers. */
  readonly companies: number | undefined;
};

export function ScriptOutput({ running, companies }: Props) {
  const t = useTexts('administration');
  const copy = useCopy();
  const lines = useLines(running);
  const { asked, lines: steps, state } = running;
  const differing = steps.filter(({ step }) => step.changes.length > 0).length;
  const share = companies ? Math.min(1, steps.length / companies) : Number(state === 'ended');
  const isOfMany = companies !== undefined;
  const percent = state === 'ended' ? 100 : Math.floor(share * 100);
  return (
    <Card as="section" padding="none" labelledBy="script-output">
      <div className={styles.outputHead}>
        <h2 id="script-output" className={styles.headWords}>
          {t('scripts.output')}
        </h2>
        <Badge tone={asked.isDry ? 'neutral' : 'bad'}>
          {t(asked.isDry ? 'scripts.dryRun' : 'scripts.realRun')}
        </Badge>
        {isOfMany && (
          <span className={styles.dim}>
            {t('scripts.share', { done: steps.length, all: companies, count: differing })}
          </span>
        )}
        <span className={styles.percent}>{percent} %</span>
        <Button
          icon={<IconCopy size={18} stroke={1.75} />}
          onClick={() => void copy(lines.map(({ at, words }) => `${clock(at)} ${words}`).join('\n'))}
        >
          {t('scripts.copy')}
        </Button>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('scripts.output')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <Lines lines={lines} />
    </Card>
  );
}

function Lines({ lines }: { readonly lines: readonly OutputLine[] }) {
  const t = useTexts('administration');
  const box = useRef<HTMLElement>(null);
  const { ref: take, ...scrolled } = useScrolledByKeys();
  const hold = useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      take(element);
    },
    [take],
  );
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  });
  const note = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent): void => {
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24;
  };
  return (
    <div
      {...scrolled}
      ref={hold}
      role="log"
      aria-label={t('scripts.output')}
      className={styles.lines}
      onScroll={note}
    >
      <ol>
        {lines.map(({ at, words, mark }, index) => (
          // The index is a stable key, because lines are only added.
          <li
            key={index}
            className={classNames(
              (mark === 'differs' || mark === 'changed') && styles.bold,
              mark === 'differs' && styles.differs,
            )}
          >
            <span className={styles.time}>{clock(at)}</span>
            <span className={styles.mark} aria-hidden="true">
              {(mark === 'right' || mark === 'changed') && <IconCheck size={16} stroke={2} />}
              {mark === 'differs' && <IconAlertTriangle size={16} stroke={2} />}
              {mark === 'reading' && <IconLoader2 size={16} stroke={2} />}
            </span>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function useLines({ asked, beganAt, lines, state, endedAt = beganAt }: Running): readonly OutputLine[] {
  const t = useTexts('administration');
  const changeOf = useChangeWords();
  const plain = { mark: undefined };
  const lineOf = ({ at, step: { company, changes } }: Line): OutputLine => {
    const about = company?.name ?? t('scripts.platform');
    if (changes.length === 0) return { at, mark: 'right', words: `${about} · ${t('scripts.right')}` };
    const done = t(asked.isDry ? 'scripts.would' : 'scripts.changed');
    return {
      at,
      mark: asked.isDry ? 'differs' : 'changed',
      words: [about, ...changes.map(changeOf), done].join(' · '),
    };
  };
  const ends = (): string => {
    if (state === 'stopped') return t('scripts.stopped');
    if (state === 'failed') return t('scripts.failed');
    return t(lines.some(({ step }) => step.changes.length > 0) ? 'scripts.ends' : 'scripts.endsNothing');
  };
  return [
    { ...plain, at: beganAt, words: t(asked.isDry ? 'scripts.dryBegins' : 'scripts.realBegins') },
    ...lines.map(lineOf),
    state === 'running'
      ? { at: lines.at(-1)?.at ?? beganAt, mark: 'reading', words: t('scripts.reading') }
      : { ...plain, at: endedAt, words: ends() },
  ];
}

/** In UTC, as in the list of earlier runs. */
const clock = (at: number): string => toWire(at).slice(11, 19);
