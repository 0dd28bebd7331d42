// The banner above the office's screens while the example crew shows: an explanation, and a button that removes the crew.

import { companies } from '#shared/api/company.ts';
import { useChange } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useSessionChange } from './session-change.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';

export function ExampleBanner() {
  const t = useTexts('examples');
  const { disabled } = useSignedIn();
  const { remove, isRemoving } = useRemoveExamples();
  return (
    <Notice
      heading={t('banner.heading')}
      actions={
        // Also after the trial: removing examples needs no subscription.
        !disabled && (
          <Button size="s" loading={isRemoving} onClick={() => void remove()}>
            {t('banner.remove')}
          </Button>
        )
      }
    >
      {t('banner.text')}
    </Notice>
  );
}

function useRemoveExamples() {
  const t = useTexts('examples');
  const showRefusal = useShowRefusal();
  const changing = useSessionChange();
  const removal = useChange(companies.endpoints.removeExampleCrew);
  const remove = async (): Promise<void> => {
    try {
      await changing(async () => {
        await removal.mutateAsync({});
        return { example_crew: false };
      });
      showToast({ message: t('banner.removed') });
    } catch (error) {
      showRefusal(error);
    }
  };
  return { remove, isRemoving: removal.isPending };
}
