// Activates and deactivates an employee, with Undo.

import { companies } from '#shared/api/company.ts';
import type { Employee } from '#shared/model/employee.ts';
import { useChange } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useAttempt } from '#web/words/attempt.ts';

const { disableEmployee, enableEmployee } = companies.endpoints;

/** `turn` answers the employee as they are now, and throws a refusal. */
export function useTurnEmployee() {
  const t = useTexts('people');
  const entries = useTexts('entries');
  const attempt = useAttempt();
  const enable = useChange(enableEmployee);
  const disable = useChange(disableEmployee);
  const turned = ({ id, disabled }: Employee): Promise<Employee> =>
    (disabled ? enable : disable).mutateAsync({ path: { id } });
  const say = ({ name, disabled }: Employee): string =>
    t(disabled ? 'employees.deactivated' : 'employees.activated', { name });
  const undo = (employee: Employee): Promise<void> =>
    attempt(async () => {
      showToast({ message: say(await turned(employee)) });
    });
  const turn = async (employee: Employee): Promise<Employee> => {
    const now = await turned(employee);
    showToast({ message: say(now), action: { label: entries('undo'), run: () => void undo(now) } });
    return now;
  };
  return { turn, isTurning: enable.isPending || disable.isPending };
}
