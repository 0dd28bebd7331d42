// The hosts at the edge: what their pages may do, who may read what, and where an address leads.

import { readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stageNames, stageOf } from '#infra/stages.ts';
import { drawnPages } from '#shared/drawn-pages.ts';
import { regionNames } from '#shared/model/company/region.ts';
import { screens } from '#web/screens.ts';
import { plain, type Resource, read, templatesOf } from './templates.ts';

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
  const run = (name: string, request: object): z.output<typeof answerShape> => {
    const found: Resource =
      of('AWS::CloudFront::Function').find(({ Properties }) => Properties['Name'] === `stund-${name}`) ??
      expect.fail(name);
    const code = String(plain(found.Properties['FunctionCode']));
    return answerShape.parse(
      runInNewContext(`${code}; handler(event)`, { event: { request, viewer: { ip: '192.0.2.7' } } }),
    );
  };

  test('has a host each for the web, the site of each region, the API and the photos', () => {
    const sites = regionNames.map((name) => `${name}.${domain}`);
    expect(distributions.flatMap(({ Aliases }) => Aliases).toSorted()).toEqual(
      [`api.${domain}`, domain, `photos.${domain}`, ...sites].toSorted(),
    );
    expect(host(domain)).toBe(host(`is.${domain}`));
    const records = of('AWS::Route53::RecordSet')
      .filter(({ Properties }) => Properties['Type'] === 'A')
      .map(({ Properties }) => Properties['Name']);
    expect(new Set(records)).toEqual(
      new Set([domain, `api.${domain}`, `photos.${domain}`, ...sites].map((name) => `${name}.`)),
    );
  });
  test('has one certificate for all of them, and every site may call the API and send photos with its session', () => {
    const sites = [domain, ...regionNames.map((name) => `${name}.${domain}`)];
    const [certificate, ...others] = of('AWS::CertificateManager::Certificate');
    expect(others).toEqual([]);
    const { DomainName, SubjectAlternativeNames } = z
      .looseObject({ DomainName: z.string(), SubjectAlternativeNames: z.array(z.string()) })
      .parse(certificate?.Properties);
    expect(new Set([DomainName, ...SubjectAlternativeNames])).toEqual(
      new Set([...sites, `api.${domain}`, `photos.${domain}`]),
    );
    const origins = sites.map((site) => `https://${site}`);
    expect(of('AWS::ApiGatewayV2::Api')[0]?.Properties['CorsConfiguration']).toMatchObject({
      AllowOrigins: origins,
      AllowCredentials: true,
    });
    const photos = of('AWS::S3::Bucket').find(({ id }) => id.startsWith('Photos'));
    expect(photos?.Properties['CorsConfiguration']).toMatchObject({
      CorsRules: [{ AllowedMethods: ['POST'], AllowedOrigins: origins }],
    });
    // A cookie of the API's host alone, which every site of the domain sends along: they are one site to a browser.
    for (const { Properties } of of('AWS::Lambda::Function', 'api'))
      expect(plain(Properties['Environment'])).toMatchObject({
        Variables: { WEB_ORIGIN: origins.join(','), COOKIE_NAME: expect.stringMatching(/^__Host-/) },
      });
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
  test('shows photos only by a signed address', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = host(`photos.${domain}`);
    expect(DefaultCacheBehavior.TrustedKeyGroups).toHaveLength(1);
    expect(CacheBehaviors).toEqual([]);
  });
  test('gives pieces of the map’s extract from a bucket of its own, uncompressed and for ever', () => {
    const { Origins, CacheBehaviors } = host(domain);
    const maps = CacheBehaviors.find(({ PathPattern }) => PathPattern === '/map/*');
    expect(maps).toMatchObject({ Compress: false, ViewerProtocolPolicy: 'https-only' });
    expect(maps).not.toHaveProperty('FunctionAssociations');
    expect(maps?.TargetOriginId).not.toBe(host(domain).DefaultCacheBehavior.TargetOriginId);
    expect(Origins.map(({ Id }) => Id)).toContain(maps?.TargetOriginId);
    expect(maps?.ResponseHeadersPolicyId).toMatch(/^maps/);
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
  test('answers every screen’s address with the one page, and files with themselves [house.spa-from-cloudfront]', () => {
    const drawn: readonly string[] = Object.keys(drawnPages);
    const others = Object.values(screens).filter(({ path }) => !drawn.includes(path));
    expect(others).not.toEqual([]);
    for (const { path } of others) expect(run('routing', { uri: path }).uri).toBe('/index.html');
    for (const uri of ['/assets/main-x1.js', '/assets/old.js', '/index.html'])
      expect(run('routing', { uri }).uri).toBe(uri);
    const shipped = readdirSync('web/public', { withFileTypes: true }).filter((one) => one.isFile());
    expect(shipped).not.toEqual([]);
    for (const { name } of shipped) expect(run('routing', { uri: `/${name}` }).uri).toBe(`/${name}`);
  });
  test('leads from an address that is no screen and no file to the landing page', () => {
    for (const uri of [
      '/nowhere',
      '/privacy/',
      '/LOGIN',
      '/constructor',
      '/unknown/x.html',
      '/x.html',
      '/a/b.png',
      '/pages/is/terms.html',
      '/index.html/',
      '/foo.php',
      '/wp-login.php',
      '/foo.txt',
      '/%ff',
    ])
      expect([uri, run('routing', { uri })]).toEqual([
        uri,
        { statusCode: 302, headers: { location: { value: '/' }, 'cache-control': { value: 'no-cache' } } },
      ]);
  });
  test('answers a public page with what the build has drawn for the site: of its region, or in the browser’s language', () => {
    const drawn = (uri: string, name: string, accepted?: string) =>
      run('routing', {
        uri,
        headers: {
          host: { value: name },
          ...(accepted !== undefined && { 'accept-language': { value: accepted } }),
        },
      }).uri;
    expect(drawn('/', domain)).toBe('/pages/root-en/landing.html');
    expect(drawn('/', domain, 'fr-FR, pt-PT;q=0.9, is;q=0.8')).toBe('/pages/root-pt/landing.html');
    expect(drawn('/terms', domain, 'fr')).toBe('/pages/root-en/terms.html');
    expect(drawn('/', `en-gb.${domain}`, 'is')).toBe('/pages/en-gb/landing.html');
    for (const [path, page] of Object.entries(drawnPages))
      expect(drawn(path, `is.${domain}`)).toBe(`/pages/is/${page}.html`);
  });
  test('keeps every stage but prod out of searches', () => {
    const { uri, body } = run('routing', { uri: '/robots.txt' });
    expect(uri ?? body).toBe(stage === 'prod' ? '/robots.txt' : 'User-agent: *\nDisallow: /\n');
  });
  test('gives the application the addresses of the API and the photos', () => {
    const { statusCode, body, headers: sent } = run('routing', { uri: '/config.json' });
    expect([statusCode, sent?.['content-type']?.value]).toEqual([200, 'application/json']);
    expect(JSON.parse(body ?? '')).toEqual({
      api: `https://api.${domain}`,
      photos: `https://photos.${domain}`,
      map: { tiles: expect.stringMatching(/^\/map\/[\w-]+\.pmtiles$/), light: 'light', dark: 'dark' },
      trial_phone: false,
    });
  });
  test('passes the viewer’s address to the API, whatever the viewer claims', () => {
    const claimed = { headers: { 'x-viewer-address': { value: '203.0.113.9' } } };
    expect(run('viewer-address', claimed).headers?.['x-viewer-address']?.value).toBe('192.0.2.7');
  });
  test('answers nothing of the API without its security headers', () => {
    const [policy] = of('AWS::CloudFront::ResponseHeadersPolicy', 'api');
    const { DefaultCacheBehavior, CacheBehaviors } = host(`api.${domain}`);
    for (const one of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(one.ResponseHeadersPolicyId).toBe(policy?.id);
  });
});
