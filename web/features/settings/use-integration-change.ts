// Adds, changes and deletes an integration, each shown once it went through: the session carries them.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useAfterChange } from '#web/work/after-change.ts';

const { changeIntegration, deleteIntegration } = companies.endpoints;

export function useIntegrationChange(onDone: () => void) {
  const words = useErrorWords();
  const afterChange = useAfterChange();
  const change = useChange(changeIntegration);
  const removal = useChange(deleteIntegration);
  const [error, setError] = useState<string>();
  const attempt = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    setError(undefined);
    try {
      await act();
      await afterChange();
    } catch (refused) {
      setError(words.say(refused));
      return;
    }
    showToast({ message: done });
    onDone();
  };
  const put = async (input: Parameters<typeof change.mutateAsync>[0]): Promise<void> => {
    await change.mutateAsync(input);
    await afterChange();
  };
  return { change, removal, error, attempt, put };
}
