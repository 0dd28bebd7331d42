// The dialog that gives a person a usual week of their own, or the company's again.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { UsualWeek } from '#shared/model/company/usual-week.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { firstWeek, isWholeWeek, UsualWeekDays } from '#web/crew/usual-week-days.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { SwitchField } from '#web/ui/form/choice-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useAttempt } from '#web/words/attempt.ts';

type Props = {
  readonly employee: Employee;
  readonly week: UsualWeek | undefined;
  readonly onClose: () => void;
};

export function OwnWeekDialog({ employee, week, onClose }: Props) {
  const t = useTexts('person');
  const shell = useTexts('shell');
  const entries = useTexts('entries');
  const { say } = useErrorWords();
  const attempt = useAttempt();
  const change = useChange(companies.endpoints.changeEmployee);
  const [isOwn, setOwn] = useState(employee.usual_week !== undefined);
  const [days, setDays] = useState(week ?? firstWeek);
  const [problem, setProblem] = useState<string>();
  const isBlocked = isOwn && !isWholeWeek(days);
  const undo = (version: number): Promise<void> =>
    attempt(async () => {
      await change.mutateAsync({
        body: { id: employee.id, version, usual_week: employee.usual_week ?? 'company' },
      });
    });
  const save = async (): Promise<void> => {
    if (isBlocked) return;
    try {
      const { version } = await change.mutateAsync({
        body: { id: employee.id, version: employee.version, usual_week: isOwn ? days : 'company' },
      });
      showToast({
        message: t('weekSaved', { name: employee.name }),
        action: { label: entries('undo'), run: () => void undo(version) },
      });
      onClose();
    } catch (error) {
      setProblem(say(error));
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('ownWeek')}
      below={employee.name}
      onSubmit={() => void save()}
      typed={{ isOwn, days }}
      submit={shell('saveChanges')}
      isSending={change.isPending}
      isBlocked={isBlocked}
    >
      {problem && <ErrorAlert>{problem}</ErrorAlert>}
      <SwitchField label={t('weekSwitch')} detail={t('weekText')} checked={isOwn} onChange={setOwn} />
      {isOwn && <UsualWeekDays days={days} onChange={setDays} />}
    </FormDialog>
  );
}
