// Orð uppsetningarinnar.

import type { setup as english } from '#shared/text/en/setup.ts';
import type { Texts } from '#shared/text/texts.ts';

export const setup: Texts<typeof english> = {
  title: 'Uppsetning',
  back: 'Til baka',
  close: 'Loka uppsetningunni',
  step: 'Skref {{step}} af {{steps}}',
  error: 'Villa',
  errors: 'Villur',
  advice: 'Hladdu síðunni aftur og reyndu á ný. Ef þetta heldur áfram skaltu senda póst á {{email}}.',
  skip: 'Sleppa þessu skrefi',
  project: {
    title: 'Fyrsta verkið',
    more: 'Annað verk',
    lead: 'Verkstaður, verkbeiðni eða viðskiptavinur',
  },
  employee: {
    title: 'Fyrsti starfsmaðurinn',
    more: 'Annar starfsmaður',
    lead: 'Ef símanúmer fylgir er innskráningarhlekkur sendur í SMS.',
  },
  sms: {
    title: 'Senda innskráningarhlekk',
    lead: '{{name}} opnar hlekkinn og skráist þá inn.',
    send: 'Senda SMS',
    sent: 'SMS er á leiðinni: {{name}}.',
    already: 'Innskráningarhlekkur var sendur um leið og starfsmanninum var bætt við: {{name}}.',
    noPhone: '{{name}} er ekki með símanúmer. Nafn fyrirtækis, eigið nafn og lykilorðið {{token}} duga líka.',
    noEmployees: 'Enginn starfsmaður er skráður enn. Bættu við starfsmanni í listanum hvenær sem er.',
    list: 'Sendu innskráningarhlekk úr starfsmannalistanum hvenær sem er.',
    finish: 'Fara í yfirlitið',
  },
  place: {
    line: '{{country}} · {{language}} · {{zone}}',
    guessed: 'Helgidagar, dagsetningar og vinnudagar fylgja þessu.',
    change: 'Breyta',
    done: 'Lokið',
    country: 'Land',
    language: 'Tungumál',
    zone: 'Tímabelti',
    findZone: 'Finna tímabelti',
    usualZones: 'Algeng',
    otherZones: 'Öll hin',
  },
  phone: {
    title: 'Það sem starfsmaður sér',
    text: 'Skannaðu kóðann: innskráningin opnast með nafni fyrirtækisins.',
    project: 'Aðalgata 12',
    code: 'QR-kóði sem opnar {{address}}',
  },
  exit: {
    title: 'Hætta uppsetningu?',
    text: 'Þú getur stofnað verk og starfsmenn í listunum síðar.',
    stay: 'Halda uppsetningu áfram',
    leave: 'Hætta uppsetningu',
  },
};
