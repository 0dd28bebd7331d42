// Owns the ground Mantine's pieces stand on; it comes with the first of them, so that a page without any loads none.
import './mantine.css';
import { MantineProvider } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { useShownScheme } from './scheme.ts';
import { theme } from './theme.ts';

const IsGrounded = createContext(false);

/** Makes no style element: the variables stand in mantine.css, so the page needs no inline styles allowed. */
export function MantineGround({ children }: { children: ReactNode }) {
  const scheme = useShownScheme();
  if (use(IsGrounded)) return children;
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <IsGrounded value={true}>{children}</IsGrounded>
    </MantineProvider>
  );
}
