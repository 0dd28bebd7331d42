// What has changed for people who use the product: one item a release, newest first; its words stand in the area 'news'.

export const news = [
  { day: '2026-11-21', name: 'keyboard' },
  { day: '2026-11-20', name: 'board' },
] as const;

/** Larger changes, each with a page of its own; their words stand in the area 'changelog'. */
export const releases = [
  { day: '2025-05-02', name: 'reports' },
  { day: '2025-02-23', name: 'time-clock' },
] as const;

export type ReleaseName = (typeof releases)[number]['name'];

/** Whether something is newer than what was seen; a new account has nothing to catch up on. */
export function hasUnread(seen: string | null | undefined, created: string | undefined): boolean {
  const [newest] = news;
  return newest.day > (seen ?? created ?? newest.day).slice(0, 10);
}
