// A missing kennitala typed in its place. Saved for the chosen payroll system.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { kennitalaDigits } from '#shared/limits.ts';
import { looksOdd } from '#shared/pay/kennitala.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { useChange } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { TextField } from '#web/ui/form/field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useAttempt } from '#web/words/attempt.ts';
import type { Answer } from '#web/features/payroll/model/answered.ts';
import type { Month } from '#web/features/payroll/model/data.ts';
import type { OddRow } from '#web/features/payroll/model/odd.ts';
import type { Answering } from '#web/features/payroll/model/use-answering.ts';

type Props = {
  /** The form's id: its button stands elsewhere in the row. */
  readonly form: string;
  readonly row: OddRow;
  readonly month: Month;
  readonly system: PayrollSystem;
  readonly answering: Answering;
  readonly onSaving: (isSaving: boolean) => void;
};

/** For any payroll system: one kennitala is one person's. */
const hasKennitala = ({ integrations }: Month['employees'][number], kennitala: string): boolean =>
  Object.values(integrations).some((one) => one?.kt === kennitala);

const digitsOnly = new RegExp(`^\\d{${kennitalaDigits}}$`);

/** Saves the kennitala for the payroll system, with Undo. */
function useSave(system: PayrollSystem, answering: Answering) {
  const t = useTexts('month-end');
  const list = useTexts('month-steps');
  const attempt = useAttempt();
  const { mutateAsync, isPending } = useChange(companies.endpoints.changeEmployee);
  const saveOf = async ({ id, name, version, integrations }: Employee, typed: string): Promise<void> => {
    const set = (from: number, kt: string) =>
      mutateAsync({
        body: {
          id,
          version: from,
          integrations: { ...integrations, [system]: { ...integrations[system], kt } },
        },
      });
    await attempt(async () => {
      const changed = await set(version, typed);
      const about = { id: `kennitala ${id}`, step: 'odd', how: 'kennitala', employeeId: id } as const;
      const answer: Answer = { ...about, at: serverSeconds(), back: [] };
      answering.add([answer]);
      const undo = (): void =>
        void attempt(async () => {
          await set(changed.version, integrations[system]?.kt ?? '');
          answering.drop([answer]);
        });
      showToast({ message: list('kennitalaSaved', { name }), action: { label: t('undo'), run: undo } });
    });
  };
  return { saveOf, isPending };
}

export function KennitalaField({ form, row: { employee }, month, system, answering, onSaving }: Props) {
  const list = useTexts('month-steps');
  const { saveOf, isPending } = useSave(system, answering);
  const stored = month.employees.find(({ id }) => id === employee.id);
  const [typed, setTyped] = useState(stored?.integrations[system]?.kt ?? '');
  const [isTried, setTried] = useState(false);
  // One that looks odd may be right: the same one is saved by the second press.
  const [asked, setAsked] = useState<string>();
  const isRight = digitsOnly.test(typed);
  const other = isRight && month.employees.find((one) => one.id !== employee.id && hasKennitala(one, typed));
  const save = async (): Promise<void> => {
    setTried(true);
    if (!isRight || other || !stored || isPending) return;
    if (looksOdd(typed) && asked !== typed) return setAsked(typed);
    onSaving(true);
    await saveOf(stored, typed);
    onSaving(false);
  };
  return (
    <form
      id={form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={list('odd.kennitalaField', { name: employee.name })}
        hideLabel
        small
        numeric
        inputMode="numeric"
        autoComplete="off"
        placeholder={list('odd.digits')}
        value={typed}
        // A hyphen or a blank between the halves is how most people write it.
        onChange={(text) => setTyped(text.replaceAll(/[\s-]/g, ''))}
        error={
          other
            ? list('odd.kennitalaTaken', { name: other.name })
            : isTried && !isRight
              ? list('odd.digits')
              : asked === typed
                ? list('odd.kennitalaOdd')
                : undefined
        }
      />
    </form>
  );
}
