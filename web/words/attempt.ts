// Runs an action where no form can show its refusal: a toast does.

import { useShowRefusal } from './show-refusal.ts';

export function useAttempt(): (act: () => Promise<unknown>) => Promise<void> {
  const showRefusal = useShowRefusal();
  return async (act) => {
    try {
      await act();
    } catch (error) {
      showRefusal(error);
    }
  };
}
