// Owns the command palette as screens use it: loaded when first opened; the chosen action runs after it has closed.
import { lateDialog } from '#web/ui/page/late.tsx';

export const Palette = lateDialog(async () => {
  const [{ PaletteWindow }, { composed }] = await Promise.all([
    import('./palette-window.tsx'),
    import('./take-over.ts'),
  ]);
  await composed();
  return PaletteWindow;
});
