// Orð fyrstu skrefa nýs fyrirtækis.

import type { firstSteps as english } from '#shared/text/en/first-steps.ts';
import type { Texts } from '#shared/text/texts.ts';

export const firstSteps: Texts<typeof english> = {
  title: 'Fyrstu skrefin',
  progress: '{{done}} af {{all}} lokið',
  hide: 'Fela fyrstu skrefin',
  done: 'lokið',
  notNeeded: 'Þarf ekki',
  notNeededOf: 'Þarf ekki: {{step}}',
  project: {
    title: 'Stofna verk',
    text: 'Það sem fólk stimplar sig inn á: verkstaður, verkbeiðni eða viðskiptavinur.',
    act: 'Stofna verk',
  },
  employee: {
    title: 'Bæta við starfsmanni',
    text: 'Nafn nægir. Skráðu símanúmer til að senda innskráningarhlekk í SMS.',
    act: 'Bæta við starfsmanni',
  },
  login: {
    title: 'Senda innskráningarhlekk',
    text: 'Lokið þegar hlekkur hefur verið sendur í SMS eða starfsmaður skráð sig inn.',
    act: 'Opna starfsmannalistann',
  },
  location: {
    title: 'Ákveða hvort skrá eigi staðsetningu',
    text: 'Slökkt er á henni. Sé kveikt er hver starfsmaður spurður, og aðeins er geymt hvar stimplað var inn og út.',
    act: 'Opna stillingar',
  },
  rules: {
    title: 'Velja hvernig tímar eru greiddir',
    text: 'Yfirvinna og matarhlé reiknast ekki fyrr en þú velur reglur um þau.',
    act: 'Opna stillingar',
  },
};
