// Replaces the SDK's endpoint discovery: DynamoDB's address follows from its region.

export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: (): undefined => undefined,
  configFileSelector: (): undefined => undefined,
  default: undefined,
};
export const resolveEndpointDiscoveryConfig = <Config extends object>(config: Config): Config => config;
