// Owns the command palette as screens use it: nothing until it is first opened; what was chosen runs once it has gone.
import { lazy, Suspense } from 'react';
import type { PaletteWindowProps } from './palette-window.tsx';

const PaletteWindow = lazy(async () => ({ default: (await import('./palette-window.tsx')).PaletteWindow }));

export function Palette({ open, ...rest }: PaletteWindowProps & { open: boolean }) {
  if (!open) return null;
  return (
    <Suspense>
      <PaletteWindow {...rest} />
    </Suspense>
  );
}
