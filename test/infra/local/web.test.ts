// The web's server: files, the page for every address of the application, and the edge's headers.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, stopListening } from '#infra/local/listen.ts';
import { putMap } from '#infra/local/put-map.ts';
import { mapFileIn, mapHere } from '#infra/local/site/map-file.ts';
import { webServer } from '#infra/local/site/web.ts';
import { streetExtract } from '#test/kit/street-extract.ts';
import { freePorts } from '#test/kit/system/npm-start.ts';

const config = { api: 'http://127.0.0.1:2', photos: 'http://127.0.0.1:5', trial_phone: false };
const script = `export const long = '${'x'.repeat(3000)}';`;
let [folder, origin, port]: [string, string, number] = ['', '', 0];
let server: Server;
let mapFile = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stund-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>page</title>');
  for (const site of ['is', 'root-en', 'root-pt']) {
    await mkdir(join(folder, 'pages', site), { recursive: true });
    await writeFile(
      join(folder, 'pages', site, 'terms.html'),
      `<!doctype html><html lang="x"><title>${site}</title>`,
    );
  }
  await writeFile(join(folder, 'assets/main-1.js'), script);
  await writeFile(join(folder, 'assets/main-1.js.map'), '{}');
  await writeFile(join(tmpdir(), 'stund-web-secret'), 'secret');
  mapFile = mapFileIn(join(folder, 'data'));
  port = await freePorts();
  origin = `http://127.0.0.1:${port}`;
  server = webServer({
    folder,
    port,
    config: () => ({ ...config, map: mapHere(mapFile) }),
    mapFile,
    headers: {
      pages: { 'x-frame-options': 'DENY', 'cache-control': 'no-cache', 'x-policy': 'pages' },
      office: { 'x-frame-options': 'DENY', 'cache-control': 'no-cache', 'x-policy': 'office' },
    },
  });
  await listen(server, port);
});
afterAll(async () => {
  await stopListening(server);
  await rm(folder, { recursive: true });
});

/** fetch would tidy the path up. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((done, failed) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (reply) => {
      const chunks: string[] = [];
      reply.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
      reply.on('end', () => done({ status: reply.statusCode ?? 0, text: chunks.join('') }));
    });
    sent.on('error', failed).end();
  });

describe('the web', () => {
  it('gives the pages of a company’s office headers of their own, and every other address the usual ones', async () => {
    const policyAt = async (path: string) => (await fetch(origin + path)).headers.get('x-policy');
    for (const path of ['/app', '/app/report?from=2026-11-01', '/app/setup'])
      expect(await policyAt(path), path).toBe('office');
    for (const path of ['/admin', '/terms', '/employee/app', '/time_clock', '/index.html', '/config.json'])
      expect(await policyAt(path), path).toBe('pages');
  });

  it('answers the page for every address of the application, never to be kept', async () => {
    for (const path of ['/admin', '/app', '/app/report', '/report_file?token=a.b'])
      expect(await (await fetch(origin + path)).text()).toContain('<title>page</title>');
    const page = await fetch(`${origin}/app`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('answers a public page as the edge does: in the browser’s language, at its exact address only', async () => {
    const read = async (path: string, accepted: string) =>
      (await raw(path, { 'accept-language': accepted })).text.replace(/.*<title>/, '');
    expect(await read('/terms', 'pt-PT,pt;q=0.9')).toBe('root-pt</title>');
    expect(await read('/terms', 'fr')).toBe('root-en</title>');
  });

  it('leads from an address that is no screen and no file to the landing page', async () => {
    for (const path of [
      '/terms/',
      '/nowhere',
      '/unknown/x.html',
      '/unknown.html',
      '/pages/is/terms.html',
      '/foo.php',
      '/wp-login.php',
      '/foo.txt',
      '/missing.js',
      '/%ff',
      '/%',
    ]) {
      const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
      expect([path, status, headers.get('location')]).toEqual([path, 302, '/']);
    }
  });

  it('marks the page with the region it was started for, and with none at the root [regions.configurable-locally]', async () => {
    const irish = webServer({
      folder,
      port: port + 1,
      config: () => config,
      region: 'en-ie',
      headers: { pages: {}, office: {} },
    });
    await listen(irish, port + 1);
    const pageAt = async (at: number) => (await fetch(`http://127.0.0.1:${at}/app`)).text();
    const pages = await Promise.all([pageAt(port + 1), pageAt(port)]);
    await stopListening(irish);
    expect(pages[0]).toContain('<html data-region="en-ie" lang="en">');
    expect(pages[1]).toContain('<html lang="en">');
  });

  it('says where the API and the photos are', async () => {
    expect(await (await fetch(`${origin}/config.json`)).json()).toEqual(config);
  });

  it('has a map once `npm run map` has put an extract there, and sends the pieces that are asked for', async () => {
    const asked = (range?: string) =>
      fetch(`${origin}/map/streets.pmtiles`, range === undefined ? {} : { headers: { range } });
    expect((await asked()).status).toBe(404);
    const extract = streetExtract({ lat: 64.1443, lon: -21.8836 });
    await writeFile(join(folder, 'town.pmtiles'), extract);
    await writeFile(join(folder, 'other.pmtiles'), 'PMTiles, but not really'.padEnd(200));
    const put = (name: string) => putMap([name, '--data', 'data'], folder);
    await expect(put('other.pmtiles')).rejects.toThrow('no PMTiles extract');
    await expect(put('nowhere.pmtiles')).rejects.toThrow('cannot be read');
    expect(await putMap([], folder)).toMatch(/^npm run map -- FILE/);
    expect(await (await fetch(`${origin}/config.json`)).json()).not.toHaveProperty('map');
    expect(await put('town.pmtiles')).toContain(mapFile);
    expect(await (await fetch(`${origin}/config.json`)).json()).toEqual({
      ...config,
      map: { tiles: '/map/streets.pmtiles', light: 'light', dark: 'dark' },
    });
    const piece = await asked('bytes=0-6');
    expect([piece.status, piece.headers.get('content-range')]).toEqual([206, `bytes 0-6/${extract.length}`]);
    expect(await piece.text()).toBe('PMTiles');
    const rest = await asked(`bytes=${extract.length - 5}-`);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(extract.subarray(-5));
    expect((await asked(`bytes=${extract.length}-`)).status).toBe(416);
    expect((await (await asked()).arrayBuffer()).byteLength).toBe(extract.length);
    expect((await raw('/map/streets.pmtiles', { host: 'evil.example' })).status).toBe(421);
  });

  it('compresses files as the edge does and lets hashed ones be kept for ever', async () => {
    const reply = await fetch(`${origin}/assets/main-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await reply.text()).toBe(script);
    const plain = await fetch(`${origin}/assets/main-1.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('answers 404 for a file that is not there, and shows neither source maps nor other folders', async () => {
    for (const path of ['/assets/old.js', '/assets/main-1.js.map', '/assets/', '/assets/%ff'])
      expect([path, (await raw(path)).status]).toEqual([path, 404]);
    for (const path of [
      '/../stund-web-secret',
      '/%2e%2e/stund-web-secret',
      '/%2e%2e%2fstund-web-secret',
      '/assets/..%2f..%2fstund-web-secret',
    ])
      expect((await raw(path)).text).not.toContain('secret');
    expect((await raw('//')).status).toBe(302);
  });

  it('answers at localhost too, where browsers make passkeys, with the API under that name, and at no other', async () => {
    const host = `localhost:${port}`;
    expect((await raw('/app', { host })).status).toBe(200);
    expect((await raw('/config.json', { host })).text).toContain('http://localhost:2"');
    expect((await raw('/config.json')).text).not.toContain('localhost');
    expect((await raw('/app', { host: 'evil.example' })).status).toBe(421);
  });
});
