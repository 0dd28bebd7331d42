// Palavras das novidades.

import type { changelog as english } from '#shared/text/en/pages/changelog.ts';
import type { Texts } from '#shared/text/texts.ts';

export const changelog: Texts<typeof english> = {
  title: 'Novidades',
  description:
    'O que mudou no Stund para as empresas e os colaboradores, do mais recente para o mais antigo.',
  lead: 'O que mudou para as empresas e os colaboradores, do mais recente para o mais antigo.',
  all: 'Todas as novidades',
  read: 'Ler mais: {{title}}',
};
