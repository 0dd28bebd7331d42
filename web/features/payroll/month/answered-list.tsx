// Fetches the list of what was answered, here or by employees themselves, when there is something in it.

import type { ComponentProps } from 'react';
import { useEmployeesNotes } from '#web/entry/day-notes/day-notes.ts';
import { late } from '#web/ui/page/late.tsx';
import type { AnsweredRows } from './answered-rows.tsx';

const Rows = late(async () => (await import('./answered-rows.tsx')).AnsweredRows);

export function AnsweredList(props: Omit<ComponentProps<typeof AnsweredRows>, 'noted'>) {
  const { step, month, answering } = props;
  const noted = useEmployeesNotes(month.span.from, month.span.to).filter(() => step === 'missing');
  return (
    [...noted, ...answering.answers.filter((one) => one.step === step)].length > 0 && (
      <Rows {...props} noted={noted} />
    )
  );
}
