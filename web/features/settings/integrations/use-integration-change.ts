// Changes and deletes an integration, then renews the session, which carries the integrations. Both throw the refusal.

import { companies } from '#shared/api/company.ts';
import { useChange } from '#web/api/query.ts';
import { useSessionChange } from '#web/desk/session-change.ts';

const { changeIntegration, deleteIntegration } = companies.endpoints;

export function useIntegrationChange() {
  const changing = useSessionChange();
  const change = useChange(changeIntegration);
  const removal = useChange(deleteIntegration);
  const put = (input: Parameters<typeof change.mutateAsync>[0]): Promise<void> =>
    changing(() => change.mutateAsync(input).then(() => ({})));
  const remove = (input: Parameters<typeof removal.mutateAsync>[0]): Promise<void> =>
    changing(() => removal.mutateAsync(input).then(() => ({})));
  return {
    put,
    isPutting: change.isPending,
    remove,
    isRemoving: removal.isPending,
    hasRemovalFailed: removal.isError,
  };
}
