// Turns what a call was refused with into words of the reader's language.

import { productName, retryAfterSeconds } from '#shared/limits.ts';
import { isIssueCode } from '#shared/model/issues.ts';
import { dayFormatOf, dayTextOf } from '#web/day-format.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { ApiError } from './client.ts';
import { useCountry, useIsSignedIn } from './session.tsx';

type FormWords = { issues: { path: string; message: string }[]; message?: string };

const [minute, hour, day] = [60, 3600, 86_400];

/** Of a wait that 'after 1 minute' would be untrue of: rounded up, so that who comes back then is let in. */
export function longWait(seconds = 0) {
  if (seconds <= retryAfterSeconds) return undefined;
  if (seconds < 2 * hour) return { key: 'retryMinutes', count: Math.ceil(seconds / minute) } as const;
  if (seconds < 2 * day) return { key: 'retryHours', count: Math.ceil(seconds / hour) } as const;
  return { key: 'retryDays', count: Math.ceil(seconds / day) } as const;
}

/** A refusal that names another's name says it: it differs from the typed one by what is easy to miss. */
const alike = { employee_exists: 'employeeAlike', project_exists: 'projectAlike' } as const;
const isOfAlike = (code: string): code is keyof typeof alike => code in alike;

/** `say(error)` for an alert, `explain(error)` for a form: issues on their fields, everything else above it. */
export function useErrorWords() {
  const t = useTexts('error');
  // Public and set-up screens have one sentence for it, the signed-in application another (3-decisions).
  const country = useCountry();
  const isInside = useIsSignedIn() && location.pathname !== href('setup');
  const unknown = isInside ? t('unknownSignedIn') : t('unknown');
  const field = (message: string): string => (isIssueCode(message) ? t(`field.${message}`) : message);
  const say = (error: unknown): string => {
    if (!(error instanceof ApiError)) return unknown;
    // The places that the catalogue's messages have; a code without a place leaves them unused.
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
      // The specification's words stand alone; what is ours has a line of its own beneath them. An order that
      // billing did not answer is safe to send again, as its sentence says.
      return [
        said,
        ...(error.code === 'network' ? [t('offline')] : []),
        ...(error.isUnsure && error.code !== 'billing_unavailable' ? [t('maybeDone')] : []),
      ].join('\n');
    }
    // Signed in, a sentence that the server said is shown as it is (specification 2, section 8).
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
