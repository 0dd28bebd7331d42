// News for users: one item a release, newest first; its texts are in the area 'news'.

export const news = [
  { day: '2026-11-21', name: 'keyboard' },
  { day: '2026-11-20', name: 'board' },
] as const;

/** Larger changes with a page of their own; their texts are in the area 'changelog'. */
export const releases = [
  { day: '2025-05-02', name: 'reports' },
  { day: '2025-02-23', name: 'time-clock' },
] as const;

export type ReleaseName = (typeof releases)[number]['name'];

/** Whether there is news after `seen`. A new account starts without unread news. */
export function hasUnread(seen: string | null | undefined, created: string | undefined): boolean {
  const [newest] = news;
  return newest.day > (seen ?? created ?? newest.day).slice(0, 10);
}
