// The log: one JSON line an event, only fields of the list below; never bodies, names or tokens.

const fieldNames = [
  'requestId',
  'route',
  'status',
  'code',
  'companyId',
  'subject',
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

const line = (level: string, event: string, fields: LogFields): string => {
  const kept = fieldNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]));
  return JSON.stringify({ level, event, ...Object.fromEntries(kept) });
};

/** `always` is read at each line: what becomes known meanwhile is in the later ones. */
export const openLog = (always: LogFields = {}): Log => ({
  info: (event, fields = {}) => console.log(line('info', event, { ...always, ...fields })),
  error: (event, error, fields = {}) => {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(line('error', event, { ...always, ...fields, stack }));
  },
});
