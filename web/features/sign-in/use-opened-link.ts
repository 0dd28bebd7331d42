// A mailed link whose page posts its token on opening, and again if no answer comes.

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { isJudged, useLinkToken } from './use-link-token.ts';

type Opened<Found> =
  | { readonly state: 'missing' | 'waiting' }
  | { readonly state: 'found'; readonly found: Found }
  | { readonly state: 'refused'; readonly error: unknown };

/** The link was used, has expired, was replaced, or never existed: the server does not say which. */
export const isLinkOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'link_over';

/**
 * `post` calls `drop` itself before it opens another page. `isUndecided`: with this result the token stays in the
 * address.
 */
export function useOpenedLink<Found>(
  post: (token: string, drop: () => void) => Promise<Found>,
  isUndecided: (found: Found) => boolean = () => false,
) {
  const { token, drop } = useLinkToken();
  const [opened, setOpened] = useState<Opened<Found>>({ state: token === '' ? 'missing' : 'waiting' });
  const started = useRef(false);
  const open = async (): Promise<void> => {
    setOpened({ state: 'waiting' });
    try {
      const found = await post(token, drop);
      if (!isUndecided(found)) drop();
      setOpened({ state: 'found', found });
    } catch (error) {
      if (isJudged(error)) drop();
      setOpened({ state: 'refused', error });
    }
  };
  useEffect(() => {
    if (started.current || token === '') return;
    started.current = true;
    void open();
  });
  return { token, opened, again: () => void open() };
}
