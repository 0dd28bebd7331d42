// The stages and their settings: what differs between dev and prod.

import { logKeptDays, productName } from '#shared/limits.ts';
import { regionNames } from '#shared/model/company/region.ts';
import { site } from '#shared/site.ts';

/** The first word in the name of everything the product owns. */
export const service = 'stund';

export const stageNames = ['dev', 'prod'] as const;
export type StageName = (typeof stageNames)[number];

/** The functions' processor: arm64 on AWS, an emulator's own elsewhere. */
export type Architecture = 'arm64' | 'x86_64';

/** An emulator of AWS (LocalStack, ministack), and the front that does CloudFront's work there. */
export type Emulator = {
  /** An HTTP API as on AWS, or the REST API that LocalStack's free plan has. */
  readonly gateway: 'http' | 'rest';
  /** The screens' port; API, photos and partners follow it as at `npm start`. */
  readonly port: number;
  /** The emulator's address for browsers, which upload and download files there. */
  readonly aws: string;
  /** The payment partners' stand-ins, as functions reach them. */
  readonly partners: string;
};

/** Styles of @protomaps/basemaps, and the name of the PMTiles extract in the bucket of maps (runbook.md, 'The map'). */
export type StreetMap = {
  readonly extract: string;
  readonly light: 'light' | 'white' | 'grayscale';
  readonly dark: 'dark' | 'black';
};

export type Stage = {
  readonly name: StageName;
  /** On an emulator instead of AWS: no edge, no DNS, nothing in another region. */
  readonly emulator: Emulator | undefined;
  /** One European region holds everything but the certificate and the firewall. */
  readonly region: string;
  /** The web's host; the API and the photos have their own hosts under it. */
  readonly domain: string;
  /** The firewall costs about 8 dollars a month, used or not. */
  readonly hasFirewall: boolean;
  /** The table cannot be deleted by mistake. */
  readonly isProtected: boolean;
  readonly logKeptDays: 7 | 30 | 90;
  /** How many requests a second the gateway lets through, and how many at once. */
  readonly requestsPerSecond: number;
  readonly requestBurst: number;
  /** The most copies of a function that run at once, so that a flood of reports leaves room for clocking in. */
  readonly reportsAtOnce: number | undefined;
  /**
   * Numbers of the keys whose photo addresses are answered; the last one signs. Add a new one before removing the
   * old.
   */
  readonly photoKeys: readonly [number, ...number[]];
  /** The map of streets; undefined: screens draw what they know of a place, without streets. */
  readonly map: StreetMap | undefined;
  /** The trial's form asks for a phone number. */
  readonly asksTrialPhone: boolean;
  /** A card reseller's webhook signed longer ago, or further ahead, is refused. */
  readonly webhookToleranceSeconds: number;
};

/** Each stage lives in an AWS account of its own, so names need no stage to be unique. */
const stages: Readonly<Record<StageName, Stage>> = {
  dev: {
    name: 'dev',
    emulator: undefined,
    region: 'eu-central-1',
    domain: `dev.${site.domain}`,
    hasFirewall: false,
    isProtected: false,
    logKeptDays: 7,
    requestsPerSecond: 100,
    requestBurst: 200,
    reportsAtOnce: undefined,
    photoKeys: [1],
    map: { extract: 'reykjavik-2026-11.pmtiles', light: 'light', dark: 'dark' },
    asksTrialPhone: false,
    webhookToleranceSeconds: 5,
  },
  prod: {
    name: 'prod',
    emulator: undefined,
    region: 'eu-central-1',
    domain: site.domain,
    hasFirewall: true,
    isProtected: true,
    logKeptDays,
    requestsPerSecond: 1000,
    requestBurst: 2000,
    reportsAtOnce: 50,
    photoKeys: [1],
    map: { extract: 'europe-2026-11.pmtiles', light: 'light', dark: 'dark' },
    asksTrialPhone: false,
    webhookToleranceSeconds: 5,
  },
};

/** A server on this machine, this many ports after the screens'. */
const here = ({ port }: Emulator, after: number): string => `http://127.0.0.1:${port + after}`;
const webOrigin = ({ domain, emulator }: Stage): string =>
  emulator ? here(emulator, 0) : `https://${domain}`;
/** The site of each region, by the host that `regionOfHost` reads. */
export const regionHosts = (stage: Stage): readonly string[] =>
  regionNames.map((name) => `${name}.${stage.domain}`);
/**
 * The other name of a copy on one machine: browsers make passkeys for a host with a name, never for an address.
 */
export const namedOrigin = (port: number): string => `http://localhost:${port}`;
/** Our own pages' origins; mails lead to the first. */
export const webOrigins = (stage: Stage): string[] => [
  webOrigin(stage),
  ...(stage.emulator
    ? [namedOrigin(stage.emulator.port)]
    : regionHosts(stage).map((host) => `https://${host}`)),
];
export const apiOrigin = (stage: Stage): string =>
  stage.emulator ? here(stage.emulator, 1) : `https://${apiHost(stage)}`;
export const photoOrigin = (stage: Stage): string =>
  stage.emulator ? here(stage.emulator, 4) : `https://${photoHost(stage)}`;
/** The folder of extracts on the web's host, and the prefix of their objects. */
export const mapFolder = 'map/';
/** The map settings in the web configuration that screens read. */
export const mapSettings = ({ extract, light, dark }: StreetMap) => ({
  tiles: `/${mapFolder}${extract}`,
  light,
  dark,
});
export const apiHost = (stage: Stage): string => `api.${stage.domain}`;
export const photoHost = (stage: Stage): string => `photos.${stage.domain}`;
export const mailFrom = (stage: Stage): string => `${productName} <no-reply@${stage.domain}>`;
/** The bank-debit partner: real claims on prod only. */
export const paydayOrigin = ({ name, emulator }: Stage): string => {
  if (emulator) return `${emulator.partners}/payday`;
  return name === 'prod' ? 'https://api.payday.is' : 'https://api.test.payday.is';
};
/** The card reseller: dev takes test cards only. */
export const paddleOrigin = ({ name, emulator }: Stage): string => {
  if (emulator) return `${emulator.partners}/paddle`;
  return name === 'prod' ? 'https://api.paddle.com' : 'https://sandbox-api.paddle.com';
};
/** Where the overlay comes from: its script and styles, and the frame in which the card is typed. */
export const paddleScriptOrigin = ({ emulator }: Stage): string =>
  emulator ? here(emulator, 5) : 'https://cdn.paddle.com';
export const paddleFrameOrigin = (stage: Stage): string =>
  stage.name === 'prod' ? 'https://buy.paddle.com' : 'https://sandbox-buy.paddle.com';
/** SSM parameters that hold the secrets the functions read. */
export const secretsPrefix = (stage: Stage): string => `/${service}/${stage.name}/secrets`;
/** SSM parameters that a deployment reads: created once by hand, see runbook.md. */
export const deployParameter = (stage: Stage, name: string): string =>
  `/${service}/${stage.name}/deploy/${name}`;

/** The stage called `name`; otherwise throws with the choices. */
export function stageOf(name: unknown): Stage {
  const found = stageNames.find((one) => one === name);
  if (!found)
    throw new Error(`there is no stage ${String(name)}: choose -c stage=${stageNames.join(' or ')}`);
  return stages[found];
}

/** The default address of an emulator. */
export const emulatorOrigin = 'http://127.0.0.1:4566';

/** The same stage on an emulator. */
export const emulated = (stage: Stage, said: Partial<Emulator> = {}): Stage => {
  const { gateway = 'http', port = 4400, aws = emulatorOrigin } = said;
  const partners = said.partners ?? `http://127.0.0.1:${port + 5}`;
  return {
    ...stage,
    emulator: { gateway, port, aws, partners },
    hasFirewall: false,
    isProtected: false,
    // An emulator has no edge, and its front no maps.
    map: undefined,
  };
};
