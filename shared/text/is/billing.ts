// Orð prufutímans, áskriftarleiðanna og áskriftarinnar.

import type { billing as english } from '../en/billing.ts';
import type { Texts } from '../texts.ts';

export const billing: Texts<typeof english> = {
  subscription: 'Áskrift',
  trialOverTitle: 'Prufutíma lokið',
  trialOver: 'Prufutímanum er lokið',
  daysLeft_one: '{{count}} dagur eftir af prufutímanum',
  daysLeft_other: '{{count}} dagar eftir af prufutímanum',
  lessThanDay: 'minna en 1 dagur eftir',
  endingText: 'Veldu áskrift í tæka tíð og ekkert breytist hjá neinum.',
  trialText_one: 'Prufutíminn varir {{count}} dag í viðbót. Ekkert er rukkað fyrr en áskrift er staðfest.',
  trialText_other: 'Prufutíminn varir {{count}} daga í viðbót. Ekkert er rukkað fyrr en áskrift er staðfest.',
  graceText:
    'Allt virkar eins og áður til {{day}}. Eftir það má aðeins lesa á skjám fyrirtækisins þar til það gerist áskrifandi; stimplun inn og út og útflutningur virka alltaf.',
  overText:
    'Aðeins má lesa á skjám fyrirtækisins þar til það gerist áskrifandi. Stimplun inn og út og útflutningur virka eins og áður og engum gögnum er eytt.',
  paying: 'Áskriftin er virk',
  closed: 'Þessum reikningi hefur verið lokað',
  closedText: 'Allt má lesa og flytja út en engu breyta.',
  writeUs: 'Skrifa okkur',
  choosePlan: 'Velja áskrift',
  plans: 'Áskriftarleiðir',
  employeesFromTo: '{{from}}–{{to}} starfsmenn',
  aMonth: 'á mánuði + vsk.',
  fits: 'Hentar ykkur núna',
  upTo: 'Allt að {{count}} starfsmenn',
  price: '{{price}} á mánuði',
  conditions: 'Verð er án vsk. Hætti fyrirtækið við innan {{days}} daga fær það endurgreitt.',
  overLargest: 'Fleiri en {{max}} starfsmenn? Skrifaðu okkur og við gerum tilboð.',
  confirmLater: 'Staðfesta áskrift síðar',
  writeToSubscribe: 'Skrifa okkur og gerast áskrifandi',
  activeEmployees_one: '{{count}} virkur starfsmaður',
  activeEmployees_other: '{{count}} virkir starfsmenn',
};
