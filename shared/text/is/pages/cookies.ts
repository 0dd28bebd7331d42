// Orð vafrakökusíðunnar.

import type { cookies as english } from '#shared/text/en/pages/cookies.ts';
import type { Texts } from '#shared/text/texts.ts';

export const cookies: Texts<typeof english> = {
  title: 'Vafrakökur',
  description: 'Vafrakökur sem Stund notar, hvað vafrinn geymir fyrir hana, hvers vegna og hve lengi.',
  lead: 'Fjöldi vafrakaka sem Stund notar: {{count}}. Þær verða aðeins til þegar þú skráir þig inn og innskráningin þarf þær allar. Hér eru engar auglýsingar og engin rakning og því ekkert að samþykkja. Aðeins greiðslugluggi {{card}} getur notað eigin vafrakökur.',
  set: {
    title: 'Vafrakökur',
    session: 'Heldur innskráningunni opinni',
    sessionTime:
      'Þar til þú skráir þig út. Aðgangur fyrirtækis: að hámarki {{company}} dagar, eða {{companyIdle}} dagar frá síðustu notkun. Stimpilklukka: {{clock}} dagar, eða {{clockIdle}} dagar frá síðustu notkun. Starfsmaður: {{employee}} dagar, eða {{employeeIdle}} dagar frá síðustu notkun.',
    signedIn:
      'Segir síðunum okkar að innskráning gæti verið virk, svo að þær vísi þér beint á þína síðu. Hún segir ekkert um þig.',
    signedInTime: 'Jafn lengi og vafrakakan hér að ofan',
    device:
      'Veit að þú hefur áður skráð þig inn í þessu tæki, svo að ókunnugir sem giska á lykilorð geti ekki læst þig úti',
    deviceTime: '{{days}} dagar',
  },
  payment: {
    title: 'Þegar þú greiðir með korti',
    text: 'Greiðsluglugginn kemur frá {{card}}. Hann er aðeins sóttur þegar þú heldur áfram í greiðslu með korti. {{card}} getur þá notað eigin vafrakökur til að taka við greiðslunni og verjast svikum. Í vafrakökustefnu {{card}} stendur hverjar þær eru og hve lengi þær gilda.',
  },
  kept: {
    title: 'Það sem vafrinn geymir fyrir Stund',
    lead: 'Þetta er í tækinu þínu þar til þú eyðir því, eða eins og listinn segir.',
    language: 'Tungumálið sem þú valdir',
    theme: 'Ljóst eða dökkt, ef þú valdir annað hvort',
    login:
      'Hvaða aðgangur er skráður inn hér og hvort fyrirtækið er í áskrift, svo að síminn og stimpilklukkan opnist án netsambands og allir flipar sýni það sama',
    choices:
      'Það sem þú stilltir í þessu tæki: flýtilyklar, röð nafna, síðasta verk, skref sem þú lagðir til hliðar, það sem þú leiðréttir fyrir launin',
    location: 'Hvort þú deilir staðsetningu þegar þú stimplar þig inn og út',
    unsent:
      'Stimplanir, athugasemdir og myndir sem bíða sendingar og tímarnir sem þú sást síðast. Sent þegar samband næst',
    unread: 'Tilkynningar um stimplanir sem sendust seint, með tímum þeirra',
    reports: 'Villuskýrslur sem bíða sendingar og hversu margar voru sendar í dag',
    tab: 'Útflutningur sem er í gangi, tilkynning sem þú lokaðir, kortagreiðsla sem beðið er staðfestingar á, síðan sem þú baðst um áður en þú skráðir þig inn, það sem kerfisstjóri Stundar á eftir að vista',
    files: 'Skrár appsins sjálfs, svo að það opnist án netsambands',
    untilDeleted: 'Þar til þú eyðir því',
    untilLogout: 'Þar til þú skráir þig út',
    untilSent: 'Þar til það er sent',
    untilRead: 'Þar til þær eru lesnar',
    untilTab: 'Þar til þú lokar flipanum',
    untilUpdate: 'Fram að næstu útgáfu',
  },
  clear: {
    title: 'Svona eyðir þú þessu',
    text: 'Eyddu gögnum þessa vefs í stillingum vafrans. Þá ertu ekki lengur með opna innskráningu og stimplanir sem biðu sendingar glatast.',
  },
};
