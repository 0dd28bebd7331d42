// Orð forsíðunnar og prufuformsins.

import type { landing as english } from '#shared/text/en/pages/landing.ts';
import type { Texts } from '#shared/text/texts.ts';
import { testimonials } from './testimonials.ts';

export const landing: Texts<typeof english> = {
  title: 'Tímaskráning fyrir verktaka',
  description:
    'Tímaskráning fyrir verktaka: starfsfólk stimplar sig inn í símanum, þú sérð hver er að vinna hvar og launin eru tilbúin um mánaðamót.',
  needsScript: '{{provider}} þarf JavaScript. Kveiktu á því í stillingum vafrans og endurhlaðu síðuna.',
  nav: {
    about: 'Um Stund',
    pricing: 'Verð',
    trial: 'Prufutími',
    login: 'Innskráning',
    contact: 'Hafa samband',
    company: 'Fyrirtækið',
    videos: 'Myndskeið',
  },
  hero: {
    title: 'Tímar hópsins, tilbúnir í launin.',
    text: 'Starfsfólkið stimplar sig inn í símanum eða á spjaldtölvu á verkstað. Þú sérð hver er í vinnu, hvar og frá hvaða tíma. Um mánaðamót eru tímarnir tilbúnir í launakerfið.',
    start: 'Prófa frítt í {{days}} daga',
    note: 'Engin greiðsla fyrir fram',
    now: 'Núna {{time}}',
    ruler: 'Dagur eins vinnuflokks: {{names}}',
    sites: {
      roof: 'Laugavegur 12 – þak',
      store: 'Vöruhús við höfnina',
      school: 'Kópavogsskóli, 2. áfangi',
      service: 'Þjónusta og viðgerðir',
    },
  },
  proof: {
    title: 'Í tölum',
    companies: 'fyrirtæki nota Stund',
    years: 'ár af skráðri vinnu',
    seconds: 'sekúndur (+{{rate}} á hverri sekúndu)',
    pause: 'Stöðva teljarann',
    resume: 'Ræsa teljarann',
  },
  features: {
    title: 'Það sem Stund gerir',
    clock: {
      title: 'Inn og út í símanum',
      text: 'Tveir smellir, líka með hanska. Virkar án sambands. Ekkert að setja upp.',
    },
    place: {
      title: 'Staður, myndir og athugasemdir',
      text: 'Geymist með tímafærslunni. Staðurinn er aðeins skráður við stimplun.',
    },
    kiosk: {
      title: 'Stimpilklukka á verkstað',
      text: 'Ein spjaldtölva fyrir allan hópinn. Nafnið dugar. Þú getur líka beðið um fjögurra stafa lykilorð.',
    },
    projects: {
      title: 'Tímar á hvert verk',
      text: 'Sjáðu hvað verkið hefur tekið langan tíma og hver er þar núna.',
    },
    overtime: { title: 'Yfirvinna og matarhlé', text: 'Reiknað eftir þínum reglum, á pappír eða í Excel.' },
    payroll: { title: 'Beint í launin', text: 'Skrár fyrir Payday, Reglu og DK, tilbúnar til innlestrar.' },
  },
  about: {
    title: 'Hver er í vinnu núna',
    text: 'Einn skjár fyrir skrifstofuna: hver er í vinnu, í hvaða verki og frá hvaða tíma. Gleymdar útstimplanir standa fremst.',
    payroll: {
      title: 'Mánuður tilbúinn í launin',
      text: 'Stund sýnir fyrst hvað þarf að laga. Svo er launaskráin búin til.',
    },
    report: {
      title: 'Hver tala skýrir sig sjálf',
      text: 'Smelltu á tölu dagsins og þú sérð hvern kafla hans og regluna að baki.',
    },
    phone: {
      title: 'Einn hnappur í hendi',
      text: 'Nógu stór fyrir hanska, skýr í sól og myrkri. Gleymdist að stimpla út? Stund spyr um rétta tímann.',
      languages: 'Íslenska, English, Português, Polski. Keyrir í vafranum.',
      download: 'Sækja appið',
      tablet: 'Spjaldtölva við verkstæðisdyrnar',
    },
    pictures: {
      board: 'Yfirlitið: fjórar tölur og dagur hvers starfsmanns í vinnu á kvarða',
      payroll: 'Launaskráin: tímar mánaðarins og það sem þarf að laga',
      report: 'Skýring dagsins í skýrslunni: hver kafli og reglan að baki',
      phone: 'Síminn: tíminn og stór hnappur til að stimpla út',
      dark: 'Sami sími í dökkum litum',
      tablet: 'Stimpilklukkan: reitur fyrir hvern starfsmann',
    },
  },
  pricing: {
    title: 'Verð á mánuði',
    text: 'Verðið fer eftir fjölda starfsmanna. Allt er innifalið. Fáðu endurgreitt innan {{days}} daga.',
    more: 'Fleiri en {{max}} starfsmenn?',
    writeUs: 'Senda okkur póst',
    vat: 'Öll verð eru án vsk.',
  },
  trial: {
    title: 'Prófaðu Stund í {{days}} daga',
    text: 'Þú færð innskráningarhlekk í tölvupósti og fyrsti starfsmaðurinn getur stimplað sig inn fimm mínútum síðar.',
    card: 'Ekkert kort, engin greiðsla fyrir fram',
    whole: 'Allt innifalið, allur hópurinn',
    yours: 'Gögnin eru þín: Excel hvenær sem er',
    name: 'Nafn fyrirtækis',
    nameHelp: 'Verður nafn aðgangsins',
    email: 'Netfang',
    country: 'Land',
    phone: 'Símanúmer, má sleppa',
    phoneWrong: 'Sláðu inn gilt símanúmer',
    place: 'Tungumál: {{language}}. Tímabelti: {{zone}}.',
    changePlace: 'Breyta tungumáli eða tímabelti',
    zoneWrong: 'Þetta tímabelti þekkist ekki. Veldu annað með hnappnum hér fyrir ofan.',
    languageWrong: 'Þetta tungumál þekkist ekki. Veldu annað með hnappnum hér fyrir ofan.',
    submit: 'Hefja prufutíma',
    creating: 'Stofna aðgang…',
    failed: 'Úps! Eitthvað fór úrskeiðis',
    nameEmpty: 'Nafn fyrirtækis vantar. Það verður nafn aðgangsins.',
    emailWrong: 'Við þurfum gilt netfang til að senda þér innskráningarhlekk.',
    made: 'Fyrri tilraunin tókst: aðgangurinn {{name}} var stofnaður og póstur er á leiðinni á {{email}}. Opnaðu þann aðgang eða sendu póst á {{support}} ef eitthvað í honum er rangt.',
    openMade: 'Opna aðganginn {{name}}',
  },
  contact: {
    title: 'Hafa samband',
    text: 'Sendu póst eða hringdu, á íslensku, ensku eða portúgölsku.',
    email: 'Netfang',
    phone: 'Sími',
    mobile: 'Farsími, {{name}}',
    placeholder: 'Til bráðabirgða',
  },
  company: {
    title: 'Fyrirtækið',
    history:
      'Stund hófst árið 2014 sem listi á vegg í vinnuskúr þaksmiðs í Kópavogi. Dóttir smiðs skrifaði fyrstu klukkuna svo að listinn gengi upp. Nú vinna níu manns að henni í þremur borgum og öll stimpla sig inn.',
    offices: 'Skrifstofur',
    number: '{{name}}, kennitala {{number}}',
  },
  testimonials,
  login: {
    title: 'Innskráning',
    company: 'Innskráning fyrirtækis',
    employee: 'Innskráning starfsmanns',
    timeClock: 'Innskráning stimpilklukku',
    forgot: 'Gleymt lykilorð?',
    trial: 'Hefja prufutíma',
  },
};
