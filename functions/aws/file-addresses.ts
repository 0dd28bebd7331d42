// Addresses at which files of a bucket are fetched or removed, signed without S3's own client, which would make the bundle too large.

import { bucketAddress, openBucketAddress, signerOf } from './signer.ts';

export type FileAddresses = {
  /** An address that downloads the file under this name, valid for this many seconds. */
  address: (key: string, fileName: string, seconds: number) => Promise<string>;
  /** Does nothing when the file does not exist. */
  remove: (key: string) => Promise<void>;
};

const removeSeconds = 60;

/** Path segments as S3 signs them: `'` and the like are escaped too. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export function openFileAddresses(bucket: string): FileAddresses {
  async function signed(
    method: 'GET' | 'DELETE',
    key: string,
    seconds: number,
    query: Readonly<Record<string, string>>,
  ): Promise<string> {
    // Files are deleted by this function, but downloaded by a browser, which may need another address.
    const url = new URL(`${method === 'GET' ? openBucketAddress(bucket) : bucketAddress(bucket)}/`);
    const path = `${url.pathname}${key.split('/').map(escaped).join('/')}`;
    const request = await signerOf('s3').presign(
      {
        method,
        protocol: url.protocol,
        hostname: url.hostname,
        path,
        query: { ...query },
        headers: { host: url.host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      },
      { expiresIn: seconds },
    );
    const pairs = Object.entries(request.query ?? {}).map(
      ([name, value]) => `${escaped(name)}=${escaped(String(value))}`,
    );
    return `${url.origin}${path}?${pairs.join('&')}`;
  }

  return {
    address: (key, fileName, seconds) =>
      signed('GET', key, seconds, { 'response-content-disposition': `attachment; filename="${fileName}"` }),
    remove: async (key) => {
      const response = await fetch(await signed('DELETE', key, removeSeconds, {}), { method: 'DELETE' });
      if (!response.ok && response.status !== 404)
        throw new Error(`a file was not removed: ${response.status}`);
    },
  };
}
