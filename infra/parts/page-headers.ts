// The headers that go with every answer of the edge's own hosts.

import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { service } from '../stages.ts';

export type PageHeaders = {
  readonly name: string;
  readonly policy: string;
  readonly cacheControl: string;
  /** Who may put the answers on a page of their own: our pages only, or our other hosts too. */
  readonly sharedWith: 'same-origin' | 'same-site';
  readonly others?: Readonly<Record<string, string>>;
};

export const pageHeaders = (scope: Construct, options: PageHeaders): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, `${options.name}-headers`, {
    responseHeadersPolicyName: `${service}-${options.name}`,
    removeHeaders: ['server', 'x-amz-server-side-encryption', 'x-amz-version-id'],
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: options.policy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // Links carry tokens in their address: no other host may learn it.
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
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
