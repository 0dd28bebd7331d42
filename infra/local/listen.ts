// Starts and stops HTTP servers, and reads bodies up to a limit.

import type { IncomingMessage, Server } from 'node:http';
import { host } from './ports.ts';

/**
 * Longer than any client of ours keeps an idle connection. With Node's 5 s a busy client sends on a connection in the
 * moment in which the server closes it, and reads the reset as a lost reply.
 */
const keptAliveMilliseconds = 65_000;

export async function listen(server: Server, port: number): Promise<void> {
  server.keepAliveTimeout = keptAliveMilliseconds;
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done();
    });
  });
}

/** Stops accepting requests and lets running ones finish, for `graceMilliseconds` at most. */
export async function stopListening(server: Server, graceMilliseconds = 2000): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
  await closed;
  clearTimeout(timer);
}

/** The whole body, or undefined as soon as it is longer than `bytesMax`. */
export async function bodyOf(request: IncomingMessage, bytesMax: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    // The rest is read and dropped, because a reset connection would lose the reply.
    if (bytes <= bytesMax) chunks.push(chunk);
  }
  return bytes <= bytesMax ? Buffer.concat(chunks) : undefined;
}
