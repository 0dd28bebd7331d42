// A person's own day, and the proof of who they are: by the 4-letter password where the company asks for it.

import { useEffect, useEffectEvent, useState } from 'react';
import { timeClock } from '#shared/api/time-clock.ts';
import { ApiError, call } from '#web/api/client.ts';
import { isNetworkFault } from '#web/clock/unanswered.ts';
import type { OwnDay } from '#web/features/kiosk/kiosk-time.ts';
import { takeServerTime } from '#web/entry/server-time.ts';

async function dayOf(employee_id: string, token: string | undefined, signal?: AbortSignal): Promise<OwnDay> {
  const asked = Date.now();
  const body = { employee_id, ...(token === undefined ? {} : { token }) };
  const day = await call(timeClock.endpoints.ownDay, { body }, signal ? { signal } : {});
  takeServerTime(day.time, (asked + Date.now()) / 2);
  return day;
}
const isDisabled = (fault: unknown): boolean =>
  fault instanceof ApiError && fault.code === 'employee_disabled';
const isWrong = (fault: unknown): boolean =>
  fault instanceof ApiError && fault.code === 'wrong_employee_password';
/** The error for a name that must wait: the refusal of the last allowed try carries the minutes. */
const waiting = (fault: unknown): ApiError | undefined =>
  fault instanceof ApiError && isWrong(fault) && fault.params['minutes'] !== undefined
    ? new ApiError('time_clock_name_waits', { status: fault.status, params: fault.params })
    : undefined;

/** `isProven`: the person may press. Without a network any letters count until the server checks them with the press. */
export function useOwnDay(personId: string, asksToken: boolean, isCut: boolean) {
  const [isAsked, setAsked] = useState(asksToken);
  const [token, setToken] = useState<string>();
  const [day, setDay] = useState<OwnDay>();
  const [isBusy, setBusy] = useState(false);
  const [isDayMissing, setDayMissing] = useState(!asksToken && isCut);
  const [error, setError] = useState<unknown>();
  const [refusals, setRefusals] = useState(0);

  const first = useEffectEvent((signal: AbortSignal) =>
    isAsked || isCut ? undefined : dayOf(personId, undefined, signal),
  );
  useEffect(() => {
    const leaving = new AbortController();
    first(leaving.signal)?.then(setDay, (fault: unknown) => {
      if (leaving.signal.aborted) return;
      // The office began to ask for letters after this device read the settings.
      if (isWrong(fault)) setAsked(true);
      else setDayMissing(true);
    });
    return () => leaving.abort();
  }, []);

  /** Reads the day again after a refusal, which often means that the shown day is out of date. */
  const readAgain = async (): Promise<void> => {
    if (day) await dayOf(personId, token).then(setDay, () => setDayMissing(true));
  };
  const prove = async (letters: string): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      if (isCut) setDayMissing(true);
      else setDay(await dayOf(personId, letters));
      setToken(letters);
    } catch (fault) {
      // The server refuses a disabled employee only after the right letters: they may decide about their own kept presses.
      if (isNetworkFault(fault) || isDisabled(fault)) {
        setDayMissing(true);
        setToken(letters);
      } else {
        setError(waiting(fault) ?? fault);
        setRefusals((count) => count + 1);
      }
    }
    setBusy(false);
  };
  return {
    isProven: !isAsked || token !== undefined,
    token,
    day,
    isBusy,
    isDayMissing,
    error,
    refusals,
    prove,
    readAgain,
  };
}
