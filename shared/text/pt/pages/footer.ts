// Palavras do rodapé de todas as páginas públicas.

import type { footer as english } from '#shared/text/en/pages/footer.ts';
import type { Texts } from '#shared/text/texts.ts';

export const footer: Texts<typeof english> = {
  label: 'Sobre este site',
  companyNumber: 'Número de empresa {{number}}',
  privacy: 'Privacidade',
  terms: 'Condições',
  cookies: 'Cookies',
  changelog: 'Novidades',
  download: 'Obter a app',
};
