// The hosts at the edge: what their pages may do, who may read what, and where an address leads.

import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stageNames, stageOf } from '#infra/stages.ts';
import { photoUrlSeconds } from '#shared/limits.ts';
import { plain, read, type Resource, templatesOf } from './templates.ts';

const behavior = z.looseObject({
  ViewerProtocolPolicy: z.enum(['redirect-to-https', 'https-only']),
  TrustedKeyGroups: z.array(z.string()).optional(),
  ResponseHeadersPolicyId: z.string().optional(),
});
const distributionShape = z.object({
  DistributionConfig: z.looseObject({
    Aliases: z.array(z.string()),
    WebACLId: z.string().optional(),
    ViewerCertificate: z.looseObject({ MinimumProtocolVersion: z.string(), SslSupportMethod: z.string() }),
    DefaultCacheBehavior: behavior,
    CacheBehaviors: z.array(behavior).default([]),
    Origins: z.array(z.looseObject({ OriginAccessControlId: z.string().optional() })),
  }),
});
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
const answerShape = z.looseObject({
  uri: z.string().optional(),
  statusCode: z.number().optional(),
  body: z.string().optional(),
  headers: z.record(z.string(), z.object({ value: z.string() })).optional(),
});

describe.each(stageNames)('the edge of %s', (stage) => {
  const { of } = templatesOf(stage);
  const { domain } = stageOf(stage);
  const distributions = of('AWS::CloudFront::Distribution').map(
    (found) => read(found, distributionShape).DistributionConfig,
  );
  const host = (name: string) =>
    distributions.find(({ Aliases }) => Aliases.includes(name)) ?? expect.fail(name);
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
  const run = (name: string, request: object): z.output<typeof answerShape> => {
    const found: Resource =
      of('AWS::CloudFront::Function').find(({ Properties }) => Properties['Name'] === `stund-${name}`) ??
      expect.fail(name);
    const code = String(plain(found.Properties['FunctionCode']));
    return answerShape.parse(
      runInNewContext(`${code}; handler(event)`, { event: { request, viewer: { ip: '192.0.2.7' } } }),
    );
  };

  test('has a host each for the web, the API and the photos', () => {
    expect(distributions.flatMap(({ Aliases }) => Aliases).toSorted()).toEqual(
      [`api.${domain}`, domain, `photos.${domain}`].toSorted(),
    );
    const records = of('AWS::Route53::RecordSet')
      .filter(({ Properties }) => Properties['Type'] === 'A')
      .map(({ Properties }) => Properties['Name']);
    expect(new Set(records)).toEqual(new Set([`${domain}.`, `api.${domain}.`, `photos.${domain}.`]));
  });
  test('speaks TLS 1.2 at least, and never plain HTTP', () => {
    for (const { ViewerCertificate, DefaultCacheBehavior, CacheBehaviors } of distributions) {
      expect(ViewerCertificate).toMatchObject({
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      });
      for (const one of [DefaultCacheBehavior, ...CacheBehaviors])
        expect(one.ViewerProtocolPolicy).toMatch(/https/);
    }
  });
  test('stands behind the firewall where the stage has one', () => {
    for (const { WebACLId } of distributions)
      expect(WebACLId).toBe(stage === 'prod' ? 'firewallarn' : undefined);
  });
  test('reads buckets as itself', () => {
    for (const name of [domain, `photos.${domain}`])
      for (const { OriginAccessControlId } of host(name).Origins) expect(OriginAccessControlId).toBeTruthy();
  });
  test('shows photos only to whoever holds a signed address', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = host(`photos.${domain}`);
    expect(DefaultCacheBehavior.TrustedKeyGroups).toHaveLength(1);
    expect(CacheBehaviors).toEqual([]);
    expect(headers('photos').CustomHeadersConfig.Items).toContainEqual({
      Header: 'cache-control',
      Value: `private, max-age=${photoUrlSeconds}, immutable`,
      Override: true,
    });
  });
  test('answers the small picture to the query that asks for it', () => {
    const small = { fm: { value: 'jpg' }, q: { value: '60' } };
    expect(run('small-variant', { uri: '/photos/c1/f1.jpg', querystring: small }).uri).toBe(
      '/photos/c1/f1-100.jpg',
    );
    expect(run('small-variant', { uri: '/photos/c1/f1.jpg', querystring: {} }).uri).toBe('/photos/c1/f1.jpg');
    expect(
      run('small-variant', { uri: '/photos/c1/f1.jpg', querystring: { fm: { value: 'jpg' } } }).uri,
    ).toBe('/photos/c1/f1.jpg');
  });
  test('answers every screen’s address with the one page, and files with themselves', () => {
    for (const uri of ['/', '/app/report', '/employee/app', '/login_link'])
      expect(run('routing', { uri }).uri).toBe('/index.html');
    for (const uri of ['/assets/main-x1.js', '/favicon.svg', '/manifest.webmanifest'])
      expect(run('routing', { uri }).uri).toBe(uri);
  });
  test('tells the application where the API and the photos are', () => {
    const { statusCode, body, headers: sent } = run('routing', { uri: '/config.json' });
    expect([statusCode, sent?.['content-type']?.value]).toEqual([200, 'application/json']);
    expect(JSON.parse(body ?? '')).toEqual({
      api: `https://api.${domain}`,
      photos: `https://photos.${domain}`,
      map_style: '',
    });
  });
  test('tells the API the viewer’s address, whatever the viewer claims', () => {
    const claimed = { headers: { 'x-viewer-address': { value: '203.0.113.9' } } };
    expect(run('viewer-address', claimed).headers?.['x-viewer-address']?.value).toBe('192.0.2.7');
  });

  test('lets pages load our own files, the API and the photos, and run nothing inline', () => {
    const policy = policyOf('pages');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
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
  test('lets a photo opened by itself do nothing at all', () => {
    const policy = policyOf('photos');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('sandbox')).toEqual([]);
  });
  test.each(['pages', 'assets', 'photos'])('sends its security headers with %s', (name) => {
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
    const { DefaultCacheBehavior, CacheBehaviors } = host(`api.${domain}`);
    for (const one of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(one.ResponseHeadersPolicyId).toBe(api[0]?.id);
  });
  test('keeps hashed files for a year and asks for the page anew each time', () => {
    const cacheOf = (name: string) =>
      headers(name).CustomHeadersConfig.Items.find(({ Header }) => Header === 'cache-control')?.Value;
    expect(cacheOf('assets')).toBe('public, max-age=31536000, immutable');
    expect(cacheOf('pages')).toBe('no-cache');
  });
});
