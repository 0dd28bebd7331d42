// The API keys and webhooks that a person of the office made and that work, by name.

import { apiAccess } from '#shared/api/api-access.ts';
import { useRead } from '#web/api/query.ts';

const { listKeys, listWebhooks } = apiAccess.endpoints;

export function useProgramsOf(managerId: string): readonly string[] {
  const keys = useRead(listKeys, {}).data ?? [];
  const hooks = useRead(listWebhooks, {}).data ?? [];
  return [
    ...keys.filter((key) => key.created_by_id === managerId).map(({ name }) => name),
    ...hooks
      .filter((hook) => hook.created_by_id === managerId && hook.off_since === null)
      .map(({ url }) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')),
  ];
}
