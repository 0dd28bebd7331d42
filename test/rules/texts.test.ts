// The texts of the languages: the same keys and placeholders, no empty one, none that no code names.
import { describe, expect, it } from 'vitest';
import { permissions } from '#shared/access.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { groups } from '#shared/api/groups.ts';
import { commonErrors, errors as allErrors } from '#shared/errors.ts';
import {
  accountDeletionDays,
  auditKeptDays,
  averageWeekMax,
  budgets,
  exportKeptDays,
  languages,
  manualEntrySecondsMax,
  ownFileDaysMax,
  passkeyAfterLoginSeconds,
  payCodeMax,
  payItemNameMax,
  payrollLongEntrySeconds,
  resetLinkSeconds,
  restSeconds,
  usualDayWeeks,
  usualDayWorkedMin,
  veryLongEntrySeconds,
  webhookFailing,
} from '#shared/limits.ts';
import { textsOf } from './all-texts.ts';
import { codeFiles, filesBelow, read } from './source.ts';
import {
  brazilianWords,
  linksCalledConnections,
  lostCounts,
  projectsOfArchitects,
  shapeComplaints,
  type Texts,
  translationComplaints,
  untranslated,
  unusedKeys,
  withFew,
  wordsOf,
} from './text-rules.ts';

const textsTranslated = languages.filter((language) => language !== 'en');

const texts = {
  en: await textsOf('en'),
  is: await textsOf('is'),
  pt: await textsOf('pt'),
  pl: await textsOf('pl'),
} satisfies Record<(typeof languages)[number], Texts>;
/** The keys and placeholders that a language must have. */
const wantedOf = (language: (typeof languages)[number]): Texts =>
  language === 'pl' ? withFew(texts.en) : texts.en;
/** Texts that state a limit as a number, beside the limit: when a limit changes, the test names the texts that must change too. */
const limitsTyped: readonly (readonly [key: string, limit: number])[] = [
  ['signIn.forgotten.sent', resetLinkSeconds / 60],
  ['entry.endTooLate', manualEntrySecondsMax / 3600],
  ['phone.entry.wrong.long', manualEntrySecondsMax / 3600],
  ['ownHours.longest', manualEntrySecondsMax / 3600],
  ['payroll.finding.very_long', payrollLongEntrySeconds / 3600],
  ['settings.payNameWrong', payItemNameMax],
  ['settings.payItemWrong', String(payCodeMax).length],
  ['shell.veryLong', veryLongEntrySeconds / 3600],
  ['monthSteps.odd.tooLong', veryLongEntrySeconds / 3600],
  ['week.tooLong', veryLongEntrySeconds / 3600],
  ['person.tooLong', veryLongEntrySeconds / 3600],
  ['person.noWeek', usualDayWorkedMin],
  ['person.noWeek', usualDayWeeks],
  ['mail.guessing.lead', budgets.companyEmployeesGuess[0]],
  ['mail.guessing_at_time_clock.lead', budgets.timeClockMisses[0]],
  ['mail.webhook_stopped.lead', webhookFailing.weekDays],
  ['settings.openLogInsText', budgets.companyEmployeesOpened[0]],
  ['audit.below', (auditKeptDays / 365) * 12],
  ['administration.trail.detail', (auditKeptDays / 365) * 12],
  ['administration.scripts.does.export_company', exportKeptDays],
  ['administration.scripts.does.delete_company', accountDeletionDays],
  ['officeError.log_in_again', passkeyAfterLoginSeconds / 60],
  ['ownHours.files.tooLong', Math.floor(ownFileDaysMax / 365)],
  ['ruleForms.restWarningsText', restSeconds / 3600],
  ['ruleForms.restWarningsText', averageWeekMax / 3600],
];
const planted = (text: string): Texts => new Map([['a.b', text]]);

describe('texts', () => {
  it('have the same keys and placeholders in every language, and a form for 2 to 4 in Polish [language.icelandic]', () => {
    expect(texts.en.size).toBeGreaterThan(50);
    for (const language of textsTranslated)
      expect(translationComplaints(wantedOf(language), language, texts[language])).toEqual([]);
    const counted = withFew(
      new Map([
        ['a.days_one', '{{count}} day'],
        ['a.days_other', '{{count}} days'],
      ]),
    );
    expect([...counted.keys()]).toEqual(['a.days_one', 'a.days_few', 'a.days_other']);
    expect(
      translationComplaints(planted('{{name}} of {{ day }}'), 'is', planted('{{day}}: {{name}}')),
    ).toEqual([]);
    expect(translationComplaints(planted('{{name}}'), 'is', planted('{{nafn}}'))).toHaveLength(1);
    expect(translationComplaints(planted('x'), 'is', new Map([['a.c', 'x']]))).toHaveLength(2);
  });

  it('say how many in Icelandic at 21 too, where the singular is taken', () => {
    expect(lostCounts(texts.is)).toEqual([]);
    const added = (one: string): Texts =>
      new Map([
        ['a.added_one', one],
        ['a.added_other', '{{count}} færslum bætt við'],
      ]);
    expect(lostCounts(added('Færslu bætt við'))).toHaveLength(1);
    expect(lostCounts(added('{{count}} færslu bætt við'))).toEqual([]);
  });

  it('stand in files that their area alone finds: no two rooms have a file of one name', () => {
    const names = filesBelow('shared/text/en').map((path) => path.slice(path.lastIndexOf('/') + 1));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('of every refusal that a clock, a log-in or a public page may meet come with the first ones', () => {
    const isOfMany = ({ access }: Endpoint): boolean =>
      access === 'public' ||
      permissions[access].roles.some((role) => /^(EMPLOYEE|COMPANY_TIME_CLOCK)$/.test(role));
    const met = groups.flatMap(({ endpoints }) => Object.values<Endpoint>(endpoints)).filter(isOfMany);
    const codes = new Set([...commonErrors, ...met.flatMap(({ errors }) => errors)]);
    expect([...codes].filter((code) => !texts.en.has(`error.${code}`))).toEqual([]);
    expect(
      Object.keys(allErrors).filter((code) => texts.en.has(`officeError.${code}`)).length,
    ).toBeGreaterThan(30);
  });

  it('are translated, not copied', () => {
    for (const language of textsTranslated)
      expect(untranslated(texts.en, language, texts[language])).toEqual([]);
    expect(untranslated(planted('Nobody is in now'), 'is', planted('Nobody is in now'))).toHaveLength(1);
  });

  it('are never empty, frayed or broken', () => {
    expect(languages.flatMap((language) => shapeComplaints(language, texts[language]))).toEqual([]);
    for (const wrong of ['', ' ', 'x ', 'x  y', 'x {name}', 'x {{name}']) {
      expect(shapeComplaints('en', planted(wrong)), wrong).toHaveLength(1);
    }
    expect(shapeComplaints('en', planted('{{name}} is in, {{count, number}} h'))).toEqual([]);
  });

  it('keep a number and its hours on one line, in sentences about rest and limits', () => {
    for (const language of languages) {
      const aboutRest = [...texts[language]].filter(([key]) => /\.rest\.|restShort_|verage_/.test(key));
      expect(aboutRest.length).toBeGreaterThanOrEqual(10);
      expect(aboutRest.filter(([, text]) => /[}\d] (h|klst)\b/.test(text))).toEqual([]);
    }
  });

  it('that say a limit in digits say the one of limits.ts, in every language', () => {
    for (const language of languages)
      for (const [key, limit] of limitsTyped)
        expect(texts[language].get(key), `${language} ${key}`).toMatch(new RegExp(`\\b${limit}\\b`));
  });

  it('calls a project obra in Portuguese, and nothing else', () => {
    expect(projectsOfArchitects(texts.pt)).toEqual([]);
    expect(projectsOfArchitects(planted('Criar projeto'))).toEqual(["pt a.b says 'projeto'"]);
  });

  it('calls a link link in Portuguese; ligação is the network alone', () => {
    expect(linksCalledConnections(texts.pt)).toEqual([]);
    expect(linksCalledConnections(planted('Copiar a ligação'))).toEqual(["pt a.b says 'ligação' of a link"]);
    expect(linksCalledConnections(planted('Sem ligação: a ligação à rede falhou'))).toEqual([]);
  });

  it('call a public page in the footer as it calls itself', () => {
    for (const language of languages)
      for (const page of ['privacy', 'terms', 'cookies', 'changelog', 'download'])
        expect([language, page, texts[language].get(`footer.${page}`)]).toEqual([
          language,
          page,
          texts[language].get(`${page}.title`),
        ]);
  });

  it('speak the Portuguese of Portugal [language.portuguese]', () => {
    expect(brazilianWords(texts.pt)).toEqual([]);
    expect(brazilianWords(planted('Esqueceu a senha?'))).toEqual(["pt a.b says 'senha'"]);
  });

  it('are all named somewhere in the code', () => {
    const sources = codeFiles().filter((path) => !/^(?:test|shared\/text\/(?:en|is|pt|pl))\//.test(path));
    expect(unusedKeys(texts.en, wordsOf(sources.map(read)))).toEqual([]);
    const words = wordsOf(["t('trial.form.name'); // trial.form.phone", 'const a = `trial.days_${n}`;']);
    expect(
      unusedKeys(
        new Map([
          ['trial.form.name', 'x'],
          ['trial.form.phone', 'x'],
        ]),
        words,
      ),
    ).toEqual(['trial.form.phone']);
    expect(unusedKeys(new Map([['trial.name_other', 'x']]), words)).toEqual([]);
  });
});
