// The log: one JSON line an event, only fields of the list below; never bodies, names or tokens.

import { Console } from 'node:console';

const fieldNames = [
  'requestId',
  'trace',
  'route',
  'status',
  'code',
  'companyId',
  'subject',
  /** What an invariant's check found: ids and figures. */
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
};

/** On Lambda `console` puts time, request and level before a line: no filter of the log would find JSON there. */
const bare = new Console({ stdout: process.stdout, stderr: process.stderr });
const out = (): Console => (process.env['AWS_LAMBDA_FUNCTION_NAME'] ? bare : console);
/** A function handles one call at a time: the environment names the trace that X-Ray keeps of it. */
const trace = (): string | undefined => /Root=([^;]+)/.exec(process.env['_X_AMZN_TRACE_ID'] ?? '')?.[1];

const line = (level: string, event: string, fields: LogFields): string => {
  const kept = fieldNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]));
  return JSON.stringify({ level, event, ...Object.fromEntries(kept) });
};

/** `always` is read at each line: what becomes known meanwhile is in the later ones. */
export const openLog = (always: LogFields = {}): Log => ({
  info: (event, fields = {}) => out().log(line('info', event, { trace: trace(), ...always, ...fields })),
  error: (event, error, fields = {}) => {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    out().error(line('error', event, { trace: trace(), ...always, ...fields, stack }));
  },
});
