// What may be said after `npm start --`.

import { describe, expect, it } from 'vitest';
import { optionsOf } from '#infra/local/options.ts';
import { portRefusal, portsFrom } from '#infra/local/ports.ts';

const read = (...words: string[]) => optionsOf(words, '/somewhere');

describe('the options of npm start', () => {
  it('are all off by default, on port 4400, with the data beside the project', () => {
    expect(read()).toMatchObject({
      port: 4400,
      isReset: false,
      isEmpty: false,
      isJson: false,
      isDev: false,
      isWithoutWeb: false,
    });
    expect(read()).toHaveProperty('dataFolder', expect.stringMatching(/\/\.data$/));
  });

  it('take a folder from where the person stands, and help before anything else', () => {
    expect(read('--data', 'mine', '--reset', '--empty', '--json')).toMatchObject({
      dataFolder: '/somewhere/mine',
      isReset: true,
      isEmpty: true,
      isJson: true,
    });
    expect(read('--help', '--port', '1')).toBe('help');
  });

  it('name the region whose site the screens are; without it the root', () => {
    for (const region of ['is', 'en', 'en-gb', 'en-ie', 'pt'])
      expect(read('--region', region)).toMatchObject({ region });
    expect(read()).toMatchObject({ region: undefined });
    expect(() => read('--region', 'fr')).toThrow(
      '--region must be one of is, en, en-gb, en-ie, pt, not "fr".',
    );
  });

  it.each([
    ['--port', 'x'],
    ['--data', ''],
    ['--port', '0'],
    ['--port', '65534'],
    ['--port=-3'],
    ['--prot', '1'],
    ['word'],
  ])('refuse %s %s with a sentence', (...words) => {
    expect(() => read(...words)).toThrow(/\.$/);
  });

  it('give the other parts the ports after the web’s', () => {
    expect(portsFrom(4400)).toEqual({
      web: 4400,
      api: 4401,
      outbox: 4402,
      aws: 4403,
      photos: 4404,
      partners: 4405,
    });
    const lost = Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 4403 });
    expect(portRefusal(portsFrom(4400), lost)).toMatchObject({
      message: expect.stringMatching(/^Port 4403 \(embedded AWS\) is taken: .*--port 4500\.$/),
    });
  });
});
