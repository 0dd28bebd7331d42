// The options after `npm start --`, their defaults, and the help text.

import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, reasonOf } from './refusal.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { type RegionName, regionNamed, regionNames } from '#shared/model/company/region.ts';

export const webPortDefault = 4400;
const dataFolderDefault = '.data';
const webPortMax = 65_535 - 5;

export type Options = {
  /** The web's port; the others follow it. */
  readonly port: number;
  /** Absolute path of the folder that keeps everything between starts. */
  readonly dataFolder: string;
  /** Whose site the screens are: its prices, days and language; undefined for the root. */
  readonly region: RegionName | undefined;
  /** Empty the data folder first. */
  readonly isReset: boolean;
  /** Start without the demo companies. */
  readonly isEmpty: boolean;
  /** When ready, print one line of JSON to standard output. */
  readonly isJson: boolean;
  /** Reload screens and handlers when their files change. */
  readonly isDev: boolean;
  /** Neither builds nor serves the screens: the API alone. */
  readonly isWithoutWeb: boolean;
};

export const help = `Stund on this machine: the API, the screens and an embedded cloud. No account needed.

  npm start                       start; the first start builds the screens and three demo companies
  npm start -- --port 4500        the web's port (default ${webPortDefault}); API +1, outbox +2, AWS +3, photos +4,
                                  payment partners +5
  npm start -- --data DIR         keep the data in DIR (default ${dataFolderDefault})
  npm start -- --region is        the site of a region: ${regionNames.join(', ')}
  npm start -- --reset            delete the data first
  npm start -- --empty            no demo in a new data folder
  npm start -- --json             when ready, print one line of JSON to standard output
  npm start -- --without-web      the API alone, without the screens
  npm run dev                     the same as npm start -- --dev: reloads screens and handlers when you save
  npm start -- --help             this text
`;

/** The web's port; the other parts have the five after it. */
export function portOf(text: string | undefined): number {
  if (text === undefined) return webPortDefault;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= webPortMax) return port;
  throw new Refusal(`--port must be a whole number from 1 to ${webPortMax}, not "${text}".`);
}

function folderOf(text: string | undefined, workingFolder: string): string {
  if (text === undefined) return join(rootFolder, dataFolderDefault);
  if (text.trim() === '') throw new Refusal('--data needs a folder, such as --data mine.');
  return resolve(workingFolder, text);
}

function regionOf(text: string | undefined): RegionName | undefined {
  if (text === undefined) return undefined;
  const region = regionNamed(text);
  if (region) return region.name;
  throw new Refusal(`--region must be one of ${regionNames.join(', ')}, not "${text}".`);
}

/** The options of a command line; 'help' when it was requested. */
export function optionsOf(words: readonly string[], workingFolder: string): Options | 'help' {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        region: { type: 'string' },
        reset: { type: 'boolean', default: false },
        empty: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        'without-web': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    return {
      port: portOf(values.port),
      dataFolder: folderOf(values.data, workingFolder),
      region: regionOf(values.region),
      isReset: values.reset,
      isEmpty: values.empty,
      isJson: values.json,
      isDev: values.dev,
      isWithoutWeb: values['without-web'],
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${reasonOf(error)}: see npm start -- --help.`, error);
  }
}
