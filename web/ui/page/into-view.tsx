// Owns bringing what has just appeared into sight: an answer above the part of a dialog that one looks at.
import { type ReactNode, useEffect, useRef } from 'react';

/** `news` is what it appears for; another is brought into sight anew. */
export function IntoView({ news, children }: { news: unknown; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) place.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return <div ref={place}>{children}</div>;
}
