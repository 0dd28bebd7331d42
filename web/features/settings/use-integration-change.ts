// Adds, changes and deletes an integration, then asks again who is logged in: the session carries them.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSession } from '#web/api/session.tsx';
import { showToast } from '#web/ui/toast.tsx';

const { changeIntegration, deleteIntegration } = companies.endpoints;

export function useIntegrationChange(onDone: () => void) {
  const words = useErrorWords();
  const { renew } = useSession();
  const change = useChange(changeIntegration);
  const removal = useChange(deleteIntegration);
  const [error, setError] = useState<string>();
  const attempt = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    setError(undefined);
    try {
      await act();
      await renew();
    } catch (refused) {
      setError(words.say(refused));
      return;
    }
    showToast({ message: done });
    onDone();
  };
  return { change, removal, error, attempt };
}
