// After an Undo that was refused, often because somebody has changed the entry since: what counts now, and why.

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
import { nowIn } from './met.ts';
import { entryCache } from '#web/entry/entry-cache.ts';

type Told = {
  readonly queries: QueryClient;
  readonly time: CompanyTime;
  readonly t: ReturnType<typeof useTexts<'entries'>>;
};

/** Shows these entries as they are now on every screen, and says what one of them is. */
function countsNow(errors: readonly unknown[], { queries, time, t }: Told): string | undefined {
  const changed = errors.flatMap((error) => nowIn(error) ?? []);
  entryCache(queries).put(changed);
  void staleTags(queries, worklogs.endpoints.edit.stales ?? []);
  const [entry, another] = changed;
  if (!entry || another) return undefined;
  const { employee, start_time: from, end_time: to } = entry;
  const times = to === undefined ? `${time.momentText(from)}–${t('running')}` : time.spanText(from, to);
  return t('countsNow', { name: employee.name, times });
}

type Refused = Told & {
  readonly say: (error: unknown) => string;
  readonly shell: ReturnType<typeof useTexts<'shell'>>;
};

type Again = (unsure: readonly WorkLog[]) => void;

/** Says it, with a button for those that had no answer. A lost session has a window of its own. */
export function sayNotUndone(failed: readonly Failure[], all: number, told: Refused, run: Again): void {
  if (failed.every(({ error }) => endsSession(error))) return;
  const unsure = failed.filter(isUnsure).map(({ entry }) => entry);
  const again = unsure.length > 0 && { action: { label: told.shell('tryAgain'), run: () => run(unsure) } };
  showToast({ tone: 'bad', message: notUndone(failed, all, told), ...again });
}

/** '2 of 25 not put back: changed since' */
function notUndone(failed: readonly Failure[], all: number, { say, ...told }: Refused): string {
  const { t, time } = told;
  const whyNot = (failure: Failure): string => {
    if (isUnsure(failure)) return t('notUndone.unsure');
    const { error } = failure;
    return error instanceof ApiError && error.code === 'work_log_changed'
      ? t('notUndone.changed')
      : say(error);
  };
  const now = countsNow(
    failed.map(({ error }) => error),
    told,
  );
  const why = [...new Set(failed.map(whyNot)), ...(now === undefined ? [] : [now])].join(' · ');
  return t('notUndone.message', { left: time.number(failed.length), all: time.number(all), why });
}
