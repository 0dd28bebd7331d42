// Orð forsíðunnar og prufuformsins.

import type { landing as english } from '../en/landing.ts';
import type { Texts } from '../texts.ts';

export const landing: Texts<typeof english> = {
  title: 'Tímaskráning fyrir verktaka',
  description:
    'Tímaskráning fyrir verktaka: starfsfólk stimplar sig inn í símanum, þú sérð hver er að vinna hvar og launin eru tilbúin um mánaðamót.',
  nav: { about: 'Um Stund', trial: 'Prufutími', contact: 'Hafa samband', login: 'Innskráning' },
  hero: {
    title: 'Dagurinn eins og hann var unninn.',
    text: 'Starfsfólkið stimplar sig inn í símanum eða á spjaldtölvu á verkstað. Þú sérð hver er að vinna, hvar og síðan hvenær, og launin eru tilbúin um mánaðamót.',
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
    companies: 'fyrirtæki nota Stund',
    years: 'ár af vinnu skráð',
    seconds: 'sekúndur, og {{rate}} bætist við á hverri sekúndu',
  },
  features: {
    title: 'Það sem Stund gerir',
    clock: {
      title: 'Inn og út í símanum',
      text: 'Tveir smellir, líka með hanska. Stórir hnappar, skýrir litir og ekkert að setja upp.',
    },
    place: {
      title: 'Staður, myndir og athugasemdir',
      text: 'Fylgja tímafærslunni. Aldrei skráð þess á milli.',
    },
    kiosk: {
      title: 'Stimpilklukka á verkstað',
      text: 'Ein spjaldtölva fyrir allan hópinn. Nafn og fjórir stafir duga.',
    },
    projects: {
      title: 'Tímar á hvert verk',
      text: 'Sjáðu hvað verkið hefur tekið langan tíma og hver er þar núna.',
    },
    overtime: { title: 'Yfirvinna og matartími', text: 'Reiknað eftir þínum reglum, á prenti eða í Excel.' },
    payroll: { title: 'Beint í launin', text: 'Skrár fyrir Payday, Reglu og DK, tilbúnar til innlestrar.' },
  },
  trial: {
    title: 'Prófaðu Stund í {{days}} daga',
    text: 'Innskráningin kemur í tölvupósti og fyrsti starfsmaðurinn getur stimplað sig inn fimm mínútum síðar.',
    card: 'Ekkert kort, engin greiðsla fyrir fram',
    whole: 'Allir eiginleikar, allur hópurinn',
    yours: 'Tímarnir eru þínir: Excel hvenær sem er',
    name: 'Nafn fyrirtækis',
    nameHelp: 'Verður nafn aðgangsins',
    email: 'Netfang',
    country: 'Land',
    phone: 'Símanúmer, má sleppa',
    phoneWrong: 'Sláðu inn gilt símanúmer',
    place: 'Tungumál: {{language}}. Tímabelti: {{zone}}.',
    changePlace: 'Breyta tungumáli eða tímabelti',
    submit: 'Hefja prufutíma',
    creating: 'stofna aðgang',
    failed: 'Úps! Eitthvað fór úrskeiðis',
    nameEmpty: 'Nafn fyrirtækis má ekki vera tómt, það verður nafn aðgangsins.',
    emailWrong: 'Gilt netfang þarf til að við getum sent innskráninguna.',
  },
  contact: {
    title: 'Hafa samband',
    text: 'Skrifaðu eða hringdu, á íslensku, ensku eða portúgölsku.',
    demo: 'Til bráðabirgða þar til skrifstofan opnar',
  },
  login: {
    title: 'Innskráning',
    company: 'Innskráning fyrirtækis',
    employee: 'Innskráning starfsmanns',
    timeClock: 'Innskráning stimpilklukku',
    forgot: 'Gleymt lykilorð?',
    trial: 'Hefja prufutíma',
  },
};
