// A equipa de exemplo: os nomes das obras e o que as pessoas escrevem.

import type { exampleCrew as english } from '#shared/text/en/server/example-crew.ts';
import type { Texts } from '#shared/text/texts.ts';

export const exampleCrew: Texts<typeof english> = {
  project: {
    first: 'Rua do Porto 12, WC',
    second: 'Cobertura da escola',
    third: 'Oficina e entregas',
  },
  comment: {
    tiles: 'Azulejos assentes. Amanhã é betumar as juntas.',
    scaffolding: 'Uma hora à espera dos andaimes.',
    late: 'Fiquei até a cobertura vedar.',
    materials: 'Fui buscar material pelo caminho.',
    customer: 'O cliente quer mais uma tomada ao pé da janela.',
    saturday: 'Acabei no sábado para os estucadores poderem entrar.',
  },
};
