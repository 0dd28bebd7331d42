// The monthly report by mail: the record of what was sent, and what opens behind its links.

import * as z from 'zod/mini';
import { queryableDays } from '#shared/limits.ts';
import { monthlyReportKind as kind } from './company/monthly-report-setting.ts';

/** A month such as '2026-10' whose days a query may name. */
export const monthText = z.string().check(
  z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  z.refine((text: string) => `${text}-01` >= queryableDays.first && `${text}-28` <= queryableDays.last),
);

const letter = z.object({
  address: z.string(),
  /** How often the link was opened, and when last. */
  openings: z.number(),
  opened: z.nullable(z.string()),
  /** Only this address's link was revoked. */
  called_back: z.boolean(),
});
/** A file that could not be made, with the error code. */
const refusedFile = z.object({ kind, code: z.string(), names: z.optional(z.string()) });
const states = ['making', 'sent', 'failed', 'nobody'] as const;
export const reportRun = z.object({
  id: z.string(),
  month: z.string(),
  by_hand: z.boolean(),
  /**
   * 'nobody': no address has consented, or all have unsubscribed. 'called_back': revoked before anything was
   * mailed.
   */
  state: z.enum([...states, 'called_back']),
  kinds: z.array(kind),
  created: z.string(),
  sent: z.nullable(z.string()),
  /** When its links end; null when they were revoked. */
  ends: z.nullable(z.string()),
  letters: z.array(letter),
  refused: z.array(refusedFile),
});
/** As stored; whether it was revoked is stored separately. */
export const reportRunState = z.enum(states);
export type ReportRunOnWire = z.output<typeof reportRun>;

/**
 * Whether an address gets reports. 'own' is the company's confirmed email; only 'own' and 'confirmed' get them.
 */
const reportStandings = ['own', 'confirmed', 'waiting', 'declined', 'unsubscribed'] as const;
const addressee = z.object({
  address: z.string(),
  standing: z.enum(reportStandings),
  /** When consent was last asked; null when it never was or is not needed. */
  asked: z.nullable(z.string()),
  /** A consent mail may be sent to it now. */
  may_ask: z.boolean(),
});
export const addressees = z.object({ addresses: z.array(addressee) });
export type AddresseeOnWire = z.output<typeof addressee>;

export const reportRuns = z.object({
  runs: z.array(reportRun),
  /** Unsubscribed addresses get nothing, whatever the setting says. */
  unsubscribed: z.array(z.string()),
  /** Each address of the setting, and whether it has consented. */
  addresses: z.array(addressee),
});

/** What a mailed link opens. */
export const mailedFiles = z.object({
  company: z.string(),
  month: z.string(),
  ends: z.string(),
  files: z.array(z.object({ kind, file_name: z.string(), address: z.string() })),
});
export const consentAnswer = z.object({ company: z.string(), address: z.string(), agreed: z.boolean() });
export const subscription = z.object({ company: z.string(), address: z.string(), stopped: z.boolean() });
