// Words of a company's own data: taking all of it along, and deleting the account.

import type { companyData as english } from '#shared/text/en/settings/company-data.ts';
import type { Texts } from '#shared/text/texts.ts';

export const companyData: Texts<typeof english> = {
  title: 'Gögnin þín',
  export: 'Flytja út öll gögn',
  exportText: 'JSON, Excel og JPEG',
  create: 'Búa til skrár',
  whyTitle: 'Hvers vegna eru gögn fyrirtækisins flutt út?',
  why: 'Ástæða',
  whyHelp: 'Fyrirtækið sér hana í öryggissögunni sinni.',
  making: 'Bý til skrárnar…',
  makingText: 'Bjallan lætur vita þegar þær eru tilbúnar.',
  stop: 'Hætta við',
  ready: 'Skrár frá {{day}}, geymdar til {{ends}}',
  download: 'Sækja skrá {{part}} ({{size}} MB)',
  failed: 'Ekki tókst að búa til skrárnar',
  again: 'Búa til aftur',
  bellTitle: 'Gögnin þín eru tilbúin',
  bellText: 'Skrárnar eru í stillingunum til {{ends}}.',
  toSettings: 'Opna stillingar',
  delete: 'Eyða aðgangi',
  deleteText: 'Öllu er eytt eftir {{days}} daga',
  deleteTitle: 'Eyða aðganginum?',
  deletePaying: 'Segðu áskriftinni upp fyrst.',
  deleteHold:
    'Í {{days}} daga getur þú aðeins skoðað og flutt út, eða haldið aðganginum með einum smelli. Lokað er strax fyrir stimplun, svo best er að allir stimpli sig út fyrst.',
  deleteEnd: 'Eftir það er starfsmönnum, tímafærslum, myndum og skýrslum eytt fyrir fullt og allt.',
  next: 'Halda áfram',
  typeTitle: 'Sláðu inn nafn fyrirtækisins',
  name: 'Nafn fyrirtækis',
  nameHelp: 'Sláðu inn {{name}} til að eyða aðganginum {{day}}',
  nameWrong: 'Þetta er ekki nafn fyrirtækisins',
  leaving: 'Þessum aðgangi verður eytt {{day}}',
  leavingText: 'Þangað til má aðeins skoða og flytja út. Enginn getur stimplað sig inn eða út.',
  keep: 'Halda aðganginum',
  kept: 'Aðgangurinn helst',
};
