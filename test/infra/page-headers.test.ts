// What the edge says with every answer: what a page may load, and how long a browser may keep it.

import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stageNames, stageOf } from '#infra/stages.ts';
import { officePaths } from '#shared/drawn-pages.ts';
import { photoUrlSeconds } from '#shared/limits.ts';
import { read, templatesOf } from './templates.ts';

const headersShape = z.object({
  ResponseHeadersPolicyConfig: z.looseObject({
    Name: z.string(),
    SecurityHeadersConfig: z.looseObject({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override: z.boolean() }),
      StrictTransportSecurity: z.looseObject({
        AccessControlMaxAgeSec: z.number(),
        IncludeSubdomains: z.boolean(),
      }),
      ReferrerPolicy: z.looseObject({ ReferrerPolicy: z.string() }),
      FrameOptions: z.looseObject({ FrameOption: z.string() }),
      ContentTypeOptions: z.looseObject({ Override: z.boolean() }),
    }),
    CustomHeadersConfig: z.object({
      Items: z.array(z.looseObject({ Header: z.string(), Value: z.string() })),
    }),
  }),
});

const behavior = z.looseObject({ ResponseHeadersPolicyId: z.string() });
const behaviorsShape = z.object({
  DistributionConfig: z.looseObject({
    DefaultCacheBehavior: behavior,
    CacheBehaviors: z.optional(z.array(z.looseObject({ ...behavior.shape, PathPattern: z.string() }))),
  }),
});

describe.each(stageNames)('the headers of %s', (stage) => {
  const { of } = templatesOf(stage);
  const { domain } = stageOf(stage);
  const headers = (name: string) =>
    of('AWS::CloudFront::ResponseHeadersPolicy', 'web')
      .map((found) => read(found, headersShape).ResponseHeadersPolicyConfig)
      .find(({ Name }) => Name === `stund-${name}`) ?? expect.fail(name);
  const policyOf = (name: string): Map<string, string[]> =>
    new Map(
      headers(name)
        .SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy.split('; ')
        .map((line) => line.split(' '))
        .map(([directive = '', ...sources]) => [directive, sources]),
    );

  test('lets pages load our own files, the API and the photos, and run nothing inline', () => {
    const policy = policyOf('pages');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.has('frame-src'), 'no page is framed').toBe(false);
    expect(policy.get('font-src')).toEqual(["'self'"]);
    expect(policy.get('worker-src')).toEqual(["'self'"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'blob:', `https://photos.${domain}`]);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      `https://api.${domain}`,
      `https://photos.${domain}`,
      expect.stringMatching(/^https:\/\/stund-(dev|prod)-data:\S+Photos\S+RegionalDomainName\S*$/),
    ]);
    for (const directive of ['base-uri', 'form-action', 'frame-ancestors'])
      expect(policy.get(directive)).toEqual(["'none'"]);
    expect([...policy.values()].flat().filter((source) => /unsafe|\*|^data:|^https?:$/.test(source))).toEqual(
      [],
    );
  });
  test('lets the card reseller’s window onto the pages of a company’s office, and onto no other', () => {
    const frame = stage === 'prod' ? 'https://buy.paddle.com' : 'https://sandbox-buy.paddle.com';
    expect(Object.fromEntries(policyOf('office'))).toEqual({
      ...Object.fromEntries(policyOf('pages')),
      'script-src': ["'self'", 'https://cdn.paddle.com'],
      'style-src': ["'self'", 'https://cdn.paddle.com'],
      'frame-src': [frame],
    });
    for (const name of ['pages', 'assets', 'photos'])
      expect(
        [...policyOf(name).values()].flat().filter((source) => source.includes('paddle')),
        name,
      ).toEqual([]);
    const [distribution] = of('AWS::CloudFront::Distribution', 'web')
      .map((found) => read(found, behaviorsShape).DistributionConfig)
      .filter(({ CacheBehaviors = [] }) => CacheBehaviors.some(({ PathPattern }) => PathPattern === '/app'));
    const { CacheBehaviors = [], DefaultCacheBehavior } = distribution ?? expect.fail('no office');
    const policyAt = new Map(CacheBehaviors.map((one) => [one.PathPattern, one.ResponseHeadersPolicyId]));
    expect(new Set(officePaths.map((path) => policyAt.get(path))).size).toBe(1);
    expect([...policyAt.keys()].toSorted()).toEqual(['/assets/*', '/map/*', ...officePaths].toSorted());
    expect(policyAt.get('/app')).toMatch(/office/);
    expect(DefaultCacheBehavior.ResponseHeadersPolicyId).toMatch(/pages/);
  });
  test('lets caches know that the browser’s languages choose a page; a file is the same for all', () => {
    const said = (name: string) =>
      headers(name).CustomHeadersConfig.Items.find(({ Header }) => Header === 'vary')?.Value;
    expect(said('pages')).toBe('Accept-Encoding, Accept-Language');
    expect(said('assets')).toBeUndefined();
  });
  test('lets a photo opened by itself do nothing at all', () => {
    const policy = policyOf('photos');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('sandbox')).toEqual([]);
  });
  test.each(['pages', 'office', 'assets', 'photos'])('sends its security headers with %s', (name) => {
    const { SecurityHeadersConfig, CustomHeadersConfig } = headers(name);
    expect(SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Override: true,
      },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ContentTypeOptions: { Override: true },
    });
    const sent = CustomHeadersConfig.Items.map(({ Header }) => Header);
    expect(sent).toEqual(
      expect.arrayContaining(['cache-control', 'cross-origin-opener-policy', 'cross-origin-resource-policy']),
    );
  });
  test('sends its security headers with what the API answers, and leaves the reference page its own policy', () => {
    const api = of('AWS::CloudFront::ResponseHeadersPolicy', 'api');
    expect(api).toHaveLength(1);
    expect(api[0]?.Properties['ResponseHeadersPolicyConfig']).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
          Override: false,
        },
        StrictTransportSecurity: { IncludeSubdomains: true, Override: true },
        ContentTypeOptions: { Override: true },
      },
    });
  });
  test('keeps hashed files for a year and asks for the page again each time', () => {
    const cacheOf = (name: string) =>
      headers(name).CustomHeadersConfig.Items.find(({ Header }) => Header === 'cache-control')?.Value;
    expect(cacheOf('assets')).toBe('public, max-age=31536000, immutable');
    expect(cacheOf('pages')).toBe('no-cache');
  });
  test('lets browsers keep a photo as long as its address lives', () => {
    expect(headers('photos').CustomHeadersConfig.Items).toContainEqual({
      Header: 'cache-control',
      Value: `private, max-age=${photoUrlSeconds}, immutable`,
      Override: true,
    });
  });
});
