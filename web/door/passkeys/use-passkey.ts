// The steps with a passkey, each from the server's question over the device to the server's answer; and what this device is called.

import { passkeys } from '#shared/api/passkeys.ts';
import type { Session } from '#shared/model/company/company.ts';
import { call } from '#web/api/client.ts';
import { makeOnDevice, proveOnDevice } from './ask-device.ts';

const { askForPasskey, loginByPasskey, orderFirstPasskey, joinByPasskey } = passkeys.endpoints;

export async function logInByPasskey(): Promise<Session> {
  const proof = await proveOnDevice(await call(askForPasskey, {}));
  return call(loginByPasskey, { body: proof });
}

/** Takes an invitation into the office. */
export async function joinWithPasskey(token: string): Promise<Session> {
  const credential = await makeOnDevice(await call(orderFirstPasskey, { body: { token } }));
  return call(joinByPasskey, { body: { token, name: deviceName(), credential } });
}

/** As its maker calls the kind of device; the person may write another name. */
export function deviceName(): string {
  const kinds = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];
  return kinds.find((kind) => navigator.userAgent.includes(kind)) ?? location.hostname;
}
