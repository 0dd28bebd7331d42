// What a deployment gets from outside the templates: SSM parameters created once by hand, see runbook.md.

import { CfnParameter } from 'aws-cdk-lib';
import { type IPublicHostedZone, PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { deployParameter, type Stage } from '#infra/stages.ts';

/** Names below `/stund/<stage>/deploy/`, with descriptions. */
const parameterTexts = {
  'hosted-zone-id': 'Id of the DNS zone of the domain',
  'certificate-arn': 'ARN of the certificate that the edge stack made in us-east-1',
  'firewall-arn': 'ARN of the firewall that the edge stack made in us-east-1',
} as const;
export type DeployParameter = keyof typeof parameterTexts;

/** The parameter's value, as a token that CloudFormation fills in at deployment. */
export const parameterValue = (scope: Construct, stage: Stage, name: DeployParameter): string =>
  parameter(scope, stage, name, parameterTexts[name]);
/** Public half (PEM) of the photo key with this number. */
export const photoKeyParameter = (scope: Construct, stage: Stage, number: number): string =>
  parameter(scope, stage, `photo-public-key-${number}`, 'Public half of a key that signs photo addresses');

const parameter = (scope: Construct, stage: Stage, name: string, description: string): string =>
  new CfnParameter(scope, name, {
    type: 'AWS::SSM::Parameter::Value<String>',
    default: deployParameter(stage, name),
    description,
  }).valueAsString;

/**
 * The edge's secret for the gateway, as a hidden parameter of the deployment: CloudFront's headers cannot refer to a
 * SecureString.
 */
export const edgeSecretParameter = (scope: Construct): string =>
  new CfnParameter(scope, 'edge-secret', {
    type: 'String',
    noEcho: true,
    minLength: 32,
    description: 'The value of secrets/edge-secret, handed over at each deployment that changes it',
  }).valueAsString;

export const hostedZone = (scope: Construct, stage: Stage): IPublicHostedZone =>
  PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'zone', {
    hostedZoneId: parameterValue(scope, stage, 'hosted-zone-id'),
    zoneName: stage.domain,
  });
