// Owns the command palette as screens use it: nothing until it is first opened; what was chosen runs once it has gone.
import { lateDialog } from '#web/ui/page/late.tsx';
import type { PaletteWindowProps } from './palette-window.tsx';

const PaletteWindow = lateDialog(async () => (await import('./palette-window.tsx')).PaletteWindow);

export function Palette({ open, ...rest }: PaletteWindowProps & { open: boolean }) {
  return open ? <PaletteWindow {...rest} /> : null;
}
