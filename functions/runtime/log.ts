// The log: one JSON line for each event, only the fields listed below; never bodies, names or tokens.

import { Console } from 'node:console';

const fieldNames = [
  'requestId',
  'trace',
  'route',
  'status',
  'code',
  'companyId',
  'subject',
  /** What an invariant check found: ids and figures. */
  'says',
  'milliseconds',
  'queue',
  'message',
  'attempt',
  'count',
  'stack',
] as const;
export type LogFields = Partial<Record<(typeof fieldNames)[number], string | number | undefined>>;
export type Log = {
  info: (event: string, fields?: LogFields) => void;
  error: (event: string, error: unknown, fields?: LogFields) => void;
  /** What a person must look at, though nothing was thrown: alarms count these lines. */
  warn: (event: string, fields?: LogFields) => void;
};

/** Lambda's `console` puts text before each line, and log filters would then find no JSON. */
const bare = new Console({ stdout: process.stdout, stderr: process.stderr });
const out = (): Console => (process.env['AWS_LAMBDA_FUNCTION_NAME'] ? bare : console);
/** A function handles one call at a time; the environment holds its X-Ray trace. */
const trace = (): string | undefined => /Root=([^;]+)/.exec(process.env['_X_AMZN_TRACE_ID'] ?? '')?.[1];

const line = (level: string, event: string, fields: LogFields): string => {
  const kept = fieldNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]));
  return JSON.stringify({ level, event, ...Object.fromEntries(kept) });
};

const failuresShown = 3;
/** Includes the errors behind it: the first failures of a job that went on after each. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const failures: unknown[] = error instanceof AggregateError ? error.errors.slice(0, failuresShown) : [];
  const behind = error.cause === undefined ? failures : [error.cause];
  return [error.stack ?? error.message, ...behind.map(stackOf)].join('\n');
}

/** `always` is read at each line, so that fields learned later appear in later lines. */
export const openLog = (always: LogFields = {}): Log => ({
  info: (event, fields = {}) => out().log(line('info', event, { trace: trace(), ...always, ...fields })),
  error: (event, error, fields = {}) => {
    out().error(line('error', event, { trace: trace(), ...always, ...fields, stack: stackOf(error) }));
  },
  warn: (event, fields = {}) => out().error(line('warn', event, { trace: trace(), ...always, ...fields })),
});
