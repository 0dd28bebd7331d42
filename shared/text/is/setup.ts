// Orð uppsetningarinnar.

import type { setup as english } from '../en/setup.ts';
import type { Texts } from '../texts.ts';

export const setup: Texts<typeof english> = {
  title: 'Uppsetning',
  back: 'Til baka',
  close: 'Loka uppsetningunni',
  step: 'Skref {{step}} af {{steps}}',
  error: 'Villa',
  errors: 'Villur',
  advice: 'Endurhladdu síðuna og reyndu aftur. Ef þetta gerist áfram skaltu skrifa á {{email}}.',
  skip: 'Sleppa þessu skrefi',
  project: {
    title: 'Fyrsta verkið',
    more: 'Annað verk',
    lead: 'Það sem fólk stimplar sig inn á: verkstaður, pöntun eða viðskiptavinur.',
  },
  employee: {
    title: 'Fyrsti starfsmaðurinn',
    more: 'Annar starfsmaður',
    lead: 'Ef símanúmer er skráð fer innskráningin strax í SMS.',
  },
  sms: {
    title: 'Senda innskráninguna',
    lead: '{{name}} opnar hlekkinn í símanum og er þá skráð(ur) inn. Ekkert þarf að sækja í búð.',
    send: 'Senda SMS',
    sent: 'SMS til {{name}} er á leiðinni.',
    already: 'Innskráningin var send til {{name}} um leið og starfsmanninum var bætt við.',
    noPhone: '{{name}} er ekki með símanúmer. Nafn fyrirtækis, eigið nafn og lykilorðið {{token}} duga líka.',
    nobody: 'Enginn starfsmaður er skráður enn. Þú getur bætt við starfsmanni í listanum hvenær sem er.',
    list: 'Þú getur sent starfsmanni innskráninguna úr starfsmannalistanum hvenær sem er.',
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
    text: 'Beindu myndavél síma að kóðanum til að opna innskráninguna með nafni fyrirtækisins. Eigið nafn og fjórir stafir: meira þarf ekki.',
    project: 'Aðalgata 12',
    code: 'QR-kóði sem opnar {{address}}',
  },
  exit: {
    title: 'Hætta í uppsetningu?',
    text: 'Þú getur stofnað verk og starfsmenn í listunum hvenær sem er.',
    stay: 'Halda uppsetningu áfram',
    leave: 'Hætta uppsetningu',
  },
};
