// Replaces the SDK's search for its configuration: on Lambda it is in the environment. The search is 7 kB in every
// function and looks for two files in the home folder at each start.

type Environment = Readonly<Record<string, string | undefined>>;
type Value = string | number | boolean | undefined;
type Provider<T> = () => Promise<T>;
type Asked<T> = {
  readonly environmentVariableSelector: (environment: Environment) => T | undefined;
  readonly default: T | Provider<T>;
};

/** Read once: a function's environment never changes. */
export function loadConfig<T extends Value>(asked: Asked<T>): Provider<T> {
  let found: Promise<T> | undefined;
  const find = async (): Promise<T> => {
    const value = asked.environmentVariableSelector(process.env);
    if (value !== undefined) return value;
    return typeof asked.default === 'function' ? asked.default() : asked.default;
  };
  return () => (found ??= find());
}

export const SelectorType = { ENV: 'env', CONFIG: 'shared config entry' } as const;
export function booleanSelector(environment: Environment, name: string): boolean | undefined {
  const text = environment[name];
  if (text === undefined) return undefined;
  if (text !== 'true' && text !== 'false') throw new Error(`${name} is neither true nor false`);
  return text === 'true';
}

export const REGION_ENV_NAME = 'AWS_REGION';
export const NODE_REGION_CONFIG_OPTIONS: Asked<string> = {
  environmentVariableSelector: (environment) => environment[REGION_ENV_NAME],
  default: () => Promise.reject(new Error(`${REGION_ENV_NAME} is not set`)),
};
type RegionConfig = { readonly region?: string | Provider<string>; readonly useFipsEndpoint?: unknown };
export const resolveRegionConfig = <Config extends RegionConfig>(config: Config) => {
  const { region } = config;
  if (region === undefined) throw new Error('the client has no region');
  return Object.assign(config, {
    region: typeof region === 'string' ? () => Promise.resolve(region) : region,
    useFipsEndpoint: () => Promise.resolve(false),
  });
};

/** Retries and time limits are the client's defaults; no stage sets others. */
export const resolveDefaultsModeConfig = () => () => Promise.resolve('legacy');
const never: Asked<boolean> = { environmentVariableSelector: () => undefined, default: false };
export const NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS = never;
export const NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS = never;

/** Credentials that are not in the environment do not exist. */
export class CredentialsProviderError extends Error {
  override readonly name = 'CredentialsProviderError';
  readonly tryNextLink = false;
}
export class ProviderError extends Error {}

// Settings of files that are not searched.
export const REGION_INI_NAME = 'region';
export const NODE_REGION_CONFIG_FILE_OPTIONS = {};
export const CONFIG_PREFIX_SEPARATOR = '.';
