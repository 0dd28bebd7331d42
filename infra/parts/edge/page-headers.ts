// The headers of every answer from the edge's own hosts.

import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { service } from '#infra/stages.ts';
import { dataPolicy } from './page-policy.ts';

export type PageHeaders = {
  readonly name: string;
  readonly policy: string;
  readonly cacheControl: string;
  /** Which pages may embed the answers: the same host's only, or our other hosts' too. */
  readonly sharedWith: 'same-origin' | 'same-site';
  readonly others?: Readonly<Record<string, string>>;
};

const strictTransportSecurity = {
  accessControlMaxAge: Duration.days(730),
  includeSubdomains: true,
  preload: true,
  override: true,
};

/** The API's headers: its answers are data and set their own caching. */
export const apiHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'api-headers', {
    responseHeadersPolicyName: `${service}-api`,
    securityHeadersBehavior: {
      // The reference page sets its own policy.
      contentSecurityPolicy: { contentSecurityPolicy: dataPolicy, override: false },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity,
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'cross-origin-resource-policy', value: 'same-site', override: true }],
    },
  });

export const pageHeaders = (scope: Construct, options: PageHeaders): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, `${options.name}-headers`, {
    responseHeadersPolicyName: `${service}-${options.name}`,
    removeHeaders: ['server', 'x-amz-server-side-encryption', 'x-amz-version-id'],
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: options.policy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // Links carry tokens in their address, so no other host may see it as referrer.
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity,
    },
    customHeadersBehavior: {
      customHeaders: Object.entries({
        'cache-control': options.cacheControl,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': options.sharedWith,
        ...options.others,
      }).map(([header, value]) => ({ header, value, override: true })),
    },
  });
