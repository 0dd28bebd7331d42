// Palavras do cartaz de entrada: a língua do leitor em primeiro lugar, as outras duas por baixo.

import type { poster as english } from '#shared/text/en/desk/poster.ts';
import type { Texts } from '#shared/text/texts.ts';

export const poster: Texts<typeof english> = {
  titleSite: 'Cartaz: {{site}}',
  titleCompany: 'Cartaz de entrada',
  detail: 'A4, imprime-se a preto',
  way: 'Voltar',
  print: 'Imprimir',
  code: 'Código QR que abre {{address}}',
  here: 'Registe a entrada aqui.',
  hereToo: 'Clock in here. · Stimplaðu þig inn hér. · Rozpocznij pracę tutaj.',
  site: 'Obra',
  company: 'Empresa',
  noCamera: 'Sem câmara? Abra',
  andType: 'e escreva o nome da empresa:',
  steps: { scan: 'Leia o código', who: 'Diga quem é', in: 'Registe a entrada' },
  stepsToo: {
    scan: 'Scan the code with the camera\nSkannaðu kóðann með myndavélinni\nZeskanuj kod aparatem',
    who: 'Say who you are, once\nSegðu hver þú ert, einu sinni\nPodaj raz, kim jesteś',
    in: 'Clock in\nStimplaðu þig inn\nRozpocznij pracę',
  },
  opensNothing: 'O código por si só não abre nada: pede o nome e a palavra-passe de 4 letras, uma vez.',
  printed: 'Impresso em {{day}}',
  missing: 'Essa obra não existe',
  allProjects: 'Todas as obras',
};
