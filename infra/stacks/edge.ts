// What CloudFront requires in us-east-1: our hosts' certificate and, where the stage has one, the firewall.

import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { alarms } from '#infra/parts/alarms/alarms.ts';
import { hostedZone } from '#infra/parts/deploy-parameters.ts';
import { apiHost, photoHost, regionHosts, service, type Stage } from '#infra/stages.ts';

/** Requests from one address in five minutes: a building site behind one router clocks in at seven. */
const requestsPerAddressMax = 6000;

/** Scanners are blocked by the dozen all day; this many in five minutes is an attack on us. */
const blockedRequestsAlarm = 1000;
const firewallName = `${service}-firewall`;

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
      subjectAlternativeNames: [apiHost(stage), photoHost(stage), ...regionHosts(stage)],
      validation: CertificateValidation.fromDns(hostedZone(this, stage)),
    });
    new CfnOutput(this, 'CertificateArn', { value: certificate.certificateArn });
    if (!stage.hasFirewall) return;
    const firewall = new CfnWebACL(this, 'firewall', {
      name: firewallName,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(firewallName),
      rules: [
        managed(0, 'AWSManagedRulesAmazonIpReputationList'),
        managed(1, 'AWSManagedRulesKnownBadInputsRuleSet'),
        // Long lists of entries exceed its 8 kB; the contract has its own limits.
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
    // A firewall at the edge reports its metrics in us-east-1 only, so its alarms are there too.
    alarms(this, [
      {
        name: 'requests-blocked',
        says: 'The firewall blocked a thousand requests in five minutes',
        metric: new Metric({
          namespace: 'AWS/WAFV2',
          metricName: 'BlockedRequests',
          dimensionsMap: { WebACL: firewallName, Rule: 'ALL' },
          period: Duration.minutes(5),
          statistic: 'Sum',
        }),
        threshold: blockedRequestsAlarm,
      },
    ]);
  }
}
