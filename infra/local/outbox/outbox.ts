/** Mails and texts that would have left for the outside world, kept in order and on disk. */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { codeOf } from '#infra/local/refusal.ts';

const smsShape = z.object({
  id: z.string(),
  phoneNumber: z.string(),
  text: z.string(),
  senderId: z.optional(z.string()),
  sentAt: z.string(),
});
const mailShape = z.object({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  html: z.optional(z.string()),
  text: z.optional(z.string()),
  /** Headers of the sender besides the usual ones. */
  headers: z.optional(z.record(z.string(), z.string())),
  sentAt: z.string(),
});

export type Sms = z.infer<typeof smsShape>;
export type Mail = z.infer<typeof mailShape>;

type Box<T> = { add: (message: T) => void; all: () => T[]; clear: () => void };
export type Outbox = { sms: Box<Sms>; mails: Box<Mail> };

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** One message a line; a killed process may leave a torn last line, which is skipped. */
function readBox<T>(path: string, shape: z.ZodType<T>): { messages: T[]; isTorn: boolean } {
  const lines = linesOf(path);
  const last = lines.pop() ?? '';
  return {
    messages: lines.filter((line) => line !== '').flatMap((line) => parseLine(line, shape)),
    isTorn: last !== '',
  };
}

function parseLine<T>(line: string, shape: z.ZodType<T>): T[] {
  try {
    return [shape.parse(JSON.parse(line))];
  } catch (error) {
    // a torn line: the next start has ended it with a line break
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function openBox<T>(path: string | undefined, shape: z.ZodType<T>): Box<T> {
  const kept = path === undefined ? { messages: [], isTorn: false } : readBox(path, shape);
  let { messages } = kept;
  if (path !== undefined && kept.isTorn) appendFileSync(path, '\n');
  return {
    add: (message) => {
      if (path !== undefined) appendFileSync(path, `${JSON.stringify(message)}\n`);
      messages.push(message);
    },
    all: () => [...messages],
    clear: () => {
      if (path !== undefined) rmSync(path, { force: true });
      messages = [];
    },
  };
}

/** Opens the outbox of a data folder, or one in memory. */
export function openOutbox(dataDir: string | undefined): Outbox {
  const folder = dataDir === undefined ? undefined : join(dataDir, 'outbox');
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const file = (name: string) => (folder === undefined ? undefined : join(folder, name));
  return { sms: openBox(file('sms.jsonl'), smsShape), mails: openBox(file('mails.jsonl'), mailShape) };
}
