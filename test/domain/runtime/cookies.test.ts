// Proves where the cookies of a session are known, and which of them a page can read.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookiesOf, sessionTokenOf } from '#functions/runtime/cookies.ts';
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

describe('the token of a client', () => {
  it.each(['Bearer', 'bearer', 'BEARER'])('is read after %s', (scheme) => {
    vi.stubEnv('COOKIE_NAME', '__Host-sid');
    expect(sessionTokenOf(anEvent({ authorization: `${scheme} c1.secret` }))).toBe('c1.secret');
  });

  it('is read after no other scheme', () => {
    vi.stubEnv('COOKIE_NAME', '__Host-sid');
    expect(sessionTokenOf(anEvent({ authorization: 'Basic c1.secret' }))).toBeUndefined();
  });
});
