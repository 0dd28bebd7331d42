// Addresses of photos, signed for CloudFront: a photo can be seen only with its signed address.

import { createSign } from 'node:crypto';
import { photoUrlSeconds, thumbnailQuality } from '#shared/limits.ts';

export type PhotoLinks = {
  /** The photo's plain address, as the comment that attaches it says. It opens nothing without a signature. */
  address: (companyId: string, photoId: string) => string;
  /** The photo that a comment's text names; undefined when the text is not a photo's address. */
  named: (text: string) => { companyId: string; photoId: string } | undefined;
  /** Signed addresses of the photo and its small variant. */
  signed: (
    privateKey: string,
    companyId: string,
    photoId: string,
    now: number,
  ) => { photo: string; thumbnail: string };
};

const rememberedMax = 20_000;

/**
 * CloudFront's canned policy: this exact address until this time. CloudFront's own signer would add 5 kB to every
 * function that shows photos; a test compares the two.
 */
export function signedForCloudFront(
  url: string,
  keyPairId: string,
  privateKey: string,
  expiresAt: number,
): string {
  const until = { DateLessThan: { 'AWS:EpochTime': expiresAt } };
  const policy = JSON.stringify({ Statement: [{ Resource: url, Condition: until }] });
  const signature = createSign('RSA-SHA1').update(policy).sign(privateKey, 'base64');
  const inAddress = signature.replaceAll('+', '-').replaceAll('=', '_').replaceAll('/', '~');
  const mark = url.includes('?') ? '&' : '?';
  return `${url}${mark}Expires=${expiresAt}&Key-Pair-Id=${keyPairId}&Signature=${inAddress}`;
}

export function openPhotoLinks(origin: string, keyPairId: string): PhotoLinks {
  const remembered = new Map<string, string>();

  function sign(privateKey: string, url: string, expiresAt: number): string {
    const name = `${expiresAt} ${url}`;
    const known = remembered.get(name);
    if (known) return known;
    const signedUrl = signedForCloudFront(url, keyPairId, privateKey, expiresAt);
    if (remembered.size >= rememberedMax) remembered.clear();
    remembered.set(name, signedUrl);
    return signedUrl;
  }

  const address = (companyId: string, photoId: string) => `${origin}/photos/${companyId}/${photoId}.jpg`;
  return {
    address,
    named: (text) => {
      // Parsed before comparing, so that no odd spelling of another host passes as ours.
      const url = URL.parse(text);
      if (url === null || url.origin !== origin || url.username !== '' || url.password !== '')
        return undefined;
      const [, companyId, photoId] = /^\/photos\/([a-z0-9]+)\/([a-z0-9]+)\.jpg$/.exec(url.pathname) ?? [];
      return companyId && photoId ? { companyId, photoId } : undefined;
    },
    signed: (privateKey, companyId, photoId, now) => {
      // The same address all day, so that browsers and the edge can cache the photo.
      const expiresAt = (Math.floor(now / photoUrlSeconds) + 2) * photoUrlSeconds;
      const url = address(companyId, photoId);
      return {
        photo: sign(privateKey, url, expiresAt),
        thumbnail: sign(privateKey, `${url}?fm=jpg&q=${thumbnailQuality}`, expiresAt),
      };
    },
  };
}
