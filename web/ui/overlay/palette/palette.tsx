// Owns the command palette as screens use it: loaded when first opened; the chosen action runs after it has closed.
import { lateDialog } from '#web/ui/page/late.tsx';
import type { PaletteWindowProps } from './palette-window.tsx';

const PaletteWindow = lateDialog(async () => {
  const [{ PaletteWindow: Window }, { composed }] = await Promise.all([
    import('./palette-window.tsx'),
    import('./take-over.ts'),
  ]);
  await composed();
  return Window;
});

export function Palette({ open, ...rest }: PaletteWindowProps & { open: boolean }) {
  return open ? <PaletteWindow {...rest} /> : null;
}
