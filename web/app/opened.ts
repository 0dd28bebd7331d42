// The screens whose files are loaded already, which are drawn without waiting.

import type { ComponentType } from 'react';
import { drawnScreens } from './screen-files.ts';

const opened = new Map<string, ComponentType>();

export async function open(path: string): Promise<void> {
  const file = await drawnScreens.find(({ screen }) => screen.path === path)?.load();
  if (file) opened.set(path, file.Screen);
}

export const openedAt = (path: string): ComponentType | undefined => opened.get(path);
