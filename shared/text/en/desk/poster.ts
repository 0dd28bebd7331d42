// Words of the poster to join: the reader's language leads, the others stand below, for every crew.

export const poster = {
  titleSite: 'Poster: {{site}}',
  titleCompany: 'Poster to join',
  detail: 'A4, prints in black',
  way: 'Way back',
  print: 'Print',
  code: 'QR code that opens {{address}}',
  here: 'Clock in here.',
  hereToo: 'Stimplaðu þig inn hér. · Registe a entrada aqui. · Rozpocznij pracę tutaj.',
  site: 'Site',
  company: 'Company',
  noCamera: 'No camera? Open',
  andType: 'and type the company name:',
  steps: { scan: 'Scan', who: 'Say who you are', in: 'Clock in' },
  stepsToo: {
    scan: 'Skannaðu kóðann með myndavélinni\nLeia o código com a câmara\nZeskanuj kod aparatem',
    who: 'Segðu hver þú ert, einu sinni\nDiga quem é, só uma vez\nPodaj raz, kim jesteś',
    in: 'Stimplaðu þig inn\nRegiste a entrada\nRozpocznij pracę',
  },
  opensNothing: 'The code alone opens nothing: it asks for your name and 4-letter password, once.',
  printed: 'Printed {{day}}',
  missing: 'There is no such project',
  allProjects: 'All projects',
} as const;
