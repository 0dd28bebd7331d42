// The three companies of the demo, invented: their people, sites and settings, and what they write in comments.

import { payCodes, siteRadiusMetres } from '#shared/limits.ts';
import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { noPayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { type Company, firstSettings } from '#functions/table/rows/company-row.ts';
import { chanceFrom } from './chance.ts';

export type Person = ReturnType<typeof crews>[number];
export type Site = ReturnType<typeof sites>[number];
type OfCompany = 'name' | 'email' | 'phone' | 'country' | 'plan' | 'settings' | 'integrations';
export type Cast = Pick<Company, OfCompany> & {
  readonly password: string;
  readonly weeks: number;
  /** A mobile number in international form, a # for each digit of chance. */
  readonly mobile: string;
  readonly people: readonly Person[];
  readonly sites: readonly Site[];
  /** Positions in `people` of who is clocked in now, and of the one of them who has forgotten to clock out. */
  readonly onTheClock: readonly number[];
  readonly forgetful?: number;
  /** Position in `sites` of the one where the last crew works at night. */
  readonly nightSite?: number;
  readonly office?: typeof hulda;
  /** Who of `people` asks for a later end of their last entry, and why. */
  readonly asks?: { readonly person: number; readonly word: string };
};

const linesOf = (table: string): string[][] =>
  Array.from(table.trim().split('\n'), (line) => line.trim().split(' | '));
const numbersIn = (text = ''): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** A crew's language and people. Numbers after a name: since how many weeks they are there, and until when. */
const crews = (table: string) =>
  linesOf(table).flatMap(([tongue = '', names = ''], crew) =>
    names.split(', ').map((named, at) => {
      const [name, [since, until]] = [named.replace(/[ \d]+$/, ''), numbersIn(named)];
      const id = chanceFrom(name).id('employee');
      return { id, name, tongue, crew, isLeader: at === 0, since, until };
    }),
  );

/** Name, description, position (a question mark where the office has not said it), weeks as in `crews`, hours of the budget. */
const sites = (table: string) =>
  linesOf(table).map(([name = '', description = '', position = '', weeks, budget]) => {
    const [[lat = 0, lon = 0], [since, until]] = [numbersIn(position), numbersIn(weeks)];
    const site = position.endsWith('?') ? undefined : { lat, lon, radius: siteRadiusMetres.usual };
    const [id, [budgetHours]] = [chanceFrom(name).id('project'), numbersIn(budget)];
    return { id, name, description, lat, lon, site, since, until, budgetHours };
  });

const { regla, dk } = payCodes;
const daytime = { from: '07:00', to: '18:00' };
/** The law leaves it to the employer. */
const carnival = { day: '2027-02-09', name: 'Carnaval', from: '13:00', kind: 'holiday' } as const;
const restTier = { saturdays: 3, sundays: 3, holidays: 3, major_holidays: 3 } as const;
/** Days off are paid as overtime. */
const free = { ...noPayRules.overtime, weekends: true, holidays: true };
/** A person of the office with a log-in of their own. */
export const hulda = {
  name: 'Hulda Björnsdóttir',
  email: 'hulda@thakverk.example',
  password: 'kleinur-og-kaffi',
};

/** A large roofer in Reykjavík, with half a year behind it. */
export const thakverk: Cast = {
  name: 'Þakverk ehf.',
  email: 'skrifstofa@thakverk.example',
  phone: '+354 555 0140',
  country: 'IS',
  password: 'kaffi-og-kleinur',
  plan: 'TwentyFourEmployeesMax2023',
  weeks: 26,
  mobile: '+35469#####',
  onTheClock: [0, 2, 8, 14, 19],
  forgetful: 19,
  nightSite: 4,
  office: hulda,
  asks: { person: 3, word: 'Stimplaði mig út áður en við gengum frá.' },
  integrations: {
    payday: { active: true },
    regla: { active: true, pay_code_regular: regla.regular, pay_code_overtime: regla.overtime },
    dk: { active: true, pay_code_regular: dk.regular, pay_code_overtime: dk.overtime },
    temp_can_see_dk: true,
  },
  settings: {
    ...firstSettings('is', 'Atlantic/Reykjavik'),
    features: { approve_work_logs: true },
    overtime: { ...free, after_day_hours: 8, after_week_hours: 40, day_hours: daytime },
    lunch: { minutes: 30, from_hours: 6 },
    location: { enabled: true, kept_days: 90 },
    pay_periods: { every: 'month', starts: 1, steps: 'submit_approve_lock' },
  },
  people: crews(`
    is | Guðrún Þórsdóttir, Sigurður Örn Hallgrímsson, Ásgeir Valdimarsson, Hrafnhildur Ýr Jökulsdóttir, Kristín Björk Ólafsdóttir, Bjarki Freyr Steindórsson 14
    pl | Wojciech Zieliński, Małgorzata Wójcik, Łukasz Dąbrowski, Grzegorz Kaczmarek, Paweł Szczepański, Agnieszka Pawlak 9, Katarzyna Lewandowska 19
    pt | João Figueiredo, Inês Guimarães, Tiago Conceição, António Simões 27 6
    en | Caoimhe Ní Bhriain, Oisín Ó Conchubhair, Seán Mac Giolla, Þórhallur Ægisson, Einar Már Gunnlaugsson 27 11, Snæfríður Eiríksdóttir 5`),
  sites: sites(`
    Skúlagata 30, þakskipti | Bárujárn, pappi og rennur. Aðkoma að aftan. | 64.1472 -21.9202 | 27
    Hamraborg 8 | Þéttur dúkur á flatt þak, 640 m². | 64.1114 -21.9087 | 27 7
    Laugarnesskóli | Aðeins eftir kl. 14 á skóladögum. | 64.1443 -21.8836 | 26 | 2700
    Norðurbakki 11, svalir og þak | Hús A, B og C í áföngum. | 64.0698 -21.9622 | 22 | 3400
    Flugstöð, næturvinna | Vinna aðeins milli 20 og 6. Skilríki við hlið 4. | 63.9969 -22.6236 | 20
    Sumarhús við Þingvallavatn | Torfþak og þakgluggar. | 64.1716 -21.1513 | 18 3
    Garðatorg 5 | Leki við loftræstingu, skoða flasningar. | 64.0887 -21.9229 | 12 | 1850
    Viðhald og smáverk | Allt undir fjórum tímum. | 64.1265 -21.8174 ? | 27
    Verkstæði og lager | Blikk, efni og bílar. | 64.1296 -21.8012 | 27
    Mosfellsbær, íþróttahús | Burðarvirki skoðað fyrir veturinn. | 64.1669 -21.6989 | 4`),
};

/** A roofer in Dublin, in the middle of its trial. */
export const kilbride: Cast = {
  name: 'Kilbride Roofing Ltd',
  email: 'office@kilbride-roofing.example',
  phone: '+353 1 555 0162',
  country: 'IE',
  password: 'brass-lantern-harbour',
  weeks: 1,
  mobile: '+35385#######',
  integrations: {},
  onTheClock: [0],
  settings: {
    ...firstSettings('en', 'Europe/Dublin'),
    overtime: { ...free, after_week_hours: 39 },
    lunch: { minutes: 30, from_hours: 6 },
    time_clock: { ask_token: true },
  },
  people: crews(`
    en | Aoife Kilbride, Pádraig Ó Súilleabháin, Ciarán Doherty
    pl | Zofia Nowakowska
    pt | Rui Almeida`),
  sites: sites(`
    St Brigid’s Terrace | Slates and lead valleys, numbers 3 to 9. | 53.3416 -6.2901 | 1
    Harbour Road warehouse | Call the site office before going up. | 53.3479 -6.2094 | 1`),
};

/** A builder in Lisbon, with Portugal's overtime. */
export const tejo: Cast = {
  name: 'Obras Tejo, Lda',
  email: 'geral@obrastejo.example',
  phone: '+351 21 555 0117',
  country: 'PT',
  password: 'pastel-com-canela',
  plan: 'TwentyFourEmployeesMax2023',
  weeks: 10,
  mobile: '+35191#######',
  integrations: {},
  onTheClock: [0, 5],
  settings: {
    ...firstSettings('pt', 'Europe/Lisbon'),
    overtime: { ...free, after_day_hours: 8 },
    lunch: { minutes: 60, from_hours: 6 },
    // As the labour code grades it (Código do Trabalho, art. 268): the first hour, those after it, days of rest.
    tiers: {
      ...plainTiers,
      ...restTier,
      day_steps: [{ after_hours: 9, tier: 2 }],
      names: ['1.ª hora', 'Horas seguintes', 'Descanso e feriados'],
    },
    calendar: { ...plainCalendar, days: [carnival] },
    location: { enabled: true, kept_days: 90 },
  },
  people: crews(`
    pt | Beatriz Assunção, Duarte Magalhães, Estêvão Leitão, Conceição Brandão 4
    pt | Nuno Baião, Mário Ferrão, Luísa Patrão`),
  sites: sites(`
    Rua da Bica, telhado | Telha canudo e beirados. Andaime até ao 3.º. | 38.7102 -9.1466 | 11
    Armazém do Barreiro | Painel sanduíche, 1200 m². | 38.6631 -9.0724 | 11
    Escola de Alfama | Só depois das aulas. | 38.7119 -9.1305 | 6`),
};

export const casts = [thakverk, kilbride, tejo] as const;

const sentences = (text: string): string[] => text.split(/(?<=\.)\s+/);
/** A comment is one of these sentences; the office writes the first where somebody forgot to clock out. */
export const remarks: Readonly<Record<string, readonly string[]>> = {
  is: sentences(`Gleymdist að stimpla út, rætt við starfsmann. Kláraði norðurhliðina. Vantar fleiri skrúfur, 4,8 × 35.
    Rigning, fórum inn að sníða flasningar. Pappi kominn á allt þakið. Of hvasst uppi eftir hádegi.
    Rennan við inngang lekur enn, skoða á morgun. Gluggi 3 passaði ekki, pantaður nýr.`),
  pl: sentences(`Zapomniane zakończenie, po rozmowie z pracownikiem. Skończona strona północna. Brakuje wkrętów 4,8 × 35.
    Deszcz, docinaliśmy obróbki w środku. Papa położona na całym dachu. Po południu za silny wiatr.`),
  pt: sentences(`Esqueceu-se de registar a saída. Lado norte terminado. Faltam parafusos 4,8 × 35. Andaime revisto de manhã.
    Chuva, cortámos rufos lá dentro. Tela colocada em toda a cobertura. Vento demais depois do almoço.`),
  en: sentences(`Forgot to clock out, spoke to them. North side finished. Short of 4.8 × 35 screws. Rain, cut flashings inside.
    Felt is down on the whole roof. Too windy up there after lunch. Skip is full, ring for another.`),
};
