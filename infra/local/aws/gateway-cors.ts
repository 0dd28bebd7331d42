/** Which browser pages may use the embedded AWS: those of the web origins, for files only. */
import { headerOf, type Incoming, type Outgoing, s3Error } from './gateway-http.ts';

const methods = 'GET, HEAD, PUT, POST';
const maxAgeSeconds = 3600;

/** CORS headers for an allowed origin; none for others, so that the browser refuses the reply. */
export function corsHeaders(request: Incoming, webOrigins: string[]): Record<string, string> {
  const origin = headerOf(request.headers, 'origin');
  if (!webOrigins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'ETag, Content-Disposition',
    vary: 'Origin',
  };
}

/** Answers a preflight by the bucket's CORS rules. */
export function preflight(request: Incoming, webOrigins: string[]): Outgoing {
  const wanted = headerOf(request.headers, 'access-control-request-method');
  const isAllowed =
    webOrigins.includes(headerOf(request.headers, 'origin')) && methods.split(', ').includes(wanted);
  if (!isAllowed) return s3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  const headers = headerOf(request.headers, 'access-control-request-headers');
  return {
    status: 200,
    headers: {
      'access-control-allow-methods': methods,
      'access-control-max-age': String(maxAgeSeconds),
      ...(headers !== '' && { 'access-control-allow-headers': headers }),
    },
    body: '',
  };
}
