// Hooks that read and change through the contract: cache keys and refreshes come from its tags, not from features.

import {
  keepPreviousData,
  onlineManager,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { type CallInput, type Endpoint, type Reply, routeKey, type Tag } from '#shared/api/endpoint.ts';
import { ApiError, call } from './client.ts';
import { answered, keyOf, leftUnsure } from './unsure-keys.ts';

type Sent = Parameters<typeof call>[1];

const retries = 2;

/** Opens the cache of all reads. */
export function openQueries(): QueryClient {
  // React Query assumes a network until an 'offline' event; a page opened without a network would fail for good.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) =>
          failures < retries && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      // A change without a network fails at once: one that waited in memory would be lost with the page.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryKey = (endpoint: Endpoint, input: Sent) =>
  [routeKey(endpoint), input, endpoint.reads ?? []] as const;

/** Reads `endpoint`; the previous data stays while other input loads. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & Sent,
  options: { enabled?: boolean; refetchSeconds?: number } = {},
) {
  return useQuery<Reply<E>>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    placeholderData: keepPreviousData,
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.refetchSeconds ? { refetchInterval: options.refetchSeconds * 1000 } : {}),
  });
}

type Reading = {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly fetchStatus: string;
};

/**
 * Why a read has nothing to show: it failed, or it waits for a network, which React Query does not report as an error
 * and would look like loading for ever.
 */
export function faultOf(read: Reading): Error | null {
  const isAnswered = read.data !== undefined && !read.isPlaceholderData;
  return read.error ?? (!isAnswered && read.fetchStatus === 'paused' ? new ApiError('offline') : null);
}

/** Marks every cached read stale whose endpoint reads one of `tags`. */
export function staleTags(queries: QueryClient, tags: readonly Tag[]): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: key }) => {
      const reads: unknown = key[2];
      return Array.isArray(reads) && tags.some((tag) => reads.includes(tag));
    },
  });
}

/**
 * Changes through `endpoint`. The idempotency key lives as long as the form and is renewed after a success, so that a
 * repeated press or a lost reply has one effect. A change without an answer keeps its key even after the form.
 * `isShown`: what was changed is on the screen already, and the change is done before the reads are here again.
 */
export function useChange<E extends Endpoint>(endpoint: E, isShown = false) {
  const queries = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return useMutation<Reply<E>, Error, CallInput<E> & Sent>({
    mutationFn: (input) => call(endpoint, input, { key: keyOf(endpoint, input) ?? key.current }),
    onSuccess: async (_reply, input) => {
      answered(endpoint, input, key.current);
      key.current = crypto.randomUUID();
      const read = staleTags(queries, endpoint.stales ?? []);
      if (!isShown) await read;
    },
    onError: async (error, input) => {
      if (!(error instanceof ApiError)) return;
      if (error.isUnsure) {
        leftUnsure(endpoint, input, key.current);
        // Reads again what the change may have changed. Not awaited: the error shows at once.
        void staleTags(queries, endpoint.stales ?? []);
        return;
      }
      // The first try arrived and its reply was lost: a new key would do the change a second time.
      if (error.code === 'key_reused') await staleTags(queries, endpoint.stales ?? []);
      // Refused: the next try is another request and gets a new key.
      else if (error.status >= 400 && error.status < 500) {
        answered(endpoint, input, key.current);
        key.current = crypto.randomUUID();
      }
    },
  });
}
