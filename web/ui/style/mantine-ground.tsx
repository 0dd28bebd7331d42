// Owns Mantine's provider. It is loaded with the first Mantine component, so that a page without any does not load it.
import './mantine.css';
import { MantineProvider } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { useShownScheme } from './scheme.ts';
import { theme } from './theme.ts';

const IsGrounded = createContext(false);

/** Adds no style element: the variables are in mantine.css, because the content security policy allows no inline styles. */
export function MantineGround({ children }: { children: ReactNode }) {
  const scheme = useShownScheme();
  if (use(IsGrounded)) return children;
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      // What the provider writes first, and again after a piece below it has waited for its file.
      defaultColorScheme={scheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <IsGrounded value={true}>{children}</IsGrounded>
    </MantineProvider>
  );
}
