// Palavras sobre as novidades da aplicação da empresa.

import type { news as english } from '#shared/text/en/news.ts';
import type { Texts } from '#shared/text/texts.ts';

export const news: Texts<typeof english> = {
  title: 'Novidades',
  unread: 'por ler',
  keyboard: {
    title: 'Tudo pelo teclado',
    text: 'Ctrl K procura colaboradores, obras, páginas e ações. A tecla ? mostra todos os atalhos. As colunas dos registos podem ser ocultadas e os filtros respondem de imediato.',
  },
  board: {
    title: 'O resumo',
    text: 'Quem está a trabalhar agora, a semana em números, o que está por aprovar e quem não registou a saída, numa só página.',
  },
};
