// Proves where the cookies of a session are known, and which of them a page can read.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookiesOf, cookiesOfRefusal, sessionTokenOf } from '#functions/runtime/cookies.ts';
import { signedInCookie } from '#shared/signed-in.ts';
import { anEvent } from '#test/kit/world/http-event.ts';

const begun = {
  session: { token: 'c1.COMPANY.secret', seconds: 60 },
  nextCursor: undefined,
  form: undefined,
};

beforeEach(() => void vi.stubEnv('COOKIE_NAME', '__Host-sid'));
afterEach(() => void vi.unstubAllEnvs());

describe('the cookie that pages can read', () => {
  it('is known to the sites of all regions and to no other name; the session stays with the API', () => {
    vi.stubEnv('WEB_ORIGIN', 'https://stund.example,https://is.stund.example');
    vi.stubEnv('API_ORIGIN', 'https://api.stund.example');
    expect(cookiesOf(begun)).toEqual([
      '__Host-sid=c1.COMPANY.secret; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure',
      `${signedInCookie}=yes; Path=/; Domain=stund.example; SameSite=Lax; Max-Age=60; Secure`,
    ]);
    expect(cookiesOf({ ...begun, session: 'ended' })).toEqual([
      '__Host-sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
      `${signedInCookie}=; Path=/; Domain=stund.example; SameSite=Lax; Max-Age=0; Secure`,
    ]);
  });

  it('on one machine names no domain: both stand on one address', () => {
    vi.stubEnv('WEB_ORIGIN', 'http://127.0.0.1:4400');
    vi.stubEnv('API_ORIGIN', 'http://127.0.0.1:4401');
    expect(cookiesOf(begun)[1]).toBe(`${signedInCookie}=yes; Path=/; SameSite=Lax; Max-Age=60`);
  });
});

describe('the cookies of a reply', () => {
  beforeEach(() => {
    vi.stubEnv('WEB_ORIGIN', 'https://stund.example');
    vi.stubEnv('API_ORIGIN', 'https://api.stund.example');
  });
  const of = (device: string) => cookiesOf({ ...begun, session: undefined, device });

  it('keep a device’s list of people for a year, without a session too, and forget an empty one', () => {
    expect(of('list')).toEqual([
      expect.stringMatching(/^\S+=list; Path=\/; HttpOnly; .*Max-Age=31536000; Secure$/),
    ]);
    expect(of('')).toEqual([expect.stringMatching(/^\S+=; .*Max-Age=0; Secure$/)]);
    expect(cookiesOf({ ...begun, session: undefined })).toEqual([]);
  });

  it.each([
    ['session_missing', {}, true],
    ['session_over', {}, true],
    ['forbidden', {}, false],
    ['session_missing', { 'x-stund-subject': 'c1' }, false],
  ] as const)('of a refusal %s to a page that says %j take the mark back: %s', (code, headers, isTaken) => {
    const marked = { ...anEvent(headers), cookies: [`${signedInCookie}=yes`] };
    const taken = [expect.stringMatching(/Max-Age=0/)];
    expect(cookiesOfRefusal(marked, code)).toEqual(isTaken ? taken : []);
    expect(cookiesOfRefusal(anEvent(headers), code)).toEqual([]);
  });
});

describe('the token of a client', () => {
  it.each(['Bearer', 'bearer', 'BEARER'])('is read after %s', (scheme) => {
    vi.stubEnv('COOKIE_NAME', '__Host-sid');
    expect(sessionTokenOf(anEvent({ authorization: `${scheme} c1.secret` }))).toBe('c1.secret');
  });

  it('is read after no other scheme', () => {
    vi.stubEnv('COOKIE_NAME', '__Host-sid');
    for (const authorization of ['Basic c1.secret', 'Basic bearer c1.secret', 'Bearer '])
      expect(sessionTokenOf(anEvent({ authorization }))).toBeUndefined();
  });
});
