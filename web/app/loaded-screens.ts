// The screens whose files are loaded already, which are drawn without waiting.

import type { ComponentType } from 'react';
import { drawnScreens } from './screen-files.ts';

const loaded = new Map<string, ComponentType>();

export async function loadScreen(path: string): Promise<void> {
  const file = await drawnScreens.find(({ screen }) => screen.path === path)?.load();
  if (file) loaded.set(path, file.Screen);
}

export const loadedScreen = (path: string): ComponentType | undefined => loaded.get(path);
