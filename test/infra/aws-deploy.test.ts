// `npm run deploy` walked with stand-ins for the programs that speak to an account: what it asks for, does and refuses.

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parametersByEdge, parametersByHand } from '#infra/aws/required-parameters.ts';
import { rootFolder } from '#infra/parts/build-places.ts';
import { stageNames, stageOf } from '#infra/stages.ts';
import { templatesOf } from './templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'stund-programs-'));
const log = join(folder, 'log');
const account = join(folder, 'account.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each program writes down how it was called; `aws` knows the parameters and stacks of account.json, or why it fails. */
const program = `#!${process.execPath}
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs');
const [, path, ...words] = process.argv;
const name = path.split('/').at(-1);
const handed = process.env.CDK_PARAMETERS ? ' CDK_PARAMETERS=' + process.env.CDK_PARAMETERS : '';
appendFileSync(${JSON.stringify(log)}, name + ' ' + words.join(' ') + handed + '\\n');
const fail = (why) => {
  console.error('\\nAn error occurred ' + why);
  process.exit(254);
};
const known = JSON.parse(readFileSync(${JSON.stringify(account)}, 'utf8'));
const after = (flag) => words[words.indexOf(flag) + 1];
if (name === 'cdk') writeFileSync(after('--outputs-file'), JSON.stringify({ some: known.outputs }));
if (name === 'aws' && !known.isThere) fail('Unable to locate credentials');
if (known.failing?.[words[1]]) fail(known.failing[words[1]]);
if (words[1] === 'get-parameter') {
  const value = known.parameters[after('--region') + ' ' + after('--name')];
  if (value === undefined) fail('(ParameterNotFound) when calling the GetParameter operation: ');
  console.log(JSON.stringify({ Parameter: { Value: value } }));
} else if (words[1] === 'describe-stacks') {
  if (known.status === undefined)
    fail('(ValidationError) when calling the DescribeStacks operation: Stack with id x does not exist');
  console.log(JSON.stringify({ Stacks: [{ StackStatus: known.status }] }));
} else if (name === 'aws') console.log('{}');
`;
for (const name of ['aws', 'cdk', 'npm']) {
  writeFileSync(join(folder, name), program);
  chmodSync(join(folder, name), 0o755);
}

const dev = stageOf('dev');
const everyParameter = Object.fromEntries(
  parametersByHand(dev).flatMap(({ name, alsoIn }) =>
    [dev.region, ...(alsoIn ? [alsoIn] : [])].map((region) => [`${region} ${name}`, `value of ${name}`]),
  ),
);
const whole = {
  isThere: true,
  parameters: everyParameter,
  outputs: {
    CertificateArn: 'arn:certificate',
    FilesBucket: 'files',
    WebDistribution: 'E1',
    WebUrl: 'https://web',
    ApiUrl: 'https://api',
  },
};
beforeEach(() => writeFileSync(log, ''));

function deploy(known: object, ...words: string[]) {
  writeFileSync(account, JSON.stringify(known));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['infra/aws/deploy.ts', ...words], {
    cwd: rootFolder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
  });
  const calls = readFileSync(log, 'utf8').trim().split('\n').filter(Boolean);
  return { status, stdout, stderr, done: calls.filter((call) => !/^aws \S+ (?:get|describe)-/.test(call)) };
}

describe('npm run deploy', () => {
  it('of an account with its parameters deploys the edge, hands its outputs over, then all, then the screens', () => {
    const { status, stdout, done } = deploy(whole, '--stage', 'dev');
    expect(done.map((call) => call.replace(/ --outputs-file \S+/, ''))).toEqual([
      'cdk deploy stund-dev-edge -c stage=dev',
      'aws ssm put-parameter --overwrite --type String --name /stund/dev/deploy/certificate-arn --value arn:certificate --region eu-central-1',
      'cdk deploy --all -c stage=dev CDK_PARAMETERS=stund-dev-api:edgesecret=value of /stund/dev/secrets/edge-secret',
      'npm run build',
      'aws s3 sync .build/web s3://files --exclude *.map --region eu-central-1',
      'aws cloudfront create-invalidation --distribution-id E1 --paths /* --region us-east-1',
    ]);
    expect([status, stdout]).toEqual([0, expect.stringContaining('https://web')]);
  });

  it('of a stage that runs hands over nothing twice: the secret stays with CloudFormation', () => {
    const kept = { [`eu-central-1 ${parametersByEdge(dev)['CertificateArn']}`]: 'arn:certificate' };
    const known = { ...whole, status: 'UPDATE_COMPLETE', parameters: { ...everyParameter, ...kept } };
    const { done } = deploy(known, '--stage', 'dev');
    expect(done.join('\n')).not.toMatch(/edgesecret|put-parameter/);
    expect(done).toHaveLength(5);
  });

  it.each(['ROLLBACK_COMPLETE', 'REVIEW_IN_PROGRESS'])(
    'after a first creation that failed (%s) hands the secret over again, because the CDK creates that stack again',
    (status) => {
      const { done } = deploy({ ...whole, status }, '--stage', 'dev');
      expect(done.join('\n')).toContain('stund-dev-api:edgesecret=value of');
    },
  );

  it.each([
    [
      'describe-stacks',
      '(ExpiredToken) when calling the DescribeStacks operation: The security token expired',
    ],
    ['describe-stacks', '(Throttling) when calling the DescribeStacks operation: Rate exceeded'],
    ['get-parameter', '(ThrottlingException) when calling the GetParameter operation: Rate exceeded'],
  ])('whose %s fails for another reason than absence stops with that reason: %s', (call, why) => {
    const { status, stderr, done } = deploy({ ...whole, failing: { [call]: why } }, '--stage', 'dev');
    expect([status, stderr]).toEqual([1, expect.stringContaining(why)]);
    expect(done.filter((words) => words.startsWith('cdk deploy --all'))).toEqual([]);
  });

  it('after --help says how it is used and changes nothing', () => {
    const { status, stdout, done } = deploy(whole, '--help');
    expect([status, done]).toEqual([0, []]);
    expect(stdout).toContain('npm run deploy -- --stage prod');
  });

  it('without its parameters names each and who issues it, and changes nothing', () => {
    const { status, stderr, done } = deploy({ ...whole, parameters: {} }, '--stage', 'dev');
    for (const { name, kind, from, alsoIn } of parametersByHand(dev))
      for (const region of [dev.region, ...(alsoIn ? [alsoIn] : [])])
        expect(stderr).toContain(`${name} (${kind}, ${region}): ${from}`);
    expect([status, done]).toEqual([1, []]);
  });

  it('without one of them, in one of its regions, names that one alone', () => {
    const { 'us-east-1 /stund/dev/deploy/hosted-zone-id': _, ...parameters } = everyParameter;
    const { status, stderr, done } = deploy({ ...whole, parameters }, '--stage', 'dev');
    expect(stderr.match(/\/stund\/dev\/.*/g)).toEqual([
      '/stund/dev/deploy/hosted-zone-id (String, us-east-1): Route 53: the id of the DNS zone of the domain',
    ]);
    expect([status, done]).toEqual([1, []]);
  });

  it('without an account, or without a stage, says so and changes nothing', () => {
    const signedOut = deploy({ ...whole, isThere: false }, '--stage', 'dev');
    expect(signedOut.stderr).toContain('No account of AWS answers');
    expect(signedOut.stderr).toContain('Unable to locate credentials');
    const nowhere = deploy(whole);
    expect(nowhere.stderr).toContain('npm run deploy -- --stage dev or prod');
    const elsewhere = deploy(whole, '--stage', 'staging');
    expect(elsewhere.stderr).toContain('there is no stage staging');
    for (const { status, done } of [signedOut, nowhere, elsewhere]) expect([status, done]).toEqual([1, []]);
  });
});

describe('what an account is handed', () => {
  const runbook = readFileSync(join(rootFolder, 'infra/runbook.md'), 'utf8');

  it.each(stageNames)('is every parameter that the templates of %s read', (stageName) => {
    const stage = stageOf(stageName);
    const read = [...templatesOf(stageName).stacks.values()].flatMap(({ Parameters }) =>
      Object.values(Parameters).flatMap(({ Type, Default }) =>
        Type === 'AWS::SSM::Parameter::Value<String>' && !String(Default).startsWith('/cdk-bootstrap/')
          ? [String(Default)]
          : [],
      ),
    );
    const byHand = parametersByHand(stage).flatMap(({ name, kind }) => (kind === 'String' ? [name] : []));
    expect(new Set(read)).toEqual(new Set([...byHand, ...Object.values(parametersByEdge(stage))]));
  });

  it('stands in the runbook by name, each with the command that makes it', () => {
    for (const { name, kind } of parametersByHand(dev))
      expect(runbook).toContain(`put ${kind} ${name.replace('/stund/dev/', '')} `);
  });
});
