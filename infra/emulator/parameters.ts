// The SSM parameters of an emulated stage: its secrets, and the demo's logins, which mark the demo as filled.

import { GetParameterCommand, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import * as z from 'zod';
import { type DemoLogin, demoLogin } from '#infra/local/data-folder.ts';
import { secretParameters } from '#infra/local/secrets.ts';
import { secretsPrefix, service, type Stage } from '#infra/stages.ts';

export type Parameters = {
  readonly secret: (name: string) => Promise<string>;
  /** Creates missing secrets. Existing ones stay, because rows are encrypted with them. */
  readonly makeSecrets: () => Promise<void>;
  /** The demo's logins; undefined without a demo. */
  readonly demo: () => Promise<DemoLogin[] | undefined>;
  readonly keepDemo: (logins: readonly DemoLogin[]) => Promise<void>;
};

export function openParameters(stage: Stage): Parameters {
  const client = new SSMClient({});
  const prefix = secretsPrefix(stage);
  const demoName = `/${service}/${stage.name}/demo`;

  async function read(Name: string): Promise<string | undefined> {
    try {
      const { Parameter } = await client.send(new GetParameterCommand({ Name, WithDecryption: true }));
      return Parameter?.Value;
    } catch (error) {
      if (error instanceof Error && error.name === 'ParameterNotFound') return undefined;
      throw error;
    }
  }
  const write = async (Name: string, Value: string, Type: 'SecureString' | 'String'): Promise<void> =>
    void (await client.send(new PutParameterCommand({ Name, Value, Type, Overwrite: true })));

  return {
    secret: async (name) => {
      const value = await read(`${prefix}/${name}`);
      if (value === undefined) throw new Error(`the emulator has no secret ${name}`);
      return value;
    },
    makeSecrets: async () => {
      for (const [name, made] of Object.entries(secretParameters(prefix)))
        if ((await read(name)) === undefined)
          await write(name, typeof made === 'string' ? made : made(), 'SecureString');
    },
    demo: async () => {
      const kept = await read(demoName);
      return kept === undefined ? undefined : z.array(demoLogin).parse(JSON.parse(kept));
    },
    keepDemo: (logins) => write(demoName, JSON.stringify(logins), 'String'),
  };
}
