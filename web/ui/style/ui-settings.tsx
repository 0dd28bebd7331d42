// Owns the numbers the pieces need and the app supplies, since a business number has its one home elsewhere.
import { createContext, type ReactNode, use } from 'react';

export type UiSettings = {
  /** Up to this window width tables become lists; dialog.module.css and its like repeat it, as CSS must. */
  narrowPixels: number;
  /** How far a typed name may be from the one meant: 0 exact, 1 anything. */
  fuzzyThreshold: number;
  /** How long texts grow. */
  areaRowsMin: number;
  areaRowsMax: number;
};

const SettingsContext = createContext<UiSettings | null>(null);

export function UiSettingsProvider({ settings, children }: { settings: UiSettings; children: ReactNode }) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useUiSettings(): UiSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('A piece of web/ui that needs numbers stands outside UiSettingsProvider');
  return settings;
}
