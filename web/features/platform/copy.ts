// Copies a text; a toast confirms it, or names the browser's refusal.

import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';

export function useCopy(): (text: string) => Promise<void> {
  const t = useTexts('second-factor');
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ message: t('copied') });
    } catch {
      showToast({ tone: 'bad', message: t('notCopied') });
    }
  };
}
