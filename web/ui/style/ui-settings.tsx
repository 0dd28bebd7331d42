// Owns the numbers that the app passes to the design system, because shared/limits.ts is their only home.
import { createContext, type ReactNode, use } from 'react';

export type UiSettings = {
  /** Up to this window width tables become lists; style sheets such as dialog.module.css repeat the number. */
  narrowPixels: number;
  /** How different a typed name may be from a match: 0 exact, 1 anything. */
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
