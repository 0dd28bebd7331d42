// Owns putting a piece on the page for a test, with texts and theme around it.
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { UiProvider } from '#web/ui/style/ui-provider.tsx';
import { settings, texts } from '#test/web/specimen/texts.ts';

export function stage(piece: ReactNode) {
  const user = userEvent.setup({ document });
  const drawn = render(
    <UiProvider texts={texts} settings={settings}>
      {piece}
    </UiProvider>,
  );
  return { user, ...drawn };
}
