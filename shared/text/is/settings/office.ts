// Orð um fólkið á skrifstofunni: listinn í stillingunum, boð og eigin innskráning.

import type { office as english } from '#shared/text/en/settings/office.ts';
import type { Texts } from '#shared/text/texts.ts';

export const office: Texts<typeof english> = {
  title: 'Fólkið á skrifstofunni',
  none: 'Aðeins aðgangur fyrirtækisins er í notkun. Bjóddu fólki svo að hver og einn hafi sína innskráningu.',
  invite: 'Bjóða manneskju',
  inviteText: 'Við sendum hlekk í tölvupósti til að velja lykilorð. Hann gildir í {{days}} daga.',
  name: 'Nafn',
  email: 'Netfang',
  role: 'Aðgangur',
  roles: { everything: 'Allt', pay: 'Laun', read: 'Aðeins skoða' },
  roleText: {
    everything: 'Allt sem aðgangur fyrirtækisins getur, nema eyða aðganginum.',
    pay: 'Skoða allt, loka launatímabilum og búa til launaskrár. Hvorki lykilorð né símanúmer.',
    read: 'Skoða og flytja út, til dæmis fyrir bókara. Hvorki lykilorð né símanúmer.',
  },
  send: 'Senda boð',
  sent: 'Boð sent á {{email}}',
  invited: 'Boðið {{day}}',
  seen: 'Síðast inni {{moment}}',
  unseen: 'Ekki inni',
  left: 'Hætti {{day}}',
  you: 'Þú',
  saved: 'Vistað: {{name}}',
  again: 'Senda boðið aftur',
  remove: 'Fjarlægja',
  removeTitle: 'Fjarlægja {{name}}?',
  removeText: 'Innskráningunni er lokað strax og hún opnast ekki aftur. Nafnið stendur áfram í sögunni.',
  removed: 'Fjarlægt: {{name}}',
  sessions: 'Innskráningar',
  session: 'Frá {{begun}}, síðast notuð {{used}}',
  clock: 'Stimpilklukka. {{session}}',
  endClocks_one: 'Skrá líka út {{count}} stimpilklukku sem var opnuð með þessum aðgangi',
  endClocks_other: 'Skrá líka út {{count}} stimpilklukkur sem voru opnaðar með þessum aðgangi',
  thisSession: 'Þetta tæki',
  noSessions: 'Hvergi innskráð',
  endAll: 'Skrá út alls staðar',
  endOthers: 'Skrá út á öðrum tækjum',
  ended: 'Skráð út',
  own: 'Þín innskráning',
};
