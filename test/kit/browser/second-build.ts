// Simulates a deployment while tabs are open: a proxy that serves the same build under other file names from a call on.

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listen } from '#infra/local/listen.ts';

/** A built file's name with its hash: 'phone-screen-C-tL_OtS.js'. */
const builtName = /([\w~.-]+-[\w-]{7,8})\.(js|css)\b/g;
const version = /(["'`])([0-9a-f]{12})\1/g;

/** A proxy between a browser and a system's web and API; `change`: the difference of the second build's files. */
export async function proxyBefore(
  system: { readonly web: string; readonly api: string },
  change: (code: string) => string,
) {
  let isSecond = false;
  let isApiCut = false;
  const web = new URL(system.web);
  const api = new URL(system.api);

  /** The first build's name of a path; undefined for a file that the second one does not have. */
  function pathBefore(path: string): string | undefined {
    if (!isSecond || !/^\/assets\/.*\.(js|css)$/.test(path)) return path;
    return path.includes('.second.') ? path.replace('.second.', '.') : undefined;
  }
  function built(path: string, body: Buffer): Buffer | string {
    if (!isSecond || !/(\.js|\.css|\.html|\/[^.]*)$/.test(path)) return body;
    const code = change(body.toString('utf8')).replaceAll(builtName, '$1.second.$2');
    return path === '/service-worker.js' ? code.replaceAll(version, '$1second-$2$1') : code;
  }
  function pass(asked: IncomingMessage, answer: ServerResponse, to: URL): void {
    const isWeb = to.host === web.host;
    const path = isWeb ? pathBefore(to.pathname) : to.pathname;
    if (path === undefined) {
      answer.writeHead(404).end();
      return;
    }
    const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...headers } = asked.headers;
    const onward = request(new URL(path + to.search, to), { method: asked.method, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const body = Buffer.concat(parts);
        const { 'content-length': ____, 'transfer-encoding': _____, etag: ______, ...rest } = reply.headers;
        answer.writeHead(reply.statusCode ?? 502, rest).end(isWeb ? built(to.pathname, body) : body);
      });
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  const server = createServer((asked, answer) => {
    const to = new URL(asked.url ?? '/', web);
    if (isApiCut && to.host === api.host) answer.destroy();
    else pass(asked, answer, to);
  });
  await listen(server, 0);
  const place = server.address();
  if (typeof place !== 'object' || !place) throw new Error('the proxy listens nowhere');
  return {
    address: `http://127.0.0.1:${place.port}`,
    deploySecond: () => {
      isSecond = true;
    },
    cutApi: (isCut: boolean) => {
      isApiCut = isCut;
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}
