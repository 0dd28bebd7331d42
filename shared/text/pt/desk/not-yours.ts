// Palavras de uma página que o acesso da pessoa não inclui.

import type { notYours as english } from '#shared/text/en/desk/not-yours.ts';
import type { Texts } from '#shared/text/texts.ts';

export const notYours: Texts<typeof english> = {
  heading: 'O seu acesso não inclui esta página.',
  go: 'Ir para a visão geral',
};
