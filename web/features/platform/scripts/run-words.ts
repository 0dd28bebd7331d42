// A run of a script as people read it: the company by its name, parameters by their labels, days in the reader's order.

import { platform } from '#shared/api/platform.ts';
import type { ToldRun } from '#shared/model/script-told.ts';
import type { ScriptChanges } from '#shared/model/scripts.ts';
import { ApiError, isErrorCode } from '#web/api/client.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { type Areas, useTexts } from '#web/text.ts';
import { useAdminTime } from '#web/features/platform/admin-time.ts';
import { inList, mayBeOfAll, useFieldWord, useValueWord } from './script-words.ts';

/** Changes of more companies than these would fill the screen. */
const namedMax = 3;
const outcomes = ['would_change', 'changed', 'unchanged'] as const;
export const isOutcome = (text: string): text is (typeof outcomes)[number] =>
  outcomes.some((one) => one === text);

/** Of a company that is erased its id is left. */
export function useCompanyName(): (id: string) => string {
  const companies = useRead(platform.endpoints.listCompanies, {}).data ?? [];
  return (id) => companies.find((company) => company.id === id)?.name ?? id;
}

export function useRunWords() {
  const t = useTexts('administration');
  const errorWords = useErrorWords();
  const nameOf = useCompanyName();
  const wordOf = useFieldWord();
  const valueOf = useValueWord();
  const changeOf = useChangeWords();
  /** The company first, without a label; the reason last. */
  const params = ({ script, params: given }: ToldRun): readonly string[] => {
    const { company_id: id, reason, after: _, ...others } = Object.fromEntries(given);
    const rest = Object.entries({ ...others, ...(reason === undefined ? {} : { reason }) });
    const about = id === undefined ? (mayBeOfAll(script) ? [t('scripts.allCompanies')] : []) : [nameOf(id)];
    return [...about, ...rest.map(([name, value]) => `${wordOf(name)}: ${valueOf(name, value)}`)];
  };
  const outcome = ({ outcome: word }: ToldRun, isDry: boolean): string => {
    const said = t(isOutcome(word) ? `scripts.outcome.${word}` : 'scripts.refused');
    return isDry ? `${t('scripts.dryRun')}: ${inList(said)}` : said;
  };
  /** Why it was refused; undefined where it was not. */
  const refusal = ({ outcome: word }: ToldRun): string | undefined => {
    if (isOutcome(word)) return undefined;
    return isErrorCode(word) ? errorWords.say(new ApiError(word)) : word;
  };
  const changes = (run: ToldRun): readonly string[] =>
    run.changes.map(({ company, change }, at) => {
      const isNamed = company === undefined || company === run.changes[at - 1]?.company;
      return [...(isNamed ? [] : [nameOf(company)]), changeOf(change)].join(' · ');
    });
  /** Of many companies, how many: their own audits say the rest. */
  const summary = (run: ToldRun): readonly string[] => {
    const { size: count } = new Set(run.changes.flatMap(({ company }) => company ?? []));
    return count > namedMax ? [t('scripts.changedIn', { count })] : changes(run);
  };
  return { params, outcome, refusal, summary };
}

type Change = ScriptChanges[number];
type Known = keyof Areas['administration']['scripts']['change'];
type Value = Exclude<keyof Areas['administration']['scripts']['value'], 'ends'>;
const known: Readonly<Record<Known, true>> = {
  country: true,
  billing_plan: true,
  paying_customer: true,
  temp_can_see_dk: true,
  disabled: true,
  trial_ends: true,
  mail: true,
  credential_version: true,
  employees: true,
  projects: true,
  dead_letters: true,
  moved: true,
  export: true,
  deletion: true,
  subscription: true,
};
const values: Readonly<Record<Value, true>> = {
  yes: true,
  no: true,
  welcome: true,
  reset_password: true,
  everything: true,
  paying: true,
  confirming: true,
};
const isKnown = (field: string): field is Known => Object.hasOwn(known, field);
const isValue = (value: string): value is Value => Object.hasOwn(values, value);

/** 'active employees 7 → 9' */
export function useChangeWords(): (change: Change) => string {
  const t = useTexts('administration');
  const time = useAdminTime();
  const valueOf = useValueWord();
  const worded = (field: string, value: string | null): string => {
    if (value === null) return '–';
    if (field === 'trial_ends') return time.momentText(value);
    if (field === 'deletion') return time.dayText(value);
    if (field === 'paying_customer' || field === 'disabled')
      return t(value === 'true' ? 'scripts.value.yes' : 'scripts.value.no');
    if (/^\d+$/.test(value)) return time.number(Number(value));
    return isValue(value) ? t(`scripts.value.${value}`) : valueOf(field, value);
  };
  return ({ field, before, after }) => {
    const name = isKnown(field) ? t(`scripts.change.${field}`) : field;
    // The server says of it in English when the subscription ends.
    const end = field === 'subscription' ? t('scripts.value.ends') : worded(field, after);
    return `${name} ${worded(field, before)} → ${end}`;
  };
}
