// Orð persónuverndarsíðunnar.

import type { privacy as english } from '#shared/text/en/pages/privacy.ts';
import type { Texts } from '#shared/text/texts.ts';

export const privacy: Texts<typeof english> = {
  title: 'Persónuvernd',
  description:
    'Hvað Stund geymir um fyrirtæki og starfsfólk þeirra, hvar, hve lengi og hverjir geta séð það.',
  lead: 'Stund geymir vinnutíma fyrir fyrirtæki og starfsfólk þeirra. Hér stendur hvað við geymum, hvers vegna, hvar og hve lengi.',
  changed: 'Síðast breytt {{day}}',
  short: {
    title: 'Í stuttu máli',
    trackers:
      'Engar auglýsingar og engin rakning. Við seljum engin gögn og látum engan hafa þau til markaðssetningar.',
    location:
      'Staðsetning er aðeins vistuð þegar þú stimplar þig inn, skiptir um verk eða stimplar þig út, og aðeins ef þú samþykkir það í eigin síma.',
    place: 'Það sem Stund geymir er allt innan Evrópusambandsins.',
    payments: '{{card}} og {{bank}} sjá um greiðslur. Hvorugt fyrirtækið fær tíma eða gögn um starfsfólk.',
    yours: 'Starfsfólk getur alltaf séð eigin tíma. Fyrirtækið getur alltaf flutt út öll gögnin.',
  },
  who: {
    title: 'Hver ber ábyrgð',
    company:
      'Fyrirtækið ákveður hvaða starfsmenn nota Stund, hvað er skráð og hverjir sjá það. Það er ábyrgðaraðili gagna þeirra. Við vinnum gögnin fyrir fyrirtækið og aðeins eftir fyrirmælum þess.',
    us: 'Við erum ábyrgðaraðili að aðganginum sjálfum, netfangi hans og póstinum sem þú sendir okkur: {{legalName}}, {{street}}, {{city}}, kennitala {{companyNumber}}. Netfangið er {{email}}.',
  },
  kept: {
    title: 'Hvað við geymum og hve lengi',
    account: 'Aðgangur fyrirtækis',
    accountText:
      'Nafn, netfang, land, tungumál, stillingar og símanúmer ef þú gefur það upp. Lykilorðið er aðeins geymt dulkóðað þannig að ekki er hægt að lesa það. Geymt þar til aðganginum er eytt.',
    passkeys: 'Aðgangslyklar',
    passkeysText:
      'Um aðgangslykil að innskráningu starfsmanns skrifstofunnar geymum við dreifilykilinn, nafnið sem honum var gefið, hvenær honum var bætt við og hvenær hann var síðast notaður. Leynihlutinn og fingrafarið eða andlitið sem opnar hann fara aldrei úr tækinu. Eytt þegar aðgangslykillinn eða innskráningin er fjarlægð.',
    employees: 'Starfsmenn',
    employeesText:
      'Nafn og, ef fyrirtækið skráir það, símanúmer, kennitala og deild fyrir launakerfi. Fyrirtækið sér fjögurra stafa lykilorðið til að geta afhent það. Geymt þar til aðganginum er eytt.',
    payment: 'Greiðslur',
    paymentText:
      'Áskriftarleiðin, verð hennar, greiðslumátinn, staða pöntunar, númerin sem {{card}} eða {{bank}} gefur henni og hvers vegna þú sagðir upp ef þú lést þess getið. Fyrir kröfu í banka líka kennitala fyrirtækisins og netfang fyrir reikninga. Við sjáum aldrei kortanúmer. Geymt þar til aðganginum er eytt, líka eftir uppsögn.',
    entries: 'Tímafærslur',
    entriesText:
      'Tímarnir inn og út, verk, athugasemdir, samþykki og hver breytti hverju og hvenær. Fyrirtæki þurfa að geta sýnt tíma mörg ár aftur. Færslur eru því geymdar þar til fyrirtækið eyðir þeim eða aðganginum er eytt.',
    photos: 'Myndir',
    photosText:
      'Minnkaðar í {{pixels}} punkta og upplýsingar um stað og myndavél fjarlægðar úr skránni. Mynd opnast aðeins með undirritaðri slóð sem gildir í {{hours}} klst. Mynd sem var send en aldrei sett við færslu er eytt eftir {{waiting}} klst.',
    location: 'Staðsetning',
    locationText:
      'Aðeins ef fyrirtækið biður um hana og starfsmaðurinn samþykkir í eigin síma. Við vistum einn stað og nákvæmni hans þegar stimplað er inn, skipt um verk eða stimplað út, og ekkert þess á milli. Eytt eftir ákveðinn fjölda daga: {{days}}. Fyrirtækið getur valið frá 1 upp í {{max}}. Starfsmenn sjá eigin staðsetningar.',
    security: 'Öryggissaga',
    securityText:
      'Hver skráði sig inn, hverjum mistókst það, hver breytti stillingum og lykilorðum og frá hvaða nettölu. Geymt í {{days}} daga. Fyrirtækið getur lesið hana í stillingunum.',
    files: 'Skrár sem þú býrð til',
    filesText:
      'Excel-skrár, PDF-skrár og útflutningur allra gagna eru geymd í {{exports}} daga. Hlekkur mánaðarskýrslu gildir í {{reports}} daga. Skráning um hvert hún var send er geymd í {{records}} daga. Listinn yfir launaskrár fylgir aðganginum.',
    logs: 'Tæknilegar skrár',
    logsText:
      'Tími, tegund og niðurstaða hverrar beiðni til þjóna okkar, geymt í {{days}} daga. Ef eitthvað bilar í vafranum sendir hann okkur skýrslu. Netföng, innskráningarhlekkir og löng númer eru fyrst tekin út.',
    backups: 'Afrit',
    backupsText:
      'Eftir óhapp getum við endurheimt gögnin eins og þau voru hvenær sem er síðustu {{days}} daga. Það sem er eytt hverfur úr afritum að þeim tíma liðnum.',
  },
  why: {
    title: 'Hvers vegna við megum geyma þetta',
    contract: 'Við þurfum gögn aðgangsins til að veita þjónustuna sem þú baðst um (samningur).',
    interest:
      'Við geymum öryggissögu og tæknilegar skrár til að vernda aðganga og finna bilanir (lögmætir hagsmunir).',
    law: 'Reikningar eru geymdir vegna þess að bókhaldslög krefjast þess (lagaskylda).',
    employees:
      'Fyrirtækið hefur eigin heimild fyrir gögnum um starfsfólk. Lög um vinnutíma krefjast þess yfirleitt að það skrái tíma.',
  },
  where: {
    title: 'Hvar, og hverjir hjálpa okkur',
    place: '{{cloud}} geymir allt í Frankfurt í Þýskalandi. Gögnin eru dulkóðuð í geymslu og á leiðinni.',
    helpers:
      'Amazon sendir líka tölvupóst og SMS fyrir okkur og afhendir síður og myndir um dreifinet sitt. Símafélög og póstþjónustur flytja skilaboðin til þín.',
    card: 'Ef þú greiðir með korti selur {{card}} í Bretlandi þér áskriftina. Fyrirtækið biður um kort, nafn og heimilisfang í eigin glugga og er ábyrgðaraðili þeirra gagna. Frá okkur fær það áskriftarleiðina, verðið og innra númer aðgangsins.',
    bank: 'Ef þú greiðir með kröfu í banka stofnar {{bank}} á Íslandi kröfuna og reikninginn. Fyrirtækið fær nafn og kennitölu fyrirtækisins þíns, netfang fyrir reikninga, áskriftarleiðina og verðið.',
    others:
      'Ekkert annað fyrirtæki fær gögn frá okkur. Launaskrá fer aðeins þangað sem þú ferð með hana og mánaðarskýrsla aðeins á netföngin sem þú velur.',
  },
  rights: {
    title: 'Réttindi þín',
    ask: 'Þú getur beðið um að sjá gögn um þig, leiðrétta þau, flytja þau út eða eyða þeim, og andmælt notkun þeirra. Starfsmenn leita fyrst til fyrirtækisins: það getur gert flest af þessu í Stund. Annars er netfangið {{email}}. Við svörum innan {{days}} daga.',
    complain: 'Þú getur líka kvartað til persónuverndarstofnunar í þínu landi:',
    is: 'Ísland: Persónuvernd',
    ie: 'Írland: Data Protection Commission',
    gb: 'Bretland: Information Commissioner’s Office',
    pt: 'Portúgal: Comissão Nacional de Proteção de Dados',
  },
  leave: {
    title: 'Þegar fyrirtæki hættir',
    export:
      'Þú getur flutt út öll gögn hvenær sem er, líka eftir prufutímann, eftir uppsögn og á meðan eyðing bíður: í Stillingum undir Gögnin þín. Í skránum eru öll gögnin sem JSON og Excel ásamt myndunum.',
    delete:
      'Þú eyðir aðganginum í Stillingum undir Gögnin þín. Fyrst þarf að segja upp virkri áskrift. Í {{days}} daga getur þú skoðað gögnin, flutt þau út og hætt við að eyða, en enginn getur stimplað sig inn eða út. Við sendum þér póst {{warning}} dögum fyrir lokin.',
    gone: 'Eftir það eyðum við aðganginum og öllu sem í honum er, greiðslugögnum líka. Afritin hverfa {{backups}} dögum síðar. Tvennt stendur eftir: öryggissagan án persónuupplýsinga, þar til hver lína hennar er orðin {{history}} daga gömul, og reikningarnir, sem {{card}} og {{bank}} geyma eins lengi og lög krefjast.',
    noLogin: 'Ef þú kemst ekki inn sendir þú póst á {{email}} úr netfangi aðgangsins.',
    trial: 'Aðgangi er ekki eytt sjálfkrafa þótt prufutíma sé lokið. Þú eyðir honum í Stillingum.',
  },
  changes: {
    title: 'Þegar þessi síða breytist',
    text: 'Við setjum nýju dagsetninguna efst. Ef breyting hefur áhrif á hvernig við notum gögnin þín sendum við öllum fyrirtækjum póst {{days}} dögum áður.',
  },
};
