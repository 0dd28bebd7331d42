// Palavras sobre as novidades da aplicação da empresa.

import type { news as english } from '#shared/text/en/news.ts';
import type { Texts } from '#shared/text/texts.ts';

export const news: Texts<typeof english> = {
  title: 'Novidades',
  unread: 'por ler',
  keyboard: {
    title: 'Tudo pelo teclado',
    text: 'Ctrl K procura em tudo. ? mostra todos os atalhos.',
  },
  board: {
    title: 'O resumo',
    text: 'Quem está a trabalhar, as horas da semana e o que está por aprovar.',
  },
};
