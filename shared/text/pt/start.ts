// Palavras de uma página cujo script não foi possível carregar: vêm com os primeiros quilobytes da página.

import type { start as english } from '#shared/text/en/start.ts';
import type { Texts } from '#shared/text/texts.ts';

export const start: Texts<typeof english> = {
  broken: 'Não foi possível carregar parte desta página. A ligação à Internet pode estar em baixo.',
  reload: 'Recarregar a página',
};
