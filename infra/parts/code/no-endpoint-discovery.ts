// Stands in for the SDK's discovery of endpoints: DynamoDB is where its region says, and nothing here asks otherwise.

export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: (): undefined => undefined,
  configFileSelector: (): undefined => undefined,
  default: undefined,
};
export const resolveEndpointDiscoveryConfig = <Config extends object>(config: Config): Config => config;
