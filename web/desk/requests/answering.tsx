// The two answers to a request. Hours over others are accepted after a question, as by hand.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { corrections } from '#shared/api/corrections.ts';
import type { Correction } from '#shared/model/correction.ts';
import { useChange } from '#web/api/query.ts';
import { useCompanyOverlaps } from '#web/entry/overlaps/company-overlaps.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { focusablesOf } from '#web/ui/overlay/focus-return.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import styles from './request-card.module.css';
import { stretchOf } from './other-hours.tsx';
import { useRefused } from './use-refused.tsx';

const Declining = lateDialog(async () => (await import('./declining.tsx')).Declining);

const { take } = corrections.endpoints;

export function Answering({ row, isQuiet }: { readonly row: Correction; readonly isQuiet: boolean }) {
  const t = useTexts('requests');
  const change = useChange(take);
  const refused = useRefused();
  const time = useCompanyTime();
  const { mayOverlap } = useCompanyOverlaps();
  const [isDeclining, setDeclining] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const accept = async () => {
    setAsking(true);
    const isWanted = isSameTimes(row) || (await mayOverlap([stretchOf(row, time)]));
    setAsking(false);
    if (!isWanted) return;
    const body = row.entry ? { version: row.entry.version } : {};
    try {
      // Awaited, because the card goes with the request, and callbacks of a mutation with it.
      await change.mutateAsync({ path: { id: row.id }, body });
      showToast({ message: t('accepted') });
    } catch (error) {
      refused.hear(error);
    }
  };
  const isBusy = isAsking || change.isPending;
  const actions = useFocusToNext();
  return (
    <>
      {refused.shown}
      <div ref={actions} className={styles.actions}>
        <Button variant={isQuiet ? 'plain' : 'primary'} loading={isBusy} onClick={() => void accept()}>
          {t('accept')}
        </Button>
        <Button disabled={isBusy} onClick={() => setDeclining(true)}>
          {t('decline')}
        </Button>
      </div>
      {isDeclining && <Declining row={row} onClose={() => setDeclining(false)} />}
    </>
  );
}

/** Such a change overlaps no more than before: an edit by hand does not ask about it either. */
const isSameTimes = ({ entry, start_time, end_time }: Correction): boolean =>
  entry?.start_time === start_time && entry.end_time === end_time;

/** An answered request leaves with its buttons: the next one's first button takes the focus, or else the page's content. */
function useFocusToNext(): RefObject<HTMLDivElement | null> {
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = actions.current?.closest('li');
    return () => {
      if (!row?.contains(document.activeElement)) return;
      const neighbours = [row.nextElementSibling, row.previousElementSibling];
      setTimeout(() => {
        // Somebody who pressed elsewhere meanwhile stays there.
        if (document.activeElement !== document.body) return;
        const kept = neighbours.find((one) => one?.isConnected);
        // The two answers are the last buttons of a card.
        const next = (kept && focusablesOf(kept).at(-2)) ?? document.querySelector<HTMLElement>('#content');
        next?.focus({ preventScroll: !kept });
      }, 0);
    };
  }, []);
  return actions;
}
