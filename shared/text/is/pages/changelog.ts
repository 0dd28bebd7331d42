// Orð breytingasíðnanna.

import type { changelog as english } from '#shared/text/en/pages/changelog.ts';
import type { Texts } from '#shared/text/texts.ts';

export const changelog: Texts<typeof english> = {
  title: 'Nýjungar',
  description: 'Það sem hefur breyst í Stund fyrir fyrirtæki og starfsfólk, það nýjasta efst.',
  lead: 'Það sem hefur breyst fyrir fyrirtæki og starfsfólk, það nýjasta efst.',
  all: 'Allar breytingar',
  read: 'Lesa meira: {{title}}',
};
