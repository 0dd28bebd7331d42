// `npm run deploy -- --stage dev|prod`: releases to AWS, the first time too. Where a person must act first, it says
// what to do and changes nothing.

import { execFileSync } from 'node:child_process';
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

/** Runs a program and shows its output. */
function run(program: string, ...words: string[]): void {
  try {
    execFileSync(program, words, { cwd: rootFolder, stdio: 'inherit' });
  } catch (error) {
    throw new Refusal(`${program} ${words.slice(0, 2).join(' ')} failed: what it said is above.`, error);
  }
}

/** The AWS CLI's answer; undefined when it fails. */
function asked(...words: string[]): unknown {
  try {
    const text = execFileSync('aws', [...words, '--output', 'json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new Refusal('The AWS CLI is not installed: the deployment needs it to speak to the account.');
    return undefined;
  }
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
  if (asked('sts', 'get-caller-identity') === undefined)
    throw new Refusal('No account of AWS answers: log in, and name it by AWS_PROFILE. Nothing was changed.');
}

const parameter = z.object({ Parameter: z.object({ Value: z.string() }) });
function valueOf(name: string, region: string): string | undefined {
  const words = ['ssm', 'get-parameter', '--with-decryption', '--name', name, '--region', region];
  return parameter.safeParse(asked(...words)).data?.Parameter.Value;
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
function deployed(stage: Stage, stacks: readonly string[], ...words: string[]): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'stund-deploy-'));
  try {
    const file = join(folder, 'outputs.json');
    run('cdk', 'deploy', ...stacks, '-c', `stage=${stage.name}`, '--outputs-file', file, ...words);
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
    run('aws', 'ssm', 'put-parameter', ...words, '--region', stage.region);
  }
}

const stacksSaid = z.object({ Stacks: z.array(z.object({ StackStatus: z.string() })) });
/** A stack in these states failed at its first creation: the CDK deletes it and creates it again without its parameters. */
const neverMade = /^(?:ROLLBACK|REVIEW|DELETE)_/;

/** CloudFormation keeps the edge's secret after this. */
function edgeSecret(stage: Stage): string[] {
  const stackName = `${service}-${stage.name}-api`;
  const words = ['--stack-name', stackName, '--region', stage.region];
  const said = stacksSaid.safeParse(asked('cloudformation', 'describe-stacks', ...words)).data;
  const status = said?.Stacks[0]?.StackStatus;
  if (status !== undefined && !neverMade.test(status)) return [];
  const secret = valueOf(`${secretsPrefix(stage)}/edge-secret`, stage.region) ?? '';
  return ['--parameters', `${stackName}:edgesecret=${secret}`];
}

function publishScreens(stage: Stage, { FilesBucket, WebDistribution }: Record<string, string>): void {
  if (!FilesBucket || !WebDistribution) throw new Error('the stacks name no bucket or no distribution');
  run('npm', 'run', 'build');
  // Files of earlier releases stay, for pages that are still open.
  const place = `s3://${FilesBucket}`;
  run('aws', 's3', 'sync', '.build/web', place, '--exclude', '*.map', '--region', stage.region);
  const words = ['--distribution-id', WebDistribution, '--paths', '/*', '--region', edgeRegion];
  run('aws', 'cloudfront', 'create-invalidation', ...words);
}

function release(stage: Stage): string {
  // The stage's own checks run before any call to AWS.
  build({ stage: stage.name, isBundled: false });
  requireAccount();
  requireHanded(stage);
  deployEdge(stage);
  const outputs = deployed(stage, ['--all'], ...edgeSecret(stage));
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
