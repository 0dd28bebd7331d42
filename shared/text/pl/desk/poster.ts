// Słowa plakatu do rozpoczęcia pracy.

import type { poster as english } from '#shared/text/en/desk/poster.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const poster: TextsWithFew<typeof english> = {
  titleSite: 'Plakat: {{site}}',
  titleCompany: 'Plakat firmy',
  detail: 'A4, druk czarno-biały',
  way: 'Powrót',
  print: 'Drukuj',
  code: 'Kod QR otwierający {{address}}',
  here: 'Rozpocznij pracę tutaj.',
  hereToo: 'Clock in here. · Stimplaðu þig inn hér. · Registe a entrada aqui.',
  site: 'Budowa',
  company: 'Firma',
  noCamera: 'Nie masz aparatu? Otwórz',
  andType: 'i wpisz nazwę firmy:',
  steps: { scan: 'Zeskanuj', who: 'Podaj, kim jesteś', in: 'Rozpocznij pracę' },
  stepsToo: {
    scan: 'Scan the code with your camera\nSkannaðu kóðann með myndavélinni\nLeia o código com a câmara',
    who: 'Say who you are, once\nSegðu hver þú ert, einu sinni\nDiga quem é, só uma vez',
    in: 'Clock in\nStimplaðu þig inn\nRegiste a entrada',
  },
  opensNothing: 'Sam kod niczego nie otwiera: pyta raz o imię i nazwisko oraz 4-literowe hasło.',
  printed: 'Wydrukowano {{day}}',
  missing: 'Nie ma takiego projektu',
  allProjects: 'Wszystkie projekty',
};
