// Adds, changes and deletes an integration, each shown once it went through: the session carries them.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useSessionChange } from '#web/work/session-change.ts';

const { changeIntegration, deleteIntegration } = companies.endpoints;

export function useIntegrationChange(onDone: () => void) {
  const words = useErrorWords();
  const changing = useSessionChange();
  const change = useChange(changeIntegration);
  const removal = useChange(deleteIntegration);
  const [error, setError] = useState<string>();
  const attempt = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    setError(undefined);
    try {
      await changing(() => act().then(() => ({})));
    } catch (refused) {
      setError(words.say(refused));
      return;
    }
    showToast({ message: done });
    onDone();
  };
  const put = async (input: Parameters<typeof change.mutateAsync>[0]): Promise<void> => {
    await changing(() => change.mutateAsync(input).then(() => ({})));
  };
  return { change, removal, error, attempt, put };
}
