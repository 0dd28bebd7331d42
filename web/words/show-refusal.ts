// Shows in a toast why an action failed, where no form can show it.

import { useErrorWords } from '#web/api/say-error.ts';
import { endsSession } from '#web/api/session.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';

/** Shows nothing for a lost session, which has a window of its own. */
export function useShowRefusal(): (error: unknown) => void {
  const { say } = useErrorWords();
  return (error) => {
    if (!endsSession(error)) showToast({ tone: 'bad', message: say(error) });
  };
}
