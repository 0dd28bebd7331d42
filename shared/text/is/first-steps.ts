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
    text: 'Verkstaður, verkbeiðni eða viðskiptavinur',
    act: 'Stofna verk',
  },
  employee: {
    title: 'Bæta við starfsmanni',
    text: 'Nafn nægir. Ef símanúmer fylgir er hlekkur sendur í SMS.',
    act: 'Bæta við starfsmanni',
  },
  login: {
    title: 'Senda innskráningarhlekk',
    text: 'Með SMS, nema starfsmaður hafi skráð sig inn',
    act: 'Opna starfsmannalistann',
  },
  location: {
    title: 'Ákveða hvort skrá eigi staðsetningu',
    text: 'Slökkt er á henni. Aðeins er geymt hvar stimplað var inn og út.',
    act: 'Opna stillingar',
  },
  rules: {
    title: 'Velja hvernig tímar eru greiddir',
    text: 'Fyrr reiknast hvorki yfirvinna né matarhlé.',
    act: 'Opna stillingar',
  },
};
