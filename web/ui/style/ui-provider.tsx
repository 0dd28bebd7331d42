// Owns the provider around every screen: texts, numbers, the router's link, confirmations, toasts.
import './base.css';
import type { ReactNode } from 'react';
import { ConfirmHost } from '#web/ui/overlay/confirm.tsx';
import { ToastHost } from '#web/ui/overlay/toast.tsx';
import { type UiSettings, UiSettingsProvider } from './ui-settings.tsx';
import { type LinkPiece, type UiTexts, UiTextsProvider } from './ui-texts.tsx';

export type UiProviderProps = {
  texts: UiTexts;
  settings: UiSettings;
  /** The router's link; a plain anchor without it. */
  link?: LinkPiece | undefined;
  children: ReactNode;
};

export function UiProvider({ texts, settings, link, children }: UiProviderProps) {
  return (
    <UiTextsProvider texts={texts} link={link}>
      <UiSettingsProvider settings={settings}>
        {children}
        <ConfirmHost />
        <ToastHost />
      </UiSettingsProvider>
    </UiTextsProvider>
  );
}
