// Bootstraps an emulator and deploys the synthesized stacks by `cdklocal`; returns their outputs.

import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { buildWithCode } from '#infra/app.ts';
import type { DeployOptions } from './options.ts';
import { account, region } from '#infra/local/site/template-values.ts';
import { runChild } from '#infra/local/child.ts';
import { buildFolder, rootFolder } from '#infra/parts/build-places.ts';
import type { Architecture } from '#infra/stages.ts';

/** The stacks' outputs, by name. */
const outputs = z.object({
  TableName: z.string(),
  PhotosBucket: z.string(),
  FilesBucket: z.string(),
  Gateway: z.string(),
  GatewayStage: z.string(),
});
export type StackOutputs = z.output<typeof outputs>;

const environment = (aws: string) => ({
  AWS_ENDPOINT_URL: aws,
  AWS_ENDPOINT_URL_S3: aws,
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  // cdklocal drops all other AWS_ variables, including the region.
  AWS_ENVAR_ALLOWLIST: 'AWS_REGION,AWS_DEFAULT_REGION',
});

const program = join(rootFolder, 'node_modules/aws-cdk-local/bin/cdklocal');
const cdklocal = (aws: string, folder: string, words: readonly string[]): Promise<void> =>
  runChild(
    [program, ...words, '--no-notices'],
    `cdklocal ${words[0]} failed: what it said is above.`,
    environment(aws),
    folder,
  );

/** An emulator runs functions on this machine's own processor. */
const processor = (): Architecture => (process.arch === 'arm64' ? 'arm64' : 'x86_64');

/** Bootstraps the emulator and deploys every stack to it. */
export async function deployStacks(
  { aws, gateway, port, partners }: DeployOptions,
  tell: (sentence: string) => void,
): Promise<StackOutputs> {
  await mkdir(buildFolder, { recursive: true });
  // A folder without cdk.json, so that bootstrapping does not synthesize again.
  const folder = await mkdtemp(join(buildFolder, 'emulator-'));
  try {
    tell('Bootstrapping');
    await cdklocal(aws, folder, ['bootstrap', `aws://${account}/${region}`]);
    tell('Bundling the functions and synthesizing the stacks');
    const app = await buildWithCode({
      emulator: { aws, gateway, port, partners },
      architecture: processor(),
      outputFolder: join(folder, 'cdk.out'),
    });
    app.synth();
    tell('Deploying');
    const words = ['--app', 'cdk.out', '--require-approval', 'never', '--outputs-file', 'outputs.json'];
    await cdklocal(aws, folder, ['deploy', '--all', ...words]);
    const said = z
      .record(z.string(), z.record(z.string(), z.string()))
      .parse(JSON.parse(await readFile(join(folder, 'outputs.json'), 'utf8')));
    return outputs.parse(Object.assign({}, ...Object.values(said)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
