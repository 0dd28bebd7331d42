// What CloudFront wants in us-east-1: the certificate of our hosts and, where the stage has one, the firewall.

import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { hostedZone } from '../parts/handed-over.ts';
import { apiHost, photoHost, service, type Stage } from '../stages.ts';

/** From one address in five minutes: a building site behind one router clocks in at seven. */
const requestsPerAddressMax = 6000;

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});
const managed = (
  priority: number,
  name: string,
  onlyCounted: readonly string[] = [],
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: visible(name),
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
});

export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, stage: Stage, props: StackProps) {
    super(scope, id, props);
    const certificate = new Certificate(this, 'certificate', {
      domainName: stage.domain,
      subjectAlternativeNames: [apiHost(stage), photoHost(stage)],
      validation: CertificateValidation.fromDns(hostedZone(this, stage)),
    });
    new CfnOutput(this, 'CertificateArn', { value: certificate.certificateArn });
    if (!stage.hasFirewall) return;
    const firewall = new CfnWebACL(this, 'firewall', {
      name: `${service}-firewall`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(`${service}-firewall`),
      rules: [
        managed(0, 'AWSManagedRulesAmazonIpReputationList'),
        managed(1, 'AWSManagedRulesKnownBadInputsRuleSet'),
        // A long list of entries is larger than its 8 kB; the contract has limits of its own.
        managed(2, 'AWSManagedRulesCommonRuleSet', ['SizeRestrictions_BODY']),
        {
          name: 'one-address',
          priority: 3,
          action: { block: { customResponse: { responseCode: 429 } } },
          visibilityConfig: visible('one-address'),
          statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPerAddressMax } },
        },
      ],
    });
    new CfnOutput(this, 'FirewallArn', { value: firewall.attrArn });
  }
}
