// The handlers' environment: the template's names and values with this machine's addresses, in one process.

import { devNull } from 'node:os';
import { originOf, type Ports } from '#infra/local/ports.ts';
import { namedOrigin } from '#infra/stages.ts';
import type { LocalFunction } from './template.ts';
import { region } from './template-values.ts';

/** As on AWS: mails lead to the first, and each may call the API. */
export const webOriginsOf = ({ web }: Ports): string[] => [originOf(web), namedOrigin(web)];

/** Names whose values say where the system runs; everything else stays as the template has it. */
const placesOf = (ports: Ports): Readonly<Record<string, string>> => ({
  WEB_ORIGIN: webOriginsOf(ports).join(','),
  API_ORIGIN: originOf(ports.api),
  PHOTO_ORIGIN: originOf(ports.photos),
  PAYDAY_ORIGIN: `${originOf(ports.partners)}/payday`,
  PADDLE_ORIGIN: `${originOf(ports.partners)}/paddle`,
  PADDLE_SCRIPT_ORIGIN: originOf(ports.partners),
  // Cookies ignore ports, so the name keeps two copies apart.
  COOKIE_NAME: `stund_${ports.web}`,
});

/** The origin of the card overlay's frame, which no function needs. */
const cardFrames = ['https://sandbox-buy.paddle.com', 'https://buy.paddle.com'];

/** Replaces the stage's addresses by this machine's, in texts such as a content security policy. */
export function localised(functions: readonly LocalFunction[], ports: Ports): (text: string) => string {
  const values = new Map(functions.flatMap((one) => Object.entries(one.environment)));
  const bucket = values.get('PHOTOS_BUCKET');
  const pairs = Object.entries(placesOf(ports))
    // On AWS each region's site has an origin; here the first one serves all.
    .map(([name, here]) => [values.get(name)?.split(',')[0] ?? '', here.split(',')[0] ?? ''] as const)
    .filter(([there]) => there.startsWith('https://'))
    // The API's and the photos' hosts end with the web's host, so the longest is replaced first.
    .toSorted(([one], [other]) => other.length - one.length);
  const uploads = [`https://${bucket}.s3.${region}.amazonaws.com`, originOf(ports.aws)] as const;
  const frames = cardFrames.map((there) => [there, originOf(ports.partners)] as const);
  return (text) =>
    [...pairs, ...frames, uploads].reduce((so, [there, here]) => so.replaceAll(there, here), text);
}

/** One environment for all functions; throws when two of them need different values of one name. */
export function environmentOf(functions: readonly LocalFunction[], ports: Ports): Record<string, string> {
  const merged = new Map<string, { value: string; by: string }>();
  for (const one of functions)
    for (const [name, value] of Object.entries(one.environment)) {
      if (name === 'NODE_OPTIONS') continue;
      const known = merged.get(name);
      if (known && known.value !== value)
        throw new Error(
          `${known.by} and ${one.name} give ${name} different values, but share one process here`,
        );
      merged.set(name, { value, by: one.name });
    }
  return { ...Object.fromEntries([...merged].map(([name, { value }]) => [name, value])), ...placesOf(ports) };
}

/** Points every AWS SDK of this process at an address that takes any `key`, and away from the machine's own accounts. */
export function pointSdksAt(aws: string, key: string): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: aws,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: key,
    AWS_SECRET_ACCESS_KEY: key,
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    AWS_EC2_METADATA_DISABLED: 'true',
  });
}
