// The record of a script's run in words: the company's name, the parameters' labels, days in the reader's format.

import { platform } from '#shared/api/platform.ts';
import { projectTotal, type RunRecord } from '#shared/model/run-record.ts';
import type { ScriptChanges } from '#shared/model/scripts.ts';
import { ApiError, isErrorCode } from '#web/api/client.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { wordFor } from '#shared/text/texts.ts';
import { useAdminTime } from '#web/features/platform/admin-time.ts';
import { inList, mayBeOfAll, useFieldWord, useValueWord } from './script-words.ts';

/** A run over more companies than this shows only their number. */
const namedMax = 3;
const outcomes = ['would_change', 'changed', 'unchanged'] as const;
export const isOutcome = (text: string): text is (typeof outcomes)[number] =>
  outcomes.some((one) => one === text);

/** Returns a company's name by its id; the id itself for a company that was erased. */
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
  /** The parameters in words: the company first, without a label; the reason last. */
  const params = ({ script, params: given }: RunRecord): readonly string[] => {
    const { company_id: id, reason, after: _, ...others } = Object.fromEntries(given);
    const rest = Object.entries({ ...others, ...(reason === undefined ? {} : { reason }) });
    const about = id === undefined ? (mayBeOfAll(script) ? [t('scripts.allCompanies')] : []) : [nameOf(id)];
    return [...about, ...rest.map(([name, value]) => `${wordOf(name)}: ${valueOf(name, value)}`)];
  };
  const outcome = ({ outcome: word }: RunRecord, isDry: boolean): string => {
    const said = t(isOutcome(word) ? `scripts.outcome.${word}` : 'scripts.refused');
    return isDry ? `${t('scripts.dryRun')}: ${inList(said)}` : said;
  };
  /** Why the run was refused; undefined if it was not. */
  const refusal = ({ outcome: word }: RunRecord): string | undefined => {
    if (isOutcome(word)) return undefined;
    return isErrorCode(word) ? errorWords.say(new ApiError(word)) : word;
  };
  const changes = (run: RunRecord): readonly string[] =>
    run.changes.map(({ company, change }, at) => {
      const isNamed = company === undefined || company === run.changes[at - 1]?.company;
      return [...(isNamed ? [] : [nameOf(company)]), changeOf(change)].join(' · ');
    });
  /** The changes; for more than three companies only their number, because each company's audit has its own. */
  const summary = (run: RunRecord): readonly string[] => {
    const { size: count } = new Set(run.changes.flatMap(({ company }) => company ?? []));
    return count > namedMax ? [t('scripts.changedIn', { count })] : changes(run);
  };
  return { params, outcome, refusal, summary };
}

type Change = ScriptChanges[number];
/** 'active employees 7 → 9'; of a project's total, to the second: 'total hours of Roof 168.50 → 168.5003'. */
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
    return wordFor(t('scripts.value', { returnObjects: true }), valueOf(field, value));
  };
  const hoursOf = (seconds: string | null): string => {
    const hours = Number(seconds) / 3600;
    return time.number(hours, Number.isInteger(Number(seconds) / 36) ? 2 : 4);
  };
  return ({ field, before, after, name: projectName }) => {
    const project = projectTotal.projectIn(field);
    if (project !== undefined) {
      const about = t('scripts.change.project_total', { project: projectName ?? project });
      return `${about} ${hoursOf(before)} → ${hoursOf(after)}`;
    }
    const name = wordFor(t('scripts.change', { returnObjects: true }), field);
    // For this field the server sends an English sentence, so the screen has a text of its own.
    const end = field === 'subscription' ? t('scripts.value.ends') : worded(field, after);
    return `${name} ${worded(field, before)} → ${end}`;
  };
}
