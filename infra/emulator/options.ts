// The options after `npm run localstack:deploy --`, and the emulator's address.

import { parseArgs } from 'node:util';
import { portOf, webPortDefault } from '#infra/local/options.ts';
import { reasonOf, Refusal } from '#infra/local/refusal.ts';
import { emulatorOrigin } from '#infra/stages.ts';

export type DeployOptions = {
  /** The emulator, without a slash at the end. */
  readonly aws: string;
  readonly gateway: 'http' | 'rest';
  /** The screens' port; API, outbox, photos and partners follow it as at `npm start`. */
  readonly port: number;
  /** The payment partners' stand-ins, as functions reach them. */
  readonly partners: string;
  readonly isJson: boolean;
  /** No demo. */
  readonly isEmpty: boolean;
  /** Neither builds nor serves the screens. */
  readonly isWithoutWeb: boolean;
};

export const help = `Deploys Stund to LocalStack or its like, at AWS_ENDPOINT_URL (default ${emulatorOrigin}).

  npm run localstack:deploy                    bootstrap, deploy every stack, fill in the demo, serve the screens
  npm run localstack:deploy -- --api rest      with a REST API: LocalStack's free plan has no HTTP API
  npm run localstack:deploy -- --port 4500     the screens' port (default ${webPortDefault}); API +1, outbox +2, photos +4
  npm run localstack:deploy -- --partners URL  where functions find the partners' stand-ins (default: port +5 of this
                                               machine; from a container http://host.docker.internal:4405)
  npm run localstack:deploy -- --empty         no demo
  npm run localstack:deploy -- --without-web   neither build nor serve the screens
  npm run localstack:deploy -- --json          when done, print one line of JSON to standard output
`;

function gatewayOf(text: string | undefined): 'http' | 'rest' {
  if (text === undefined || text === 'http') return 'http';
  if (text === 'rest') return 'rest';
  throw new Refusal(`--api must be http or rest, not "${text}".`);
}

function originOf(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Refusal(`AWS_ENDPOINT_URL must be an origin such as ${emulatorOrigin}, not "${text}".`);
  // With an IP address the SDK puts the bucket into the path; a host name would need DNS for it.
  return url.origin.replace('//localhost', '//127.0.0.1');
}

/** The options of a command line; 'help' when it was requested. */
export function deployOptionsOf(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): DeployOptions | 'help' {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        api: { type: 'string' },
        port: { type: 'string' },
        partners: { type: 'string' },
        empty: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        'without-web': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return 'help';
    const port = portOf(values.port);
    return {
      aws: originOf(environment['AWS_ENDPOINT_URL'] || emulatorOrigin),
      gateway: gatewayOf(values.api),
      port,
      partners: values.partners ?? `http://127.0.0.1:${port + 5}`,
      isJson: values.json,
      isEmpty: values.empty,
      isWithoutWeb: values['without-web'],
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${reasonOf(error)} See npm run localstack:deploy -- --help.`, error);
  }
}
