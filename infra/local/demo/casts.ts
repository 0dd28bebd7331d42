// The three companies of the demo, invented: their people, sites and settings, and what they write in comments.

import type { Need, OfficeRole } from '#shared/access.ts';
import { siteRadiusMetres } from '#shared/limits.ts';
import type { PlanName } from '#shared/model/billing/plan.ts';
import type { Settings } from '#shared/model/company/company.ts';
import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { noPayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';

export type DemoLanguage = 'is' | 'pl' | 'pt' | 'en';
export type Person = {
  readonly name: string;
  readonly tongue: DemoLanguage;
  readonly crew: number;
  readonly needs?: readonly Need[];
  /** Weeks before now; absent: since the company began. */
  readonly joinedWeeksAgo?: number;
  readonly leftWeeksAgo?: number;
  /** The kennitala for Payday is missing. */
  readonly lacksKennitala?: true;
};
export type Site = ReturnType<typeof site>;
export type Cast = {
  /** First part of the random seed, so that companies' stories are independent. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly country: 'IS' | 'IE' | 'PT';
  readonly password: string;
  /** None while it tries the product. */
  readonly plan?: PlanName;
  readonly weeks: number;
  /** The prefix of the country's mobile numbers in international form, and how many digits follow. */
  readonly mobile: { readonly begins: string; readonly digits: number };
  readonly settings: Settings;
  readonly hasPayroll: boolean;
  readonly people: readonly Person[];
  readonly sites: readonly Site[];
  /** How many are clocked in now. */
  readonly onTheClock: number;
  /** A person of the office with a log-in of their own. */
  readonly office?: {
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly role: OfficeRole;
  };
  /** Who of `people` asks for a later end of their last entry, by how much, and the word. */
  readonly asks?: { readonly person: number; readonly minutes: number; readonly word: string };
};

const leader = { needs: ['manage_worklogs', 'create_projects'] } as const;
const site = (
  name: string,
  about: string,
  lat: number,
  lon: number,
  [openedWeeksAgo, closedWeeksAgo]: readonly [number, number?],
  budgetHours?: number,
  /** In metres; null where the office has not said where the site is. */
  radius: number | null = siteRadiusMetres.usual,
) => ({ name, about, lat, lon, openedWeeksAgo, closedWeeksAgo, budgetHours, radius });

/** A large roofer in Reykjavík, with half a year behind it. */
export const thakverk: Cast = {
  key: 'thakverk',
  name: 'Þakverk ehf.',
  email: 'skrifstofa@thakverk.example',
  phone: '+354 555 0140',
  country: 'IS',
  password: 'kaffi-og-kleinur',
  plan: 'TwentyFourEmployeesMax2023',
  weeks: 26,
  mobile: { begins: '+35469', digits: 5 },
  hasPayroll: true,
  onTheClock: 5,
  office: {
    name: 'Hulda Björnsdóttir',
    email: 'hulda@thakverk.example',
    password: 'kleinur-og-kaffi',
    role: 'pay',
  },
  asks: { person: 3, minutes: 25, word: 'Stimplaði mig út áður en við gengum frá.' },
  settings: {
    ...firstSettings('is', 'Atlantic/Reykjavik'),
    features: { approve_work_logs: true },
    overtime: {
      after_day_hours: 8,
      after_week_hours: 40,
      day_hours: { from: '07:00', to: '18:00' },
      weekends: true,
      holidays: true,
    },
    lunch: { minutes: 30, from_hours: 6 },
    location: { enabled: true, kept_days: 90 },
    pay_periods: { every: 'month', starts: 1, steps: 'submit_approve_lock' },
  },
  people: [
    { name: 'Guðrún Þórsdóttir', tongue: 'is', crew: 0, ...leader },
    { name: 'Sigurður Örn Hallgrímsson', tongue: 'is', crew: 0 },
    { name: 'Ásgeir Valdimarsson', tongue: 'is', crew: 0 },
    { name: 'Hrafnhildur Ýr Jökulsdóttir', tongue: 'is', crew: 0 },
    { name: 'Bjarki Freyr Steindórsson', tongue: 'is', crew: 0, joinedWeeksAgo: 14 },
    { name: 'Wojciech Zieliński', tongue: 'pl', crew: 1, ...leader },
    { name: 'Małgorzata Wójcik', tongue: 'pl', crew: 1 },
    { name: 'Łukasz Dąbrowski', tongue: 'pl', crew: 1 },
    { name: 'Grzegorz Kaczmarek', tongue: 'pl', crew: 1 },
    { name: 'Paweł Szczepański', tongue: 'pl', crew: 1 },
    { name: 'Agnieszka Pawlak', tongue: 'pl', crew: 1, joinedWeeksAgo: 9 },
    { name: 'João Figueiredo', tongue: 'pt', crew: 2, needs: ['manage_worklogs'] },
    { name: 'Inês Guimarães', tongue: 'pt', crew: 2 },
    { name: 'Tiago Conceição', tongue: 'pt', crew: 2 },
    { name: 'António Simões', tongue: 'pt', crew: 2, leftWeeksAgo: 6 },
    { name: 'Caoimhe Ní Bhriain', tongue: 'en', crew: 3, ...leader },
    { name: 'Oisín Ó Conchubhair', tongue: 'en', crew: 3 },
    { name: 'Seán Mac Giolla', tongue: 'en', crew: 3 },
    { name: 'Þórhallur Ægisson', tongue: 'is', crew: 3 },
    { name: 'Kristín Björk Ólafsdóttir', tongue: 'is', crew: 2 },
    { name: 'Einar Már Gunnlaugsson', tongue: 'is', crew: 3, leftWeeksAgo: 11 },
    { name: 'Katarzyna Lewandowska', tongue: 'pl', crew: 2, joinedWeeksAgo: 19 },
    { name: 'Snæfríður Eiríksdóttir', tongue: 'is', crew: 0, joinedWeeksAgo: 5, lacksKennitala: true },
  ],
  sites: [
    site('Skúlagata 30, þakskipti', 'Bárujárn, pappi og rennur. Aðkoma að aftan.', 64.1472, -21.9202, [27]),
    site('Hamraborg 8', 'Þéttur dúkur á flatt þak, 640 m².', 64.1114, -21.9087, [27, 7]),
    site('Laugarnesskóli', 'Aðeins eftir kl. 14 á skóladögum.', 64.1443, -21.8836, [26], 2700),
    site('Norðurbakki 11, svalir og þak', 'Hús A, B og C í áföngum.', 64.0698, -21.9622, [22], 3400, 200),
    site('Flugstöð, næturvinna', 'Vinna aðeins milli 20 og 6. Skilríki við hlið 4.', 63.9969, -22.6236, [20]),
    site('Sumarhús við Þingvallavatn', 'Torfþak og þakgluggar.', 64.1716, -21.1513, [18, 3]),
    site('Garðatorg 5', 'Leki við loftræstingu, skoða flasningar.', 64.0887, -21.9229, [12], 1850),
    site('Viðhald og smáverk', 'Allt undir fjórum tímum.', 64.1265, -21.8174, [27], undefined, null),
    site('Verkstæði og lager', 'Blikk, efni og bílar.', 64.1296, -21.8012, [27]),
    site('Mosfellsbær, íþróttahús', 'Burðarvirki skoðað fyrir veturinn.', 64.1669, -21.6989, [4]),
  ],
};

/** A roofer in Dublin, in the middle of its trial. */
export const kilbride: Cast = {
  key: 'kilbride',
  name: 'Kilbride Roofing Ltd',
  email: 'office@kilbride-roofing.example',
  phone: '+353 1 555 0162',
  country: 'IE',
  password: 'brass-lantern-harbour',
  weeks: 1,
  mobile: { begins: '+35385', digits: 7 },
  hasPayroll: false,
  onTheClock: 1,
  settings: {
    ...firstSettings('en', 'Europe/Dublin'),
    overtime: { ...noPayRules.overtime, after_week_hours: 39, weekends: true },
    lunch: { minutes: 30, from_hours: 6 },
    time_clock: { ask_token: true },
  },
  people: [
    { name: 'Aoife Kilbride', tongue: 'en', crew: 0, ...leader },
    { name: 'Pádraig Ó Súilleabháin', tongue: 'en', crew: 0 },
    { name: 'Ciarán Doherty', tongue: 'en', crew: 0 },
    { name: 'Zofia Nowakowska', tongue: 'pl', crew: 1 },
    { name: 'Rui Almeida', tongue: 'pt', crew: 1 },
  ],
  sites: [
    site('St Brigid’s Terrace', 'Slates and lead valleys, numbers 3 to 9.', 53.3416, -6.2901, [1]),
    site('Harbour Road warehouse', 'Call the site office before going up.', 53.3479, -6.2094, [1]),
  ],
};

/** A builder in Lisbon, with Portugal's overtime. */
export const tejo: Cast = {
  key: 'tejo',
  name: 'Obras Tejo, Lda',
  email: 'geral@obrastejo.example',
  phone: '+351 21 555 0117',
  country: 'PT',
  password: 'pastel-com-canela',
  plan: 'TwentyFourEmployeesMax2023',
  weeks: 10,
  mobile: { begins: '+35191', digits: 7 },
  hasPayroll: false,
  onTheClock: 2,
  settings: {
    ...firstSettings('pt', 'Europe/Lisbon'),
    overtime: { ...noPayRules.overtime, after_day_hours: 8, weekends: true, holidays: true },
    lunch: { minutes: 60, from_hours: 6 },
    // As the labour code grades it (Código do Trabalho, art. 268): the first hour, those after it, days of rest.
    tiers: {
      ...plainTiers,
      day_steps: [{ after_hours: 9, tier: 2 }],
      saturdays: 3,
      sundays: 3,
      holidays: 3,
      major_holidays: 3,
      names: ['1.ª hora', 'Horas seguintes', 'Descanso e feriados'],
    },
    // Lisbon's own day, and Carnival, which the law leaves to the employer.
    calendar: {
      ...plainCalendar,
      days: [
        { day: '2026-06-13', name: 'Santo António', from: '00:00', kind: 'holiday' },
        { day: '2027-02-09', name: 'Carnaval', from: '13:00', kind: 'holiday' },
        { day: '2027-06-13', name: 'Santo António', from: '00:00', kind: 'holiday' },
      ],
    },
    location: { enabled: true, kept_days: 90 },
  },
  people: [
    { name: 'Beatriz Assunção', tongue: 'pt', crew: 0, ...leader },
    { name: 'Duarte Magalhães', tongue: 'pt', crew: 0 },
    { name: 'Estêvão Leitão', tongue: 'pt', crew: 0 },
    { name: 'Conceição Brandão', tongue: 'pt', crew: 0, joinedWeeksAgo: 4 },
    { name: 'Nuno Baião', tongue: 'pt', crew: 1 },
    { name: 'Mário Ferrão', tongue: 'pt', crew: 1 },
    { name: 'Luísa Patrão', tongue: 'pt', crew: 1 },
  ],
  sites: [
    site('Rua da Bica, telhado', 'Telha canudo e beirados. Andaime até ao 3.º.', 38.7102, -9.1466, [11]),
    site('Armazém do Barreiro', 'Painel sanduíche, 1200 m².', 38.6631, -9.0724, [11]),
    site('Escola de Alfama', 'Só depois das aulas.', 38.7119, -9.1305, [6]),
  ],
};

export const casts = [thakverk, kilbride, tejo] as const;

const sentences = (text: string): string[] => text.trim().split(/(?<=\.)\s+/);
/** A comment is one of these sentences. */
export const remarks: Readonly<Record<DemoLanguage, readonly string[]>> = {
  is: sentences(`
    Kláraði norðurhliðina. Vantar fleiri skrúfur, 4,8 × 35. Beið eftir krana til 10.
    Rigning, fórum inn að sníða flasningar. Pappi kominn á allt þakið. Of hvasst uppi eftir hádegi.
    Rennan við inngang lekur enn, skoða á morgun. Fór með afganga á haugana.
    Gluggi 3 passaði ekki, pantaður nýr. Unnið í gegnum kaffi til að ná þurru.`),
  pl: sentences(`
    Skończona strona północna. Brakuje wkrętów 4,8 × 35. Czekaliśmy na dźwig do 10.
    Deszcz, docinaliśmy obróbki w środku. Papa położona na całym dachu. Po południu za silny wiatr.
    Rynna przy wejściu dalej cieknie. Okno numer 3 nie pasuje, zamówione nowe.`),
  pt: sentences(`
    Lado norte terminado. Faltam parafusos 4,8 × 35. À espera da grua até às 10h.
    Chuva, cortámos rufos lá dentro. Tela colocada em toda a cobertura. Vento demais depois do almoço.
    A caleira da entrada ainda pinga. Andaime revisto de manhã.`),
  en: sentences(`
    North side finished. Short of 4.8 × 35 screws. Waited for the crane till ten.
    Rain, cut flashings inside. Felt is down on the whole roof. Too windy up there after lunch.
    Gutter at the door still leaks. Skip is full, ring for another.`),
};
/** The office's comment where somebody forgot to clock out. */
export const forgotten = {
  is: 'Gleymdist að stimpla út, rætt við starfsmann.',
  pt: 'Esqueceu-se de registar a saída.',
  pl: 'Zapomniane zakończenie, po rozmowie z pracownikiem.',
  en: 'Forgot to clock out, spoke to them.',
} as const;
