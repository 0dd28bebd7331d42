// The reference page for developers: whole from our own host, of the API's description.

import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { reference, referenceFile } from '#functions/domain/public/docs.ts';

const file = (name: string) => referenceFile({ path: { file: name } });
const typeOf: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

describe('the reference page', () => {
  it('loads nothing but the files beside it, and may load nothing else', async () => {
    const { headers, body } = await reference();
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src 'self'; /,
      ),
    });
    const addresses = Array.from(body.matchAll(/(?:href|src)="([^"]*)"/g), ([, address = '']) => address);
    expect(addresses).toHaveLength(3);
    for (const address of addresses) {
      const [, name = '', ending = ''] = /^\/docs\/([a-z-]+\.(\w+))$/.exec(address) ?? [];
      const answer = await file(name);
      expect([address, answer.headers['content-type']]).toEqual([address, typeOf[ending]]);
      expect(answer.body.length).toBeGreaterThan(100);
    }
  });

  it('begins with the API’s description and offers no calls, which the API would refuse', async () => {
    const shown: unknown[] = [];
    runInNewContext((await file('start.js')).body, {
      SwaggerUIBundle: (options: unknown) => shown.push(options),
      document: { getElementById: (id: string) => id },
    });
    expect(shown).toEqual([
      expect.objectContaining({ url: '/openapi.json', domNode: 'reference', supportedSubmitMethods: [] }),
    ]);
    expect((await reference()).body).toContain('id="reference"');
  });

  it.each(['package.json', '../package.json', 'constructor', '__proto__', 'index.html', ''])(
    'has no file %j',
    async (name) => {
      await expect(file(name)).rejects.toMatchObject({ code: 'route_missing' });
    },
  );
});
