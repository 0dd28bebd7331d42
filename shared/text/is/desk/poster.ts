// Orð veggspjaldsins til að stimpla sig inn: tungumál lesandans er efst, hin tvö þar fyrir neðan.

import type { poster as english } from '#shared/text/en/desk/poster.ts';
import type { Texts } from '#shared/text/texts.ts';

export const poster: Texts<typeof english> = {
  titleSite: 'Veggspjald: {{site}}',
  titleCompany: 'Veggspjald',
  detail: 'A4, prentast í svörtu',
  way: 'Til baka',
  print: 'Prenta',
  code: 'QR-kóði sem opnar {{address}}',
  here: 'Stimplaðu þig inn hér.',
  hereToo: 'Clock in here. · Registe a entrada aqui. · Rozpocznij pracę tutaj.',
  site: 'Verkstaður',
  company: 'Fyrirtæki',
  noCamera: 'Engin myndavél? Opnaðu',
  andType: 'og sláðu inn nafn fyrirtækisins:',
  steps: { scan: 'Skannaðu kóðann', who: 'Segðu hver þú ert', in: 'Stimplaðu þig inn' },
  stepsToo: {
    scan: 'Scan the code with the camera\nLeia o código com a câmara\nZeskanuj kod aparatem',
    who: 'Say who you are, once\nDiga quem é, só uma vez\nPodaj raz, kim jesteś',
    in: 'Clock in\nRegiste a entrada\nRozpocznij pracę',
  },
  opensNothing: 'Kóðinn einn opnar ekkert: hann spyr um nafn og fjögurra stafa lykilorð, einu sinni.',
  printed: 'Prentað {{day}}',
  missing: 'Verkið er ekki til',
  allProjects: 'Öll verk',
};
