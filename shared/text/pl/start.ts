// Słowa strony, której skryptu nie udało się pobrać.

import type { start as english } from '#shared/text/en/start.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const start: TextsWithFew<typeof english> = {
  broken: 'Nie udało się wczytać części strony. Być może nie ma połączenia.',
  reload: 'Wczytaj ponownie',
};
