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
  activeEmployees_one: '{{count}} virkur starfsmaður',
  activeEmployees_other: '{{count}} virkir starfsmenn',
  subscribe: 'Gerast áskrifandi',
  companySsn: 'Kennitala fyrirtækisins',
  emailBilling: 'Netfang fyrir reikninga',
  onlyDigits: 'Notaðu aðeins tölustafi',
  youHave: 'þið eruð {{count}}',
  vat: 'Vsk. {{percent}}%',
  eachMonth: 'Á mánuði, fyrst {{day}}',
  waitingTitle: 'Beðið eftir staðfestingu',
  waitingText: 'Verið er að stofna kröfuna. Það tekur nokkrar sekúndur.',
  welcome: 'Velkomin',
  welcomeText: 'Áskriftin er virk. Takk fyrir að vera með okkur.',
  orderedBefore:
    'Fyrri pöntun hafði þegar gengið í gegn og hún gildir: {{from}}–{{to}} starfsmenn, kennitala {{ssn}}, reikningar á {{email}}. Viljir þú breyta henni segir þú áskriftinni upp og pantar aftur.',
  howToPay: 'Greiðslumáti',
  bankWay: 'Krafa í banka með reikningi',
  bankWayDetail: 'Í krónum, í netbankann mánaðarlega',
  cardWay: 'Kort',
  cardWayDetail: 'Í evrum, {{price}} á mánuði',
  cardText:
    'Söluaðilinn Paddle biður um kortið í eigin glugga: {{price}} á mánuði og við bætist vsk. í þínu landi. Kvittanir koma í tölvupósti.',
  openingText: 'Verið er að opna greiðslugluggann.',
  verifyingText: 'Verið er að staðfesta greiðsluna. Það tekur nokkrar sekúndur.',
  unableTitle: 'Ekki tókst að sannreyna áskriftina',
  unableText:
    'Verið getur að áskriftin hafi gengið í gegn en ekki tókst að sannreyna það. Þið getið notað {{product}} áfram og við höfum samband ef eitthvað vantar.',
  cardInEuros: 'Greiða með korti í evrum',
  cardInEurosText:
    'Kort eru skuldfærð í evrum: {{price}} á mánuði og við bætist vsk. Bankinn þinn umreiknar upphæðina í krónur. Krafa í banka er í krónum.',
  back: 'Til baka',
  continueToCard: 'Halda áfram í greiðslu',
  cancelSubscription: 'Segja upp áskrift',
  cancelText:
    'Áskriftinni lýkur strax og ekkert meira er rukkað. Eftir það má aðeins lesa á skjám fyrirtækisins; stimplun inn og út og útflutningur virka áfram og engum gögnum er eytt.',
  keepSubscription: 'Halda áskrift',
  goOn: 'Halda áfram',
  cancelReason: 'Hvers vegna hættið þið?',
  cancelReasonHelp: 'Þú þarft ekki að svara en það hjálpar okkur.',
  cancelled: 'Áskriftinni hefur verið sagt upp',
};
