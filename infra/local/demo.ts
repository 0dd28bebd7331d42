// Owns the demo of a new data folder.
import type { Fill } from '#infra/local/system.ts';
export const fillDemo: Fill = async () => [];
