// Comments of the demo's people, each in their own language.

import type { SpokenLanguage } from './cast.ts';

type Lines = readonly [string, ...string[]];

export const remarks: Readonly<Record<SpokenLanguage, Lines>> = {
  is: [
    'Kláraði norðurhliðina.',
    'Vantar fleiri skrúfur, 4,8 × 35.',
    'Beið eftir krana til 10.',
    'Rigning, fórum inn að sníða flasningar.',
    'Pappi kominn á allt þakið.',
    'Of hvasst uppi eftir hádegi.',
    'Rennan við inngang lekur enn, skoða á morgun.',
    'Fór með afganga á haugana.',
    'Gluggi 3 passaði ekki, pantaður nýr.',
    'Unnið í gegnum kaffi til að ná þurru.',
  ],
  pl: [
    'Skończona strona północna.',
    'Brakuje wkrętów 4,8 × 35.',
    'Czekaliśmy na dźwig do 10.',
    'Deszcz, docinaliśmy obróbki w środku.',
    'Papa położona na całym dachu.',
    'Po południu za silny wiatr.',
    'Rynna przy wejściu dalej cieknie.',
    'Okno numer 3 nie pasuje, zamówione nowe.',
  ],
  pt: [
    'Lado norte terminado.',
    'Faltam parafusos 4,8 × 35.',
    'À espera da grua até às 10h.',
    'Chuva, cortámos rufos lá dentro.',
    'Tela colocada em toda a cobertura.',
    'Vento demais depois do almoço.',
    'A caleira da entrada ainda pinga.',
    'Andaime revisto de manhã.',
  ],
  en: [
    'North side finished.',
    'Short of 4.8 × 35 screws.',
    'Waited for the crane till ten.',
    'Rain, cut flashings inside.',
    'Felt is down on the whole roof.',
    'Too windy up there after lunch.',
    'Gutter at the door still leaks.',
    'Skip is full, ring for another.',
  ],
};

/** What the office writes. */
export const officeRemarks: Readonly<Record<'is' | 'pt' | 'en', Lines>> = {
  is: ['Leiðrétt eftir samtali.', 'Gleymdist að stimpla út, rætt við starfsmann.', 'Samþykkt af verkstjóra.'],
  pt: [
    'Corrigido depois de falar com o colaborador.',
    'Esqueceu-se de registar a saída.',
    'Visto pelo encarregado.',
  ],
  en: ['Corrected after a call.', 'Forgot to clock out, spoke to them.', 'Seen by the foreman.'],
};
