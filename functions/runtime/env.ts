// Every environment name, its shape, and the one place that reads it; an unset name fails at cold start.

import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const wholeNumber = z.pipe(z.string().check(z.regex(/^-?\d+$/)), z.transform(Number));

export const environment = {
  STAGE: text,
  TABLE_NAME: text,
  /** The product's origins, the only ones that may call the API from a browser (comma-separated). */
  WEB_ORIGIN: text,
  API_ORIGIN: text,
  PHOTO_ORIGIN: text,
  PHOTO_KEY_PAIR_ID: text,
  PHOTOS_BUCKET: text,
  EXPORTS_BUCKET: text,
  /** Prefix of the SSM parameters that hold the secrets. */
  SECRETS_PREFIX: text,
  PHOTOS_QUEUE_URL: text,
  EXPORTS_QUEUE_URL: text,
  PAYROLL_QUEUE_URL: text,
  NOTICES_QUEUE_URL: text,
  CHORES_QUEUE_URL: text,
  BILLING_QUEUE_URL: text,
  ERASURES_QUEUE_URL: text,
  WEBHOOKS_QUEUE_URL: text,
  /** The bank-debit partner. */
  PAYDAY_ORIGIN: text,
  /** The card reseller's API, the origin of its script, and the greatest age of its webhooks. */
  PADDLE_ORIGIN: text,
  PADDLE_SCRIPT_ORIGIN: text,
  PADDLE_TOLERANCE_SECONDS: text,
  MAIL_FROM: text,
  SMS_SENDER: text,
  /** Part of the cookie's name: locally the port, so that two copies on one host stay apart. */
  COOKIE_NAME: text,
} as const;

/** Names that may be unset. */
export const optionalEnvironment = {
  /** Set by the local cloud only: its movable clock, seconds ahead of the real one. */
  CLOCK_OFFSET_SECONDS: wholeNumber,
  /** Set by the local cloud only: its process. Leases of ended processes count as free. */
  PROCESS_ID: text,
  /** Set by an emulator's stage only: where browsers reach the buckets. */
  FILES_ORIGIN: text,
  /**
   * Set where an edge is in front of the gateway: requests without its secret are refused, its viewer address is
   * believed.
   */
  HAS_EDGE: text,
  /** Set by the local cloud and on an emulator of AWS, never on AWS: webhooks may reach this machine. */
  HOOKS_TO_LOOPBACK: text,
  /** Set by tests only: a cheap N for scrypt. A Lambda refuses it. */
  PASSWORD_COST: wholeNumber,
} as const;

export type EnvironmentName = keyof typeof environment;

/** Throws when it is not set or has the wrong form. */
export function env(name: EnvironmentName): string {
  const value = process.env[name];
  if (!value) throw new Error(`the environment name ${name} is not set`);
  return environment[name].parse(value);
}
/** Undefined where it is unset or empty. */
export function optionalEnv(
  name: 'HAS_EDGE' | 'HOOKS_TO_LOOPBACK' | 'PROCESS_ID' | 'PASSWORD_COST',
): string | undefined {
  return process.env[name] || undefined;
}
/** The current time in epoch milliseconds, moved by the local clock's offset. */
export function nowMilliseconds(): number {
  const offset = process.env['CLOCK_OFFSET_SECONDS'];
  return Date.now() + (offset ? optionalEnvironment.CLOCK_OFFSET_SECONDS.parse(offset) * 1000 : 0);
}
/** The same in epoch seconds. */
export const now = (): number => Math.floor(nowMilliseconds() / 1000);
