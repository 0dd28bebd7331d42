// Which port each part uses; finds taken ports before anything is started.

import { createServer } from 'node:net';
import { codeOf, Refusal } from './refusal.ts';

export const host = '127.0.0.1';

export type Ports = {
  readonly web: number;
  readonly api: number;
  readonly outbox: number;
  readonly aws: number;
  readonly photos: number;
  readonly partners: number;
};
const names = {
  web: 'web',
  api: 'API',
  outbox: 'outbox',
  aws: 'embedded AWS',
  photos: 'photos',
  partners: 'partners',
} as const;

export const portsFrom = (web: number): Ports => ({
  web,
  api: web + 1,
  outbox: web + 2,
  aws: web + 3,
  photos: web + 4,
  partners: web + 5,
});
export const originOf = (port: number): string => `http://${host}:${port}`;

const whyNotFree = (port: number): Promise<string> =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', (error) => answer(codeOf(error) || error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => answer('')));
  });

const parts = ['web', 'api', 'outbox', 'aws', 'photos', 'partners'] as const;

function refusalOf(ports: Ports, part: (typeof parts)[number], code: string): Refusal {
  const what = code === 'EADDRINUSE' ? 'is taken' : code === 'EACCES' ? 'may not be used' : `fails: ${code}`;
  return new Refusal(
    `Port ${ports[part]} (${names[part]}) ${what}: stop what uses it, or choose other ports: -- --port ${ports.web + 100}.`,
  );
}

/** Refuses when a port is taken. Without the web, its port may belong to another program. */
export async function requireFreePorts(ports: Ports, isWithoutWeb = false): Promise<void> {
  for (const part of parts) {
    if (part === 'web' && isWithoutWeb) continue;
    const code = await whyNotFree(ports[part]);
    if (code) throw refusalOf(ports, part, code);
  }
}

/** The refusal for a port taken between the check and the start; other errors are returned as they are. */
export function portRefusal(ports: Ports, error: unknown): unknown {
  const taken = error instanceof Error && 'port' in error ? error.port : undefined;
  const part = parts.find((one) => ports[one] === taken);
  return part ? refusalOf(ports, part, codeOf(error)) : error;
}
