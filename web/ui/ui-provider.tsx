// Owns the ground every screen of the application stands on: theme, texts, confirmations and toasts.
import './base.css';
import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmHost } from './confirm.tsx';
import { theme } from './theme.ts';
import { ToastHost } from './toast.tsx';
import { type UiSettings, UiSettingsProvider } from './ui-settings.tsx';
import { type LinkPiece, type UiTexts, UiTextsProvider } from './ui-texts.tsx';

export type UiProviderProps = {
  texts: UiTexts;
  settings: UiSettings;
  /** The router's link; a plain anchor without it. */
  link?: LinkPiece | undefined;
  /** 'test' switches Mantine's transitions off. */
  env?: 'default' | 'test' | undefined;
  children: ReactNode;
};

/** Makes no style element: the variables stand in mantine.css, so the page needs no inline styles allowed. */
export function UiProvider({ texts, settings, link, env = 'default', children }: UiProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      env={env}
    >
      <UiTextsProvider texts={texts} link={link}>
        <UiSettingsProvider settings={settings}>
          {children}
          <ConfirmHost />
          <ToastHost />
        </UiSettingsProvider>
      </UiTextsProvider>
    </MantineProvider>
  );
}
