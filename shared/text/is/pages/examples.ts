// Orð um sýnihópinn: tilkynningin og boðið í uppsetningunni.

import type { examples as english } from '#shared/text/en/pages/examples.ts';
import type { Texts } from '#shared/text/texts.ts';

export const examples: Texts<typeof english> = {
  banner: {
    heading: 'Hér sést sýnihópur',
    text: 'Línur merktar „Sýnidæmi“ eru tilbúningur, hvergi taldar með og fara ekki í skrár.',
    remove: 'Fjarlægja sýnihóp',
    removed: 'Sýnihópurinn er farinn',
  },
  report: {
    heading: 'Þetta eru tímar sýnihópsins',
    text: 'Skýrslan sýnir ykkar eigin tíma um leið og einhverjir eru skráðir.',
  },
  offer: {
    title: 'Skoðaðu þig fyrst um',
    text: 'Fimm starfsmenn, þrjú verk og mánuður af tímafærslum. Merkt, hvergi talið með og fjarlægt með einum smelli.',
    add: 'Sýna sýnihópinn',
    there: 'Sýnihópurinn er í listunum.',
    open: 'Fara í yfirlitið',
  },
};
