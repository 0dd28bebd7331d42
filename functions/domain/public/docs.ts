// The reference page: Swagger UI, served entirely from our own host.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail } from '#functions/runtime/fail.ts';
import type { Raw } from '#functions/runtime/raw.ts';
import { productName } from '#shared/limits.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${productName} API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
/** Without "Try it out": the API would refuse calls from this page. */
const start = `SwaggerUIBundle({
  url: '/openapi.json',
  domNode: document.getElementById('reference'),
  docExpansion: 'list',
  deepLinking: true,
  supportedSubmitMethods: [],
});
`;
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const day = 'public, max-age=86400';
const known: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const answer = (type: string, body: string, more: Record<string, string> = {}): Raw => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': day, ...more },
  body,
});

/** OpenAPI as JSON, `apiOrigin` its server. Any site may read it. */
export async function description({ apiOrigin }: { apiOrigin: string }): Promise<Raw> {
  // Loaded on demand: only this route needs it.
  const { openApiText } = await import('./openapi.ts');
  return answer('application/json; charset=utf-8', openApiText(apiOrigin), {
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  });
}

/** The page may load nothing from elsewhere, by its own content security policy. */
export async function reference(): Promise<Raw> {
  return answer('text/html; charset=utf-8', page, { 'content-security-policy': policy });
}

/** Only listed files are read, whatever path is asked for. */
export async function referenceFile({
  path,
}: {
  path: Readonly<Record<string, string | undefined>>;
}): Promise<Raw> {
  const name = path['file'] ?? '';
  if (name === 'start.js') return answer('text/javascript; charset=utf-8', start);
  const type = Object.hasOwn(known, name) ? known[name] : undefined;
  if (type === undefined) return fail('route_missing');
  // node_modules is in the working folder here as well as in the function's bundle.
  return answer(type, await readFile(join(process.cwd(), 'node_modules', 'swagger-ui-dist', name), 'utf8'));
}
