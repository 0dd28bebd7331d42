// Sýnihópurinn: heiti verkanna og það sem fólkið skrifar.

import type { exampleCrew as english } from '#shared/text/en/server/example-crew.ts';
import type { Texts } from '#shared/text/texts.ts';

export const exampleCrew: Texts<typeof english> = {
  project: {
    first: 'Hafnargata 12, bað',
    second: 'Þak grunnskólans',
    third: 'Verkstæði og akstur',
  },
  comment: {
    tiles: 'Flísarnar eru komnar á. Fúga á morgun.',
    scaffolding: 'Beið í klukkutíma eftir vinnupöllunum.',
    late: 'Var þangað til þakið hélt vatni.',
    materials: 'Sótti efni á leiðinni.',
    customer: 'Viðskiptavinurinn vill eina innstungu enn við gluggann.',
    saturday: 'Kláraði á laugardegi svo múrararnir komist að.',
  },
};
