// The audit as it is searched: page after page, each as long as the server finds something.

import { useInfiniteQuery } from '@tanstack/react-query';
import { platform } from '#shared/api/platform.ts';
import { send } from '#web/api/client.ts';
import { queryKey } from '#web/api/query.ts';

const { audit } = platform.endpoints;
export type TrailQuery = Readonly<Record<string, string>>;

export const useTrail = (query: TrailQuery) =>
  useInfiniteQuery({
    queryKey: queryKey(audit, { query }),
    initialPageParam: '',
    queryFn: async ({ pageParam: cursor, signal }) => {
      const response = await send(audit, { query: { ...query, cursor } }, { signal });
      return {
        rows: audit.reply.parse(await response.json()),
        next: response.headers.get('x-next-cursor') ?? undefined,
      };
    },
    getNextPageParam: ({ next }) => next,
  });
