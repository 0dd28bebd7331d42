// The words for a refused or failed call, in the reader's language.

import { productName, retryAfterSeconds } from '#shared/limits.ts';
import { isIssueCode } from '#shared/model/issues.ts';
import { dayFormatOf, dayTextOf } from '#web/day-format.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { ApiError } from './client.ts';
import { useCountry, useIsSignedIn } from './session.tsx';

type FormWords = { issues: { path: string; message: string }[]; message?: string };

const [minute, hour, day] = [60, 3600, 86_400];

/** The words for a wait longer than 'after 1 minute'; rounded up, so that a try after it is allowed. */
function longWait(seconds = 0) {
  if (seconds <= retryAfterSeconds) return undefined;
  if (seconds < 2 * hour) return { key: 'retryMinutes', count: Math.ceil(seconds / minute) } as const;
  if (seconds < 2 * day) return { key: 'retryHours', count: Math.ceil(seconds / hour) } as const;
  return { key: 'retryDays', count: Math.ceil(seconds / day) } as const;
}

/** Codes whose text names the existing name, because it differs from the typed one only in capitals, accents or spaces. */
const alike = { employee_exists: 'employeeAlike', project_exists: 'projectAlike' } as const;
const isOfAlike = (code: string): code is keyof typeof alike => code in alike;

/** `say(error)` for an alert; `explain(error)` for a form: issues at their fields, everything else above the form. */
export function useErrorWords() {
  const t = useTexts('error');
  // An unknown error has one sentence on public and set-up screens, another inside the application (3-decisions).
  const country = useCountry();
  const isInside = useIsSignedIn() && location.pathname !== href('setup');
  const unknown = isInside ? t('unknownSignedIn') : t('unknown');
  const field = (message: string): string => (isIssueCode(message) ? t(`field.${message}`) : message);
  const say = (error: unknown): string => {
    if (!(error instanceof ApiError)) return unknown;
    // The placeholders of all messages in the catalogue; a message uses those it has.
    const place = (name: string): string | number => {
      const value = error.params[name];
      return typeof value === 'string' || typeof value === 'number' ? value : '';
    };
    const dayOf = (name: string): string => dayTextOf(String(place(name)), dayFormatOf(country));
    const places = {
      days: place('days'),
      employees: place('employees'),
      max: place('max'),
      hours: place('hours'),
      minutes: place('minutes'),
      name: place('name'),
      names: place('names'),
      from: dayOf('from'),
      to: dayOf('to'),
      open: place('open'),
      unapproved: place('unapproved'),
      id: '',
      provider: productName,
    };
    const wait = error.code === 'too_many_requests' ? longWait(error.retryAfter) : undefined;
    const said =
      error.code === 'unknown'
        ? undefined
        : wait
          ? t(wait.key, { count: wait.count })
          : isOfAlike(error.code) && places.name !== ''
            ? t(alike[error.code], { name: places.name })
            : t(error.code, places);
    if (said !== undefined) {
      // The specification's sentence first; ours follow on lines of their own. An order that billing did not answer
      // gets no sentence about a doubtful result, because its own says that it is safe to send again.
      return [
        said,
        ...(error.code === 'network' ? [t('offline')] : []),
        ...(error.isUnsure && error.code !== 'billing_unavailable' ? [t('maybeDone')] : []),
      ].join('\n');
    }
    // Inside the application the server's own sentence is shown unchanged (specification 2, section 8).
    return isInside && error.message !== error.code ? error.message : unknown;
  };
  const explain = (error: unknown): FormWords => {
    if (!(error instanceof ApiError) || error.issues.length === 0) return { issues: [], message: say(error) };
    return {
      issues: error.issues.map((issue) => ({
        path: issue.field,
        message: field(issue.code ?? issue.message),
      })),
    };
  };
  return { say, explain, field };
}
