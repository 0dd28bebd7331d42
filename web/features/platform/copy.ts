// Copies a text and says so, or says that the browser does not let it.

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
