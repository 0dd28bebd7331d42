// Says why an Undo was refused, and what the entry is now: often somebody has changed it since.

import type { QueryClient } from '@tanstack/react-query';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';
import { endsSession } from '#web/api/session.tsx';
import { staleTags } from '#web/api/query.ts';
import type { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { type Failure, isUnsure } from './bulk.ts';
import { nowIn } from './refused-change.ts';
import { entryCache } from '#web/entry/entry-cache.ts';

type Tools = {
  readonly queries: QueryClient;
  readonly time: CompanyTime;
  readonly t: ReturnType<typeof useTexts<'entries'>>;
};

/** Shows these entries as they are now on every screen, and says what one of them is. */
function countsNow(errors: readonly unknown[], { queries, time, t }: Tools): string | undefined {
  const changed = errors.flatMap((error) => nowIn(error) ?? []);
  entryCache(queries).put(changed);
  void staleTags(queries, worklogs.endpoints.edit.stales ?? []);
  const [entry, another] = changed;
  if (!entry || another) return undefined;
  const { employee, start_time: from, end_time: to } = entry;
  const times = to === undefined ? `${time.momentText(from)}–${t('running')}` : time.spanText(from, to);
  return t('countsNow', { name: employee.name, times });
}

type Refused = Tools & {
  readonly say: (error: unknown) => string;
  readonly shell: ReturnType<typeof useTexts<'shell'>>;
};

type Again = (unsure: readonly WorkLog[]) => void;

/** Shows the toast, with 'Try again' for the calls without an answer. A lost session has a window of its own. */
export function sayNotUndone(failed: readonly Failure[], all: number, tools: Refused, run: Again): void {
  if (failed.every(({ error }) => endsSession(error))) return;
  const unsure = failed.filter(isUnsure).map(({ entry }) => entry);
  const again = unsure.length > 0 && { action: { label: tools.shell('tryAgain'), run: () => run(unsure) } };
  showToast({ tone: 'bad', message: notUndone(failed, all, tools), ...again });
}

/** '2 of 25 not put back: changed since' */
function notUndone(failed: readonly Failure[], all: number, { say, ...tools }: Refused): string {
  const { t, time } = tools;
  const whyNot = (failure: Failure): string => {
    if (isUnsure(failure)) return t('notUndone.unsure');
    const { error } = failure;
    return error instanceof ApiError && error.code === 'work_log_changed'
      ? t('notUndone.changed')
      : say(error);
  };
  const now = countsNow(
    failed.map(({ error }) => error),
    tools,
  );
  const why = [...new Set(failed.map(whyNot)), ...(now === undefined ? [] : [now])].join(' · ');
  return t('notUndone.message', { left: time.number(failed.length), all: time.number(all), why });
}
