// Palavras sobre a equipa de exemplo: o aviso e a proposta na configuração.

import type { examples as english } from '#shared/text/en/pages/examples.ts';
import type { Texts } from '#shared/text/texts.ts';

export const examples: Texts<typeof english> = {
  banner: {
    heading: 'Está a ver uma equipa de exemplo',
    text: 'As linhas com a marca «Exemplo» são inventadas, não contam para nada e ficam fora dos ficheiros.',
    remove: 'Remover a equipa de exemplo',
    removed: 'A equipa de exemplo foi removida',
  },
  report: {
    heading: 'Este relatório mostra a equipa de exemplo',
    text: 'Passa a mostrar as suas horas assim que houver algum registo seu.',
  },
  offer: {
    title: 'Quer ver primeiro como fica?',
    text: 'Cinco colaboradores, três obras e um mês de registos. Com marca, sem contar para nada, e removidos com um clique.',
    add: 'Mostrar a equipa de exemplo',
    there: 'A equipa de exemplo está nas suas listas.',
    open: 'Ir para o resumo',
  },
};
