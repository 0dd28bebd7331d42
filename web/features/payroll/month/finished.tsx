// A month that is done: one sentence, the file, and who did what and when.

import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useSignedIn } from '#web/api/session.tsx';
import { systemNames } from '#web/files/payroll-systems.ts';
import { useTexts } from '#web/text.ts';
import { PeriodLate } from '#web/features/payroll/period-row.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { Column } from '#web/ui/table/table-model.ts';
import type { Answer } from '#web/features/payroll/model/answered.ts';
import type { Answering } from '#web/features/payroll/model/use-answering.ts';
import { dayAnswers, useListedNotes } from '#web/features/payroll/model/day-answers.ts';
import { useLoginName } from '#web/features/payroll/model/login-name.ts';
import type { Month } from '#web/features/payroll/model/data.ts';
import { paidSeconds } from '#web/features/payroll/model/paid-hours.ts';
import { shortMoment, spanName } from '#web/features/payroll/model/days.ts';
import { FileAgain } from './file-again.tsx';
import styles from './month.module.css';
import { secondsOf } from '#web/features/payroll/model/records.ts';
import type { StepName } from '#web/features/payroll/model/steps.ts';

type Props = {
  readonly month: Month;
  readonly answering: Pick<Answering, 'answers'>;
};

export function Finished({ month, answering }: Props) {
  const list = useTexts('month-steps');
  const { time, span, record, period } = month;
  return (
    <>
      <Card as="section">
        <div className={styles.finished}>
          <div>
            <h2>{list('finished.title', { month: spanName(time, span) })}</h2>
            <p>{useSentence(month)}</p>
          </div>
          {record && <FileAgain record={record} />}
        </div>
        {period && <PeriodLate period={period} />}
      </Card>
      <WhoDidWhat month={month} answering={answering} />
    </>
  );
}

function useSentence(month: Month): string {
  const t = useTexts('month-end');
  const list = useTexts('month-steps');
  const { time, record, people, paid, query } = month;
  const counted = (count: number) => t('people', { count, shown: time.number(count) });
  if (record && query.system) {
    const words = {
      hours: time.hours(secondsOf(record)),
      people: counted(record.employees),
      system: systemNames[query.system],
    };
    if (!record.sent) return list('finished.file', words);
    return list('finished.sent', { ...words, moment: time.momentText(record.sent.at) });
  }
  return list('finished.locked', {
    hours: time.hours(paid.sums ? paidSeconds(paid.sums) : 0),
    people: counted(people),
  });
}

type Done = {
  readonly step: StepName;
  readonly what: string;
  readonly by: string;
  readonly at: string | undefined;
};

function WhoDidWhat({ month, answering: { answers } }: Props) {
  const t = useTexts('month-end');
  const list = useTexts('month-steps');
  const id = useId();
  const { time } = month;
  const columns: Column<Done>[] = [
    {
      id: 'step',
      label: list('finished.step'),
      rowHead: true,
      width: '150px',
      cell: ({ step }) => (
        <span className={styles.doneStep}>
          <IconCheck size={18} stroke={2} className={styles.check} aria-hidden="true" />
          {t(`step.${step}`)}
        </span>
      ),
    },
    { id: 'what', label: t('column.what'), wraps: true, cell: ({ what }) => what },
    { id: 'by', label: list('finished.by'), wraps: true, cell: ({ by }) => by },
    {
      id: 'when',
      label: list('finished.when'),
      align: 'end',
      width: '120px',
      cell: ({ at }) => (at === undefined ? '' : shortMoment(time, at)),
    },
  ];
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={list('finished.who')} />
      <DataTable
        caption={list('finished.who')}
        columns={columns}
        rows={useDone(month, answers)}
        rowId={({ step }) => step}
        compactRow={(row) => (
          <span className={styles.compactDone}>
            <b>{t(`step.${row.step}`)}</b>
            <span>{row.what}</span>
            <span className="dim num">
              {[row.by, row.at === undefined ? '' : shortMoment(time, row.at)].filter(Boolean).join(' · ')}
            </span>
          </span>
        )}
      />
    </Card>
  );
}

/** The office's answers: on this device by this login; elsewhere only that somebody of the office gave them is known. */
function useGiven(month: Month, answers: readonly Answer[]) {
  const t = useTexts('month-end');
  const list = useTexts('month-steps');
  const { time, span, employees, ended, isApprovalOn } = month;
  const { name, manager } = useSignedIn();
  const account = manager?.name ?? name;
  const counted = (count: number) => ({ count, shown: time.number(count) });
  const days = dayAnswers(answers, useListedNotes(span));
  const dayNames = (): string => {
    if (days.count === 0) return '';
    if (days.by === 'here') return account;
    if (days.by === 'office') return list('finished.office');
    const [id] = days.by;
    return days.by.length > 1
      ? t('people', counted(days.by.length))
      : (employees.find((one) => one.id === id)?.name ?? '');
  };
  const ofStep = (step: 'odd' | 'approve') => {
    const own = answers.filter((one) => one.step === step);
    const [last] = own;
    const at = last && new Date(last.at * 1000).toISOString();
    return { count: own.length, by: last ? account : '', at };
  };
  const approve = ofStep('approve');
  // Only the office approves.
  const byOffice = isApprovalOn && ended.length > 0 ? list('finished.office') : '';
  return {
    missing: { ...days, by: dayNames() },
    odd: ofStep('odd'),
    approve: { ...approve, by: approve.by || byOffice },
  };
}

function useDone(month: Month, answers: readonly Answer[]): Done[] {
  const list = useTexts('month-steps');
  const { time, steps, period, record, ended, missing, odd, query } = month;
  const loginName = useLoginName();
  const counted = (count: number) => ({ count, shown: time.number(count) });
  const { missing: missed, odd: checked, approve: approved } = useGiven(month, answers);
  const answered = (of: 'missing' | 'odd', left: number, given: number): string => {
    if (left > 0) return list('finished.left', counted(left));
    return given > 0 ? list(`finished.${of}`, counted(given)) : list(`finished.${of}None`);
  };
  const locked = period?.history.find(({ to_state }) => to_state === 'locked');
  const found: Record<StepName, Omit<Done, 'step'> | undefined> = {
    missing: { ...missed, what: answered('missing', missing.length, missed.count) },
    odd: { ...checked, what: answered('odd', odd.length, checked.count) },
    approve: { ...approved, what: list('finished.approved', counted(ended.length)) },
    lock: locked && {
      what: time.rangeText(locked.from, locked.to),
      by: loginName(locked.by.name),
      at: locked.at,
    },
    file: record && {
      what: list('finished.fileMade', {
        file: record.file_name,
        ...counted(record.employees),
      }),
      by: loginName(record.by.name),
      at: record.made,
    },
    sent: record?.sent && {
      what: list('finished.sentTo', { system: query.system ? systemNames[query.system] : '' }),
      by: loginName(record.sent.by.name),
      at: record.sent.at,
    },
  };
  return steps.flatMap(({ name, state }) => {
    const one = found[name];
    return state === 'done' && one ? [{ ...one, step: name }] : [];
  });
}
