// Reports a fault to the server: seldom, without secrets or personal data; it never throws.

import {
  errorReportLetters,
  errorReportsKept,
  errorReportsPerDay,
  errorReportsPerPage,
} from '#shared/limits.ts';
import { scrubbed } from '#shared/scrubbed.ts';
import { onDevice } from '#web/ui/page/storage.ts';

export type Fault = {
  /** Where it was caught. */
  readonly kind: 'screen' | 'script' | 'promise' | 'call' | 'sign-up' | 'text';
  /** What happened, in words or a code; never what somebody typed. */
  readonly what: string;
  /** The call's method and path as the contract writes them, its ids unfilled. */
  readonly route?: string;
  readonly status?: number;
  readonly stack?: string;
};

const countPlace = 'stund-reports';
/** What could not be sent yet, until the server is reached again. */
const unsentPlace = 'stund-reports-unsent';

let address: string | undefined;
let isWaiting = false;
const told = new Set<string>();

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

/** One more report of today: false when this browser has told enough. */
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
    // Plain text without cookies: no other question goes before it, and it outlives the page.
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

/** Sends what waited for the server to be reached. */
function sendUnsent(): void {
  isWaiting = false;
  const waiting = unsent();
  onDevice.remove(unsentPlace);
  for (const report of waiting) void post(report);
}

/** The same fault is told once a page. */
export function tell({ kind, what, route, status, stack }: Fault): void {
  // What is quoted may be somebody's words; a parser repeats what it could not read.
  const words = scrubbed(what.replaceAll(/"[^"]*"|'[^']*'|“[^”]*”/g, '…'));
  const key = [kind, words, route, status].join(' ');
  if (told.has(key) || told.size >= errorReportsPerPage || !isWithinDay()) return;
  told.add(key);
  const report = {
    kind,
    what: words,
    route,
    status,
    page: location.pathname,
    stack: stack && scrubbed(stack),
  };
  void post(JSON.stringify(report).slice(0, errorReportLetters));
}

/** The stage's API is known; what waited for it goes. */
export function tellTo(api: string): void {
  address = `${api}/api/se`;
  sendUnsent();
}

/** The server answered: it can be told what it could not be told while it was gone. */
export function sendWaiting(): void {
  if (isWaiting) sendUnsent();
}
