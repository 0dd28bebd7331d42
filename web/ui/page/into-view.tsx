// Owns scrolling a new message into view: it may appear above the visible part of a dialog.
import { type ReactNode, useEffect, useRef } from 'react';

/** Scrolls `children` into view at first, and again whenever `news` changes. */
export function IntoView({ news, children }: { news: unknown; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) place.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return <div ref={place}>{children}</div>;
}
