// Whether this browser can have passkeys here, and the fault of a device that gave none: known before the rest is fetched.

/** Browsers make passkeys for a host with a name, never for an address such as 127.0.0.1. */
export const isNamedHost = (): boolean => !/^[\d.]+$|:/.test(location.hostname);
export const mayHavePasskeys = (): boolean => 'PublicKeyCredential' in window && isNamedHost();

/** The person closed the device's question, it took too long, or the device has no passkey for it. */
export class NoPasskey extends Error {
  /** Nothing was made, because the device holds one for this person already. */
  readonly isHeld: boolean;
  constructor(isHeld = false, cause?: unknown) {
    super('The device gave no passkey', { cause });
    this.isHeld = isHeld;
  }
}
