// Owns starting and stopping this machine's HTTP servers, and reading a body no longer than allowed.

import type { IncomingMessage, Server } from 'node:http';
import { host } from './ports.ts';

export async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done();
    });
  });
}

/** Stops taking requests and lets those under way end, for as long as `graceMilliseconds`. */
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
    // The rest is read and dropped, so that the reply is not lost on a reset connection.
    if (bytes <= bytesMax) chunks.push(chunk);
  }
  return bytes <= bytesMax ? Buffer.concat(chunks) : undefined;
}
