// `npm run deploy -- --stage dev|prod`: releases to AWS, the first time too. Where a person must act first, it says
// what to do and changes nothing.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { build } from '#infra/app.ts';
import { type RequiredParameter, parametersByEdge, parametersByHand } from './required-parameters.ts';
import { codeOf, reasonOf, Refusal } from '#infra/local/refusal.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { secretsPrefix, service, type Stage, stageOf } from '#infra/stages.ts';

const edgeRegion = 'us-east-1';

const help = `Releases Stund to the AWS account that AWS_PROFILE names, the first time too.

  npm run deploy -- --stage dev    the edge (certificate, firewall), every stack, the screens
  npm run deploy -- --stage prod   the same; refused while shared/site.ts holds placeholders

What the account lacks is named, with who issues it, and nothing is changed. infra/runbook.md, First deployment, has the steps.
`;

/**
 * Runs a program and shows its output. Secrets are passed in its environment, which other users of this machine
 * cannot read.
 */
function run(program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  try {
    execFileSync(program, words, { cwd: rootFolder, stdio: 'inherit', env: { ...process.env, ...env } });
  } catch (error) {
    throw new Refusal(`${program} ${words.slice(0, 2).join(' ')} failed: what it said is above.`, error);
  }
}

/** The AWS CLI's answer; undefined when it says in the words of `absent` that there is none. Other failures end the release. */
function asked(words: readonly string[], absent?: string): unknown {
  const { error, status, stdout, stderr } = spawnSync('aws', [...words, '--output', 'json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (codeOf(error) === 'ENOENT')
    throw new Refusal('The AWS CLI is not installed: the deployment needs it to speak to the account.');
  if (error) throw error;
  if (status === 0) return stdout.trim() === '' ? {} : JSON.parse(stdout);
  if (absent !== undefined && stderr.includes(absent)) return undefined;
  throw new Refusal(`aws ${words.slice(0, 2).join(' ')} failed: ${stderr.trim()}`);
}

/** Undefined: help was asked for. */
function stageAsked(): Stage | undefined {
  const { values } = parseArgs({ options: { stage: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return undefined;
  if (values.stage === undefined)
    throw new Refusal('Say which stage: npm run deploy -- --stage dev or prod.');
  return stageOf(values.stage);
}

function requireAccount(): void {
  try {
    asked(['sts', 'get-caller-identity']);
  } catch (error) {
    const advice = 'No account of AWS answers: log in, and name it by AWS_PROFILE. Nothing was changed.';
    throw new Refusal(`${advice}\n${reasonOf(error)}`, error);
  }
}

const parameter = z.object({ Parameter: z.object({ Value: z.string() }) });
function valueOf(name: string, region: string): string | undefined {
  const words = ['ssm', 'get-parameter', '--with-decryption', '--name', name, '--region', region];
  return parameter.safeParse(asked(words, '(ParameterNotFound)')).data?.Parameter.Value;
}

/** Lists missing parameters with where to get each. */
function requireHanded(stage: Stage): void {
  const places = ({ alsoIn }: RequiredParameter) => [stage.region, ...(alsoIn ? [alsoIn] : [])];
  const missing = parametersByHand(stage).flatMap((one) =>
    places(one)
      .filter((region) => valueOf(one.name, region) === undefined)
      .map((region) => `  ${one.name} (${one.kind}, ${region}): ${one.from}`),
  );
  if (missing.length > 0)
    throw new Refusal(
      `The account lacks parameters; infra/runbook.md, First deployment, says how they are made:\n${missing.join('\n')}\nNothing was changed.`,
    );
}

const stackOutputs = z.record(z.string(), z.record(z.string(), z.string()));

/** Deploys stacks; returns their outputs. */
function deployed(
  stage: Stage,
  stacks: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'stund-deploy-'));
  try {
    const file = join(folder, 'outputs.json');
    run('cdk', ['deploy', ...stacks, '-c', `stage=${stage.name}`, '--outputs-file', file], env);
    const said = stackOutputs.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.assign({}, ...Object.values(said));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Deploys certificate and firewall, and stores their ARNs where the other stacks read them. */
function deployEdge(stage: Stage): void {
  const outputs = deployed(stage, [`${service}-${stage.name}-edge`]);
  for (const [output, name] of Object.entries(parametersByEdge(stage))) {
    const value = outputs[output];
    if (value === undefined) throw new Error(`the edge stack has no output ${output}`);
    if (valueOf(name, stage.region) === value) continue;
    const words = ['--overwrite', '--type', 'String', '--name', name, '--value', value];
    run('aws', ['ssm', 'put-parameter', ...words, '--region', stage.region]);
  }
}

const stacksSaid = z.object({ Stacks: z.array(z.object({ StackStatus: z.string() })) });
/** A stack in these states failed at its first creation: the CDK deletes it and creates it again without its parameters. */
const neverMade = /^(?:ROLLBACK|REVIEW|DELETE)_/;

/** CloudFormation keeps the edge's secret after this. The CDK reads its options from the environment too. */
function edgeSecret(stage: Stage): Record<string, string> {
  const stackName = `${service}-${stage.name}-api`;
  const words = ['cloudformation', 'describe-stacks', '--stack-name', stackName, '--region', stage.region];
  const said = stacksSaid.safeParse(asked(words, 'does not exist')).data;
  const status = said?.Stacks[0]?.StackStatus;
  if (status !== undefined && !neverMade.test(status)) return {};
  const secret = valueOf(`${secretsPrefix(stage)}/edge-secret`, stage.region) ?? '';
  return { CDK_PARAMETERS: `${stackName}:edgesecret=${secret}` };
}

function publishScreens(stage: Stage, { FilesBucket, WebDistribution }: Record<string, string>): void {
  if (!FilesBucket || !WebDistribution) throw new Error('the stacks name no bucket or no distribution');
  run('npm', ['run', 'build']);
  // Files of earlier releases stay, for pages that are still open.
  const place = `s3://${FilesBucket}`;
  run('aws', ['s3', 'sync', '.build/web', place, '--exclude', '*.map', '--region', stage.region]);
  const words = ['--distribution-id', WebDistribution, '--paths', '/*', '--region', edgeRegion];
  run('aws', ['cloudfront', 'create-invalidation', ...words]);
}

function release(stage: Stage): string {
  // The stage's own checks run before any call to AWS.
  build({ stage: stage.name });
  requireAccount();
  requireHanded(stage);
  deployEdge(stage);
  const outputs = deployed(stage, ['--all'], edgeSecret(stage));
  publishScreens(stage, outputs);
  return `\n  web  ${outputs['WebUrl']}\n  API  ${outputs['ApiUrl']}\n`;
}

try {
  const stage = stageAsked();
  process.stdout.write(stage ? release(stage) : help);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
