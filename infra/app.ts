// The application: the stacks of a stage, wired in the order they need each other.

import { join } from 'node:path';
import { App, type StackProps, Tags } from 'aws-cdk-lib';
import { sitePlaceholders } from '#shared/site.ts';
import { type Checks, guard } from './findings.ts';
import { buildFolder } from './parts/build-places.ts';
import { type FunctionCode, noCode } from './parts/code/function-code.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { EdgeStack } from './stacks/edge.ts';
import { WatchStack } from './stacks/watch.ts';
import { WebStack } from './stacks/web.ts';
import { WorkersStack } from './stacks/workers.ts';
import {
  type Architecture,
  type Emulator,
  emulated,
  type Stage,
  type StageName,
  service,
  stageOf,
} from './stages.ts';

export type BuildOptions = {
  readonly stage?: StageName;
  readonly architecture?: Architecture;
  /** For LocalStack and similar; `emulatorOf` reads it from the command line. */
  readonly emulator?: Partial<Emulator>;
  /** The checks of every synthesis; absent: neither they nor CloudFormation's own validator run. */
  readonly checks?: Checks;
  readonly outputFolder?: string;
  /** Fields of shared/site.ts that still hold invented values. */
  readonly placeholders?: readonly string[];
};

const architectureOf = (value: unknown): Architecture => {
  if (value === 'arm64' || value === 'x86_64') return value;
  throw new Error(`there is no architecture ${String(value)}: choose -c architecture=arm64 or x86_64`);
};

/**
 * The command line's options for an emulator: `-c target=emulator` (or localstack), `-c api=rest` for an emulator only,
 * and addresses: `-c port=4400 -c aws=http://127.0.0.1:4566 -c partners=http://127.0.0.1:4405`.
 */
function emulatorOf({ node }: App): Partial<Emulator> | undefined {
  const said = (name: string): string | undefined => {
    const value: unknown = node.tryGetContext(name);
    if (value === undefined || typeof value === 'string') return value;
    return JSON.stringify(value);
  };
  const [target, api = 'http', port, aws, partners] = ['target', 'api', 'port', 'aws', 'partners'].map(said);
  if (api !== 'http' && api !== 'rest') throw new Error(`there is no API ${api}: choose -c api=http or rest`);
  if (target === undefined && api === 'http') return undefined;
  if (target !== undefined && target !== 'emulator' && target !== 'localstack')
    throw new Error(`there is no target ${target}: choose -c target=emulator, or none for AWS`);
  return {
    gateway: api,
    ...(port === undefined ? {} : { port: Number(port) }),
    ...(aws === undefined ? {} : { aws }),
    ...(partners === undefined ? {} : { partners }),
  };
}

/** The CDK's feature flags; here instead of cdk.json, so that every reader of the templates uses the same. */
const switches = {
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:target-partitions': ['aws'],
  // Findings of CloudFormation's validator are errors, not warnings.
  '@aws-cdk/core:validateAgainstDefaultRules': true,
  // An export that another stack uses cannot be removed.
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/aws-iam:minimizePolicies': true,
};

/** What the options and the command line ask for. */
type Plan = { readonly app: App; readonly stage: Stage; readonly processor: Architecture };

function planned(options: BuildOptions): Plan {
  const app = new App({
    context: switches,
    analyticsReporting: false,
    treeMetadata: false,
    ...(options.outputFolder ? { outdir: options.outputFolder } : {}),
    builtinCloudFormationValidation: options.checks !== undefined,
  });
  const asked = stageOf(options.stage ?? app.node.tryGetContext('stage') ?? 'dev');
  const emulator = options.emulator ?? emulatorOf(app);
  const stage = emulator ? emulated(asked, emulator) : asked;
  refusePlaceholders(stage, options.placeholders ?? sitePlaceholders);
  const processor = architectureOf(options.architecture ?? app.node.tryGetContext('architecture') ?? 'arm64');
  return { app, stage, processor };
}

/** Builds the application of one stage, ready to be synthesized; its functions have no code. Needs no AWS account. */
export const build = (options: BuildOptions = {}): App => wired(planned(options), options.checks, noCode);

/** The same with code; without it when the CDK needs no stack bundled. */
export async function buildWithCode(options: BuildOptions = {}): Promise<App> {
  const plan = planned(options);
  const bundlingStacks: unknown = plan.app.node.tryGetContext('aws:cdk:bundling-stacks');
  if (Array.isArray(bundlingStacks) && bundlingStacks.length === 0)
    return wired(plan, options.checks, noCode);
  // Imported here so that those who only read the templates do not load the bundler.
  const { bundledCode } = await import('./parts/code/bundled-code.ts');
  const code = await bundledCode(join(buildFolder, 'functions'), plan.processor);
  return wired(plan, options.checks, code);
}

function wired({ app, stage, processor }: Plan, checks: Checks | undefined, code: FunctionCode): App {
  const named = (name: string) => `${service}-${stage.name}-${name}`;
  const props = { env: { region: stage.region }, terminationProtection: stage.isProtected };
  const data = new DataStack(app, named('data'), stage, props);
  const { table, photos, exports, objects } = data;
  const atEdge = stage.emulator ? undefined : edgeOf(app, named, stage, data, props);
  const photoKeyPairId = atEdge?.photoKeyPairId ?? 'emulated';
  const given = { stage, table, photos, exports, objects, photoKeyPairId };
  const workers = new WorkersStack(app, named('workers'), given, code, processor, props);
  const { api } = new ApiStack(app, named('api'), stage, { cloud: workers.cloud, code, processor }, props);
  if (api) {
    new WatchStack(app, named('watch'), stage, { api, table, queues: workers.queues }, props);
  }

  guard(app, stage, checks);
  Tags.of(app).add('service', service);
  Tags.of(app).add('stage', stage.name);
  return app;
}

/** Fails for prod while shared/site.ts has placeholders, such as an invented phone number. */
function refusePlaceholders(stage: Stage, placeholders: readonly string[]): void {
  if (stage.name !== 'prod' || stage.emulator || placeholders.length === 0) return;
  throw new Error(
    `prod needs real values in shared/site.ts; placeholders are left: ${placeholders.join(', ')}`,
  );
}

/** The stack in us-east-1, where CloudFront requires its certificate and firewall. */
function edgeOf(
  app: App,
  named: (name: string) => string,
  stage: Stage,
  data: DataStack,
  props: StackProps,
): WebStack {
  new EdgeStack(app, named('edge'), stage, { ...props, env: { region: 'us-east-1' } });
  return new WebStack(app, named('web'), stage, data, props);
}

if (import.meta.main) {
  // Imported here so that tests that only read the templates do not load cdk-nag.
  const { checks } = await import('./checks.ts');
  const app = await buildWithCode(process.env['CDK_VALIDATION'] === 'false' ? {} : { checks });
  app.synth();
}
