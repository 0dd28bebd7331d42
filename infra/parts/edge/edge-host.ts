// What all hosts at the edge share: certificate, firewall where the stage has one, DNS names.

import { Certificate, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  type DistributionProps,
  HttpVersion,
  type IDistribution,
  PriceClass,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { parameterValue, hostedZone } from '#infra/parts/deploy-parameters.ts';

export type Edge = {
  /** The settings of a distribution that serves these hosts. */
  settings: (...hosts: string[]) => Omit<DistributionProps, 'defaultBehavior'>;
  /** Points `host` at its distribution. */
  name: (id: string, host: string, distribution: IDistribution) => void;
};

/** Opens the edge for one stack. A template contains its parameters once, however many hosts there are. */
export function openEdge(scope: Construct, stage: Stage): Edge {
  const certificate: ICertificate = Certificate.fromCertificateArn(
    scope,
    'certificate',
    parameterValue(scope, stage, 'certificate-arn'),
  );
  const firewall = stage.hasFirewall ? { webAclId: parameterValue(scope, stage, 'firewall-arn') } : {};
  const zone: IHostedZone = hostedZone(scope, stage);
  return {
    settings: (...hosts) => ({
      domainNames: hosts,
      certificate,
      ...firewall,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      // Europe and North America: where the customers are.
      priceClass: PriceClass.PRICE_CLASS_100,
    }),
    name: (id, host, distribution) => {
      const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
      new ARecord(scope, `${id}-a`, { zone, recordName: host, target });
      new AaaaRecord(scope, `${id}-aaaa`, { zone, recordName: host, target });
    },
  };
}
