// The parameters an AWS account needs before a stage is deployed: type, and where to get each.

import { deployParameter, secretsPrefix, type Stage } from '#infra/stages.ts';

export type RequiredParameter = {
  readonly name: string;
  readonly kind: 'String' | 'SecureString';
  /** Where to get its value. */
  readonly from: string;
  /** Another region that also reads it. */
  readonly alsoIn?: 'us-east-1';
};

/** Created by hand, once; infra/runbook.md, First deployment, has the commands. */
export function parametersByHand(stage: Stage): readonly RequiredParameter[] {
  const secret = (name: string, from: string): RequiredParameter => ({
    name: `${secretsPrefix(stage)}/${name}`,
    kind: 'SecureString',
    from,
  });
  return [
    {
      name: deployParameter(stage, 'hosted-zone-id'),
      kind: 'String',
      from: 'Route 53: the id of the DNS zone of the domain',
      alsoIn: 'us-east-1',
    },
    ...stage.photoKeys.map(
      (number): RequiredParameter => ({
        name: deployParameter(stage, `photo-public-key-${number}`),
        kind: 'String',
        from: 'openssl: the public half of the photo key',
      }),
    ),
    secret('photo-private-key', 'openssl: the private half of the photo key'),
    secret('edge-secret', 'openssl: 32 random bytes'),
    secret('token-key', 'openssl: 32 random bytes; keep a copy'),
    secret('payday-client', 'Payday: the settings of our own account'),
    secret('paddle', 'Paddle: Developer tools'),
  ];
}

/** Outputs of the edge stack for the other stacks, with their parameter names. */
export const parametersByEdge = (stage: Stage): Readonly<Record<string, string>> => ({
  CertificateArn: deployParameter(stage, 'certificate-arn'),
  ...(stage.hasFirewall ? { FirewallArn: deployParameter(stage, 'firewall-arn') } : {}),
});
