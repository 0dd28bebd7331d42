// Słowa listy zmian.

import type { changelog as english } from '#shared/text/en/pages/changelog.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const changelog: TextsWithFew<typeof english> = {
  title: 'Co nowego',
  description: 'Co się zmieniło w Stund dla firm i ich pracowników, od najnowszych.',
  lead: 'Co się zmieniło dla firm i pracowników, od najnowszych.',
  all: 'Wszystkie zmiany',
  read: 'Czytaj więcej: {{title}}',
};
