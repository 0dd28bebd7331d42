// The steps after the next one: each with a sentence, or why it cannot be done yet.

import {
  IconAlertTriangle,
  IconCalendarX,
  IconChecks,
  IconFileDownload,
  IconLock,
  IconSend,
} from '@tabler/icons-react';
import { useId } from 'react';
import { systemNames } from '#web/files/payroll-systems.ts';
import { useMay } from '#web/desk/may.ts';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import type { Month } from '#web/features/payroll/model/data.ts';
import styles from './month.module.css';
import type { Step, StepName, Wait } from '#web/features/payroll/model/steps.ts';

const icons: Readonly<Record<StepName, typeof IconLock>> = {
  missing: IconCalendarX,
  odd: IconAlertTriangle,
  approve: IconChecks,
  lock: IconLock,
  file: IconFileDownload,
  sent: IconSend,
};

/** What is done in these steps changes hours. */
const changesHours: ReadonlySet<StepName> = new Set(['missing', 'odd', 'approve']);

/** Why a step cannot be done yet, in words. */
export function useWaitWords({ time, span }: Month) {
  const list = useTexts('month-steps');
  const t = useTexts('month-end');
  const mayApprove = useMay('work_log.edit');
  const counted = (count: number) => ({ count, shown: time.number(count) });
  return (wait: Wait): string => {
    if (wait.for === 'end') return `${list('wait.end', { day: time.dayText(span.to) })}.`;
    if (wait.for === 'kennitala') return `${list('wait.kennitala', counted(wait.people))}.`;
    if (wait.for === 'entries')
      return [
        ...(wait.odd > 0 ? [`${list('wait.odd', counted(wait.odd))}.`] : []),
        ...(wait.unapproved > 0 ? [`${list('wait.unapproved', counted(wait.unapproved))}.`] : []),
        ...(mayApprove ? [] : [t('byOthers')]),
      ].join(' ');
    return `${list(`wait.${wait.for}`)}.`;
  };
}

type Props = { readonly month: Month; readonly shown: StepName | undefined };

export function NextCard({ month, shown }: Props) {
  const t = useTexts('month-end');
  const list = useTexts('month-steps');
  const id = useId();
  const say = useWaitWords(month);
  const mayWrite = useMay('work_log.edit');
  const { steps, query } = month;
  const coming = steps.filter(({ name, state }) => state === 'later' && name !== shown);
  if (coming.length === 0) return null;
  const isLockOff = steps.some(({ name, state }) => name === 'lock' && state === 'off');
  const sentence = ({ name }: Step): string => {
    if (!mayWrite && changesHours.has(name)) return t('byOthers');
    if (name === 'file' && isLockOff) return `${list('next.fileUnlocked')}.`;
    return `${list(`next.${name}`, { system: query.system ? systemNames[query.system] : '' })}.`;
  };
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <h2 id={id} className={`${styles.cardTitle} ${styles.insetTitle}`}>
        {list('next.title')}
      </h2>
      <ul className={styles.coming}>
        {coming.map((step) => {
          const Icon = icons[step.name];
          return (
            <li key={step.name}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              <span>
                <b>{t(`step.${step.name}`)}</b>
                <span className={styles.why}>{step.wait ? say(step.wait) : sentence(step)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
