// Owns which open layer is on top: every open Mantine dialog receives Esc, but only the topmost may act on it.
import { useEffect, useId } from 'react';
import { makeStore } from '#web/ui/style/store.ts';

const openLayers = makeStore<readonly string[]>([]);

export const isAnyLayerOpen = (): boolean => openLayers.get().length > 0;

/** True for the layer that was opened last; dialogs, drawers and popovers all count. */
export function useIsTopLayer(open: boolean): boolean {
  const id = useId();
  const ids = openLayers.use();
  useEffect(() => {
    if (!open) return undefined;
    openLayers.set([...openLayers.get(), id]);
    return () => openLayers.set(openLayers.get().filter((other) => other !== id));
  }, [open, id]);
  return ids.at(-1) === id;
}
