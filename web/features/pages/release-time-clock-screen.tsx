// The release of 2025-02-23.

import { useTexts } from '#web/text.ts';
import { Release } from './release.tsx';

const points = ['tablet', 'names', 'comments', 'photos', 'offline'] as const;

export function Screen() {
  const t = useTexts('release-time-clock');
  return (
    <Release name="time-clock" title={t('title')} lead={t('lead')} points={points.map((point) => t(point))} />
  );
}
