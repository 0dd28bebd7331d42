// The three companies of the demo, invented: their people, sites and settings.

import { officeRoles, siteRadiusMetres } from '#shared/limits.ts';
import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { countryOf } from '#shared/model/company/country.ts';
import { noPayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { type Company, firstSettings } from '#functions/table/rows/company-row.ts';
import { idOf } from './chance.ts';

export type Person = ReturnType<typeof crews>[number];
export type Site = ReturnType<typeof sites>[number];
export type Cast = ReturnType<typeof about> & {
  readonly settings: Company['settings'];
  readonly integrations?: Company['integrations'];
  readonly office?: typeof office;
  readonly people: readonly Person[];
  readonly sites: readonly Site[];
};

/**
 * Weeks since the company began, name, how to reach it, a mobile number with a # for each digit of chance, password, and
 * what it writes where somebody forgot to clock out.
 */
const about = (line: string) => {
  const [weeks, name = '', email = '', phone = '', mobile = '', password = '', forgot = ''] = cellsOf(line);
  const country = countryOf({ phone, language: 'en' });
  return { weeks: Number(weeks), name, email, phone, mobile, password, forgot, country };
};
const cellsOf = (line: string): string[] => line.trim().split(/\s+\|\s/);
const numbersIn = (text = ''): number[] => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/**
 * Crews with their language, the leader first. After a name: * is clocked in now, ! has forgotten to clock out, ? asks
 * for a later end; since how many weeks they are there, and until when.
 */
const crews = (table: string) =>
  table.split(';').flatMap((line, crew) => {
    const [tongue = '', names = ''] = line.trim().split(': ');
    return names.split(/,\s+/).map((named, at) => {
      const [name, [since, until]] = [named.replace(/[ \d*!?]+$/, ''), numbersIn(named)];
      const [id, mark] = [idOf(name, 'employee'), /[*!?]/.exec(named)?.[0]];
      return { id, name, tongue, crew, mark, isLeader: at === 0, since, until };
    });
  });

/** Name, description, position (! for nights, ? unknown to the office), weeks as in `crews`, hours of the budget. */
const sites = (table: string) =>
  Array.from(table.trim().split('\n'), (line) => {
    const [name = '', description = '', position = '', weeks, budget] = cellsOf(line);
    const [[lat = 0, lon = 0], [since, until]] = [numbersIn(position), numbersIn(weeks)];
    const site = position.endsWith('?') ? undefined : { lat, lon, radius: siteRadiusMetres.usual };
    const [id, [budgetHours], isNight] = [idOf(name, 'project'), numbersIn(budget), /!/.test(position)];
    return { id, name, description, lat, lon, site, since, until, budgetHours, isNight };
  });

/** People of the office with a log-in of their own, one for each role. */
export const office = officeRoles.map((role, at) => {
  const name = ['Steinunn Karlsdóttir', 'Brynjar Ingason', 'Hulda Björnsdóttir', 'Bergur Árnason'][at] ?? '';
  const email = `${name.toLowerCase().replace(/ .*/, '')}@thakverk.example`;
  return { name, role, email, password: 'kleinur-og-kaffi' };
});

/** Days off are paid as overtime. */
const free = { ...noPayRules.overtime, weekends: true, holidays: true };
const restTier = { saturdays: 3, sundays: 3, holidays: 3, major_holidays: 3 } as const;
/** The law leaves it to the employer. */
const carnival = { day: '2027-02-09', name: 'Carnaval', from: '13:00', kind: 'holiday' } as const;
const [daytime, on] = [{ from: '07:00', to: '18:00' }, { active: true }];
const settingsOf = (language: Company['settings']['language'], timeZone: string): Company['settings'] => ({
  ...firstSettings(language, timeZone),
  features: { approve_work_logs: true },
  lunch: { minutes: 30, from_hours: 6 },
  location: { enabled: true, kept_days: 90 },
  pay_periods: { every: 'month', starts: 1, steps: 'submit_approve_lock' },
});

/** A large roofer in Reykjavík, with half a year behind it. */
export const thakverk: Cast = {
  ...about(`26 | Þakverk ehf. | skrifstofa@thakverk.example | +354 555 0140 | +35469#####
    | kaffi-og-kleinur | Gleymdist að stimpla út, rætt við starfsmann.`),
  office,
  integrations: { payday: on, regla: on, dk: on, temp_can_see_dk: true },
  settings: {
    ...settingsOf('is', 'Atlantic/Reykjavik'),
    overtime: { ...free, after_day_hours: 8, after_week_hours: 40, day_hours: daytime },
  },
  people: crews(`
    is: Guðrún Þórsdóttir *, Sigurður Örn Hallgrímsson, Ásgeir Valdimarsson *, Hrafnhildur Ýr Jökulsdóttir ?,
        Kristín Björk Ólafsdóttir, Bjarki Freyr Steindórsson 14;
    pl: Wojciech Zieliński, Małgorzata Wójcik, Łukasz Dąbrowski *, Grzegorz Kaczmarek, Paweł Szczepański,
        Agnieszka Pawlak 9, Katarzyna Lewandowska 19;
    pt: João Figueiredo, Inês Guimarães *, Tiago Conceição, António Simões 27 6;
    en: Caoimhe Ní Bhriain, Oisín Ó Conchubhair, Seán Mac Giolla !, Þórhallur Ægisson,
        Einar Már Gunnlaugsson 27 11, Snæfríður Eiríksdóttir 5`),
  sites: sites(`
    Skúlagata 30, þakskipti | Bárujárn, pappi og rennur. Aðkoma að aftan. | 64.1472 -21.9202 | 27
    Hamraborg 8 | Þéttur dúkur á flatt þak, 640 m². | 64.1114 -21.9087 | 27 7
    Laugarnesskóli | Hávær vinna aðeins eftir kl. 14 á skóladögum. | 64.1443 -21.8836 | 26 | 2700
    Norðurbakki 11, svalir og þak | Hús A, B og C í áföngum. | 64.0698 -21.9622 | 22 | 3400
    Flugstöð, næturvinna | Vinna aðeins milli 20 og 6. Skilríki við hlið 4. | 63.9969 -22.6236 ! | 20
    Sumarhús við Þingvallavatn | Torfþak og þakgluggar. | 64.1716 -21.1513 | 18 3
    Garðatorg 5 | Leki við loftræstingu, skoða flasningar. | 64.0887 -21.9229 | 12 | 1850
    Viðhald og smáverk | Allt undir fjórum tímum. | 64.1265 -21.8174 ? | 27
    Verkstæði og lager | Blikk, efni og bílar. | 64.1296 -21.8012 | 27
    Mosfellsbær, íþróttahús | Burðarvirki skoðað fyrir veturinn. | 64.1669 -21.6989 | 4`),
};

/** A roofer in Dublin, in the middle of its trial. */
export const kilbride: Cast = {
  ...about(`1 | Kilbride Roofing Ltd | office@kilbride-roofing.example | +353 1 555 0162 | +35385#######
    | brass-lantern-harbour | Forgot to clock out, spoke to them.`),
  settings: {
    ...settingsOf('en', 'Europe/Dublin'),
    overtime: { ...free, after_week_hours: 39 },
    time_clock: { ask_token: true },
  },
  people: crews(`
    en: Aoife Kilbride *, Pádraig Ó Súilleabháin ?, Ciarán Doherty; pl: Zofia Nowakowska; pt: Rui Almeida`),
  sites: sites(`
    St Brigid’s Terrace | Slates and lead valleys, numbers 3 to 9. | 53.3416 -6.2901 | 1
    Harbour Road warehouse | Call the site office before going up. | 53.3479 -6.2094 | 1`),
};

/** A builder in Lisbon, with Portugal's overtime. */
export const tejo: Cast = {
  ...about(`10 | Obras Tejo, Lda | geral@obrastejo.example | +351 21 555 0117 | +35191#######
    | pastel-com-canela | Esqueceu-se de registar a saída.`),
  settings: {
    ...settingsOf('pt', 'Europe/Lisbon'),
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
  },
  people: crews(`
    pt: Beatriz Assunção *, Duarte Magalhães, Estêvão Leitão ?, Conceição Brandão 4;
    pt: Nuno Baião, Mário Ferrão *, Luísa Patrão`),
  sites: sites(`
    Rua da Bica, telhado | Telha canudo e beirados. Andaime até ao 3.º. | 38.7102 -9.1466 | 11
    Armazém do Barreiro | Painel sanduíche, 1200 m². | 38.6631 -9.0724 | 11
    Escola de Alfama | Ruído só depois das aulas. | 38.7119 -9.1305 | 6`),
};

export const casts = [thakverk, kilbride, tejo] as const;
