// The question before an employee is deactivated.

import { useTexts } from '#web/text.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';

export function useAskDeactivate(): (name: string, isRunning: boolean) => Promise<boolean> {
  const t = useTexts('people');
  return (name, isRunning) => {
    const heading = t('employees.deactivateTitle', { name });
    // After this only the company can end the employee's running entry.
    const running = isRunning ? [t('employees.deactivateRunning', { name })] : [];
    const message = [...running, t('employees.deactivateText')].join(' ');
    return confirm({ heading, message, yes: t('employees.deactivate'), danger: true });
  };
}
