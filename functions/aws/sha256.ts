// SHA-256 by Node, in the interface of the SDK's signer. In the API's bundles it replaces the SDK's own.

import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';

type Bytes = string | ArrayBuffer | ArrayBufferView;
const bytesOf = (data: Bytes): string | Uint8Array =>
  typeof data === 'string'
    ? data
    : data instanceof ArrayBuffer
      ? new Uint8Array(data)
      : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

/** With or without a key (HMAC). */
export class Sha256 {
  readonly #secret: Bytes | undefined;
  #sum: Hash | Hmac;
  constructor(secret?: Bytes) {
    this.#secret = secret;
    this.#sum = this.#fresh();
  }
  #fresh(): Hash | Hmac {
    return this.#secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(this.#secret));
  }
  update(data: Bytes): void {
    this.#sum.update(bytesOf(data));
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array(this.#sum.digest()));
  }
  reset(): void {
    this.#sum = this.#fresh();
  }
}
