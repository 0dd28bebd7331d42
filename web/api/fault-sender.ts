// Reports faults to the server: few, without secrets or personal data. It never throws.

import {
  errorReportLetters,
  errorReportsKept,
  errorReportsPerDay,
  errorReportsPerPage,
} from '#shared/limits.ts';
import { scrubbed } from '#shared/scrubbed.ts';
import { onDevice } from '#web/ui/page/storage.ts';

export type Fault = {
  /** Where the fault was caught. */
  readonly kind: 'screen' | 'script' | 'promise' | 'call' | 'sign-up' | 'text';
  /** The fault in words or as a code; never text that somebody typed. */
  readonly what: string;
  /** The call's method and path as in the contract, with placeholders for ids. */
  readonly route?: string;
  readonly status?: number;
  readonly stack?: string;
};

const countPlace = 'stund-reports';
/** The storage key of the reports that could not be sent yet. */
const unsentPlace = 'stund-reports-unsent';

let address: string | undefined;
let isWaiting = false;
const reported = new Set<string>();

function unsent(): string[] {
  try {
    const kept: unknown = JSON.parse(onDevice.get(unsentPlace) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function keep(report: string): void {
  isWaiting = true;
  onDevice.set(unsentPlace, JSON.stringify([...unsent(), report].slice(-errorReportsKept)));
}

/** Counts one more report of today; false if this browser has sent enough. */
function isWithinDay(): boolean {
  const today = new Date().toISOString().slice(0, 10);
  const [day, count] = (onDevice.get(countPlace) ?? '').split(' ');
  const before = day === today ? Number(count) : 0;
  if (!(before < errorReportsPerDay)) return false;
  onDevice.set(countPlace, `${today} ${before + 1}`);
  return true;
}

async function post(report: string): Promise<void> {
  if (address === undefined) return keep(report);
  try {
    // Plain text without cookies needs no preflight request, and `keepalive` outlives the page.
    await fetch(address, {
      method: 'POST',
      body: report,
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
    });
  } catch {
    keep(report);
  }
}

/** Sends the stored reports. */
function sendUnsent(): void {
  isWaiting = false;
  const waiting = unsent();
  onDevice.remove(unsentPlace);
  for (const report of waiting) void post(report);
}

/** Sends a report, the same fault once per page. */
export function sendFault({ kind, what, route, status, stack }: Fault): void {
  // Quoted parts are removed: a parser's error quotes the text it could not read, which somebody may have typed.
  const words = scrubbed(what.replaceAll(/"[^"]*"|'[^']*'|“[^”]*”/g, '…'));
  const key = [kind, words, route, status].join(' ');
  if (reported.has(key) || reported.size >= errorReportsPerPage || !isWithinDay()) return;
  reported.add(key);
  const content = {
    kind,
    what: words,
    route,
    status,
    page: location.pathname,
    stack: stack && scrubbed(stack),
  };
  void post(JSON.stringify(content).slice(0, errorReportLetters));
}

/** Sets the stage's API, and sends reports that waited for its address. */
export function sendTo(api: string): void {
  address = `${api}/api/se`;
  sendUnsent();
}

/** Called after an answer of the server: sends the reports that could not be sent before. */
export function sendWaiting(): void {
  if (isWaiting) sendUnsent();
}
