// Says why an action failed, where no form is open to say it.

import { useErrorWords } from '#web/api/say-error.ts';
import { endsSession } from '#web/api/session.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';

/** A lost session says nothing here: the window that asks to log in again says it. */
export function useTellRefusal(): (error: unknown) => void {
  const { say } = useErrorWords();
  return (error) => {
    if (!endsSession(error)) showToast({ tone: 'bad', message: say(error) });
  };
}
