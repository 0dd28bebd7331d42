// The gateway serves the contract: each endpoint by the function of its group, and nothing else.

import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stageOf } from '#infra/stages.ts';
import { groupEntry } from '#infra/parts/code/function-code.ts';
import { routeKey } from '#shared/api/endpoint.ts';
import { groups } from '#shared/api/groups.ts';
import { grantsIn } from './grants.ts';
import { functionBehind, plain, read, templatesOf } from './templates.ts';

const templates = templatesOf('prod');
const { of } = templates;
const stage = stageOf('prod');

const entryByIntegration = new Map(
  of('AWS::ApiGatewayV2::Integration').map(({ id, Properties }) => {
    const behind = functionBehind(templates, Properties['IntegrationUri']);
    const found = of('AWS::Lambda::Function', 'api').find((one) => one.id === behind);
    return [id, String(found?.Metadata['local:entry'])];
  }),
);
const routes = new Map(
  of('AWS::ApiGatewayV2::Route').map(({ Properties }) => [
    String(Properties['RouteKey']),
    entryByIntegration.get(String(plain(Properties['Target'])).replace('integrations/', '')),
  ]),
);
const ofPublic = ['GET /openapi.json', 'GET /docs', 'GET /docs/{file}', 'POST /api/se'];
const raw = [...ofPublic, 'POST /api/billing/paddle'];

describe('routes', () => {
  test.each(groups.map((group) => [group.name, group] as const))(
    'of %s lead to its function [house.api-gateway-routes]',
    (name, group) => {
      for (const endpoint of Object.values(group.endpoints)) {
        expect([routeKey(endpoint), routes.get(routeKey(endpoint))]).toEqual([
          routeKey(endpoint),
          groupEntry(name),
        ]);
      }
    },
  );
  test('of the reference and of error reports lead to the public function', () => {
    for (const key of ofPublic) expect(routes.get(key)).toBe(groupEntry('public'));
  });
  test('of the card reseller’s webhook leads to the function of billing', () => {
    expect(routes.get('POST /api/billing/paddle')).toBe(groupEntry('billing'));
  });
  test('are no others', () => {
    const endpoints = groups.flatMap((group) => Object.values(group.endpoints).map(routeKey));
    expect([...routes.keys()].toSorted()).toEqual([...endpoints, ...raw].toSorted());
  });
  test('are fewer than a gateway may have', () => {
    expect(routes.size).toBeLessThan(300);
  });
});

describe('the gateway', () => {
  const api = of('AWS::ApiGatewayV2::Api');
  const settings = of('AWS::ApiGatewayV2::Stage');

  test('lets our own pages call it with their session, and no other', () => {
    expect(api).toHaveLength(1);
    expect(api[0]?.Properties['CorsConfiguration']).toMatchObject({
      AllowOrigins: ['', 'is.', 'en.', 'en-gb.', 'en-ie.', 'pt.'].map(
        (site) => `https://${site}stund.example`,
      ),
      AllowCredentials: true,
      AllowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      AllowHeaders: expect.arrayContaining([
        'accept',
        'content-type',
        'idempotency-key',
        'if-match',
        'x-stund',
      ]),
      ExposeHeaders: expect.arrayContaining(['ETag', 'Link', 'Retry-After', 'X-Next-Cursor', 'X-Request-Id']),
    });
  });
  test('lets through so many requests and no more', () => {
    expect(settings[0]?.Properties['DefaultRouteSettings']).toEqual({
      ThrottlingRateLimit: stage.requestsPerSecond,
      ThrottlingBurstLimit: stage.requestBurst,
    });
  });
  test('writes every call into its log, as JSON, without addresses’ queries and without people', () => {
    const { AccessLogSettings } = read(
      settings[0] ?? expect.fail('no stage'),
      z.looseObject({ AccessLogSettings: z.object({ DestinationArn: z.string(), Format: z.string() }) }),
    );
    const fields = z.record(z.string(), z.string()).parse(JSON.parse(AccessLogSettings.Format));
    expect(fields).toMatchObject({ request: '$context.requestId', route: '$context.routeKey' });
    for (const value of Object.values(fields))
      expect(value).not.toMatch(/\.path$|querystring|identity|header/i);
  });
  test('answers the edge only: each function may read the secret that the edge sends, and is set to require it', () => {
    const functions = of('AWS::Lambda::Function', 'api').map(({ Properties }) =>
      z.looseObject({ Variables: z.record(z.string(), z.unknown()) }).parse(plain(Properties['Environment'])),
    );
    expect(functions).toHaveLength(groups.length);
    for (const { Variables } of functions) {
      expect(Variables['HAS_EDGE']).toBe('yes');
      expect(JSON.stringify(Variables)).not.toContain('edgesecret');
    }
    for (const { name } of groups) {
      const secrets = grantsIn(templates)
        .toFunction(name)
        .flatMap(({ Action, Resource }) => (Action.includes('ssm:GetParameter') ? Resource : []));
      expect(secrets).toContainEqual(expect.stringMatching(/:parameter\/stund\/prod\/secrets\/edge-secret$/));
    }
    // The deployment is handed the secret, never shows it, and has no other way to it.
    const parameter = templates.stacks.get('api')?.Parameters['edgesecret'];
    expect(parameter).toMatchObject({ Type: 'String', NoEcho: true, MinLength: 32 });
    expect(parameter).not.toHaveProperty('Default');
    const [distribution] = of('AWS::CloudFront::Distribution', 'api');
    expect(JSON.stringify(plain(distribution?.Properties))).toContain(
      '"OriginCustomHeaders":[{"HeaderName":"x-stund-edge","HeaderValue":"edgesecret"}]',
    );
  });
});
