// Opens another path as soon as it is mounted.

import { useEffect } from 'react';
import { useOpenPath } from './open-path.ts';

export function Redirect({ to }: { to: string }) {
  const openPath = useOpenPath();
  useEffect(() => openPath(to), [openPath, to]);
  return null;
}
