// Owns the command palette as screens use it: loaded when first opened; the chosen action runs after it has closed.
import { lateDialog } from '#web/ui/page/late.tsx';
import type { PaletteWindowProps } from './palette-window.tsx';

const PaletteWindow = lateDialog(async () => (await import('./palette-window.tsx')).PaletteWindow);

export function Palette({ open, ...rest }: PaletteWindowProps & { open: boolean }) {
  return open ? <PaletteWindow {...rest} /> : null;
}
