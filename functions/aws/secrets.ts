// Secrets from SSM parameters, read once per running function.

import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';

/** `token-key` seals and hashes employee passwords; `photo-private-key` signs photo addresses. */
export type SecretName = 'token-key' | 'photo-private-key';
export type Secrets = { get: (name: SecretName) => Promise<string> };

export function openSecrets(prefix: string): Secrets {
  const client = new SSMClient({});
  const known = new Map<SecretName, Promise<string>>();
  const read = async (name: SecretName): Promise<string> => {
    const { Parameter } = await client.send(
      new GetParameterCommand({ Name: `${prefix}/${name}`, WithDecryption: true }),
    );
    if (!Parameter?.Value || Parameter.Value.length < 32)
      throw new Error(`the secret ${name} is missing or too short`);
    return Parameter.Value;
  };
  return {
    get: (name) => {
      const value = known.get(name) ?? read(name);
      known.set(name, value);
      // A failed read is tried again by the next request.
      value.catch(() => known.delete(name));
      return value;
    },
  };
}
