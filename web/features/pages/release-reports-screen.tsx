// The release of 2025-05-02.

import { useTexts } from '#web/text.ts';
import { Release } from './release.tsx';

const points = ['overtime', 'lunch', 'groups', 'excel', 'payroll'] as const;

export function Screen() {
  const t = useTexts('release-reports');
  return (
    <Release name="reports" title={t('title')} lead={t('lead')} points={points.map((point) => t(point))} />
  );
}
