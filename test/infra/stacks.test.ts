// The stages as wholes: they synthesize anywhere, and differ where they should.

import { describe, expect, test } from 'vitest';
import { build } from '#infra/app.ts';
import { stageNames, stageOf } from '#infra/stages.ts';
import { sitePlaceholders } from '#shared/site.ts';
import { templatesOf } from './templates.ts';

describe.each(stageNames)('the stage %s', (stage) => {
  const { stacks, of } = templatesOf(stage);

  test('is six stacks [house.cdk-stacks]', () => {
    expect([...stacks.keys()].toSorted()).toEqual(['api', 'data', 'edge', 'watch', 'web', 'workers']);
  });
  test('names no account', () => {
    for (const [, template] of stacks) expect(JSON.stringify(template)).not.toMatch(/\b\d{12}\b/);
  });
  test('stays well below the 500 resources a stack may have', () => {
    for (const [, { Resources }] of stacks) expect(Object.keys(Resources).length).toBeLessThan(400);
  });
  test('needs no custom resource', () => {
    const types = [...stacks.values()].flatMap(({ Resources }) =>
      Object.values(Resources).map(({ Type }) => Type),
    );
    expect(types.filter((type) => /^Custom::|CustomResource/.test(type))).toEqual([]);
  });
  test('holds no secret: what it is handed is read from SSM when it is deployed, or hidden and without a default', () => {
    for (const [, { Parameters }] of stacks) {
      const typed = Object.entries(Parameters).filter(([name]) => name !== 'BootstrapVersion');
      for (const [name, { Type, Default, NoEcho }] of typed) {
        if (name === 'edgesecret') {
          expect({ Type, Default, NoEcho }).toEqual({ Type: 'String', Default: undefined, NoEcho: true });
          continue;
        }
        expect(Type).toBe('AWS::SSM::Parameter::Value<String>');
        expect(Default).toMatch(new RegExp(`^/stund/${stage}/deploy/`));
      }
    }
  });
  test('is marked with its service and its name', () => {
    const tags = of('AWS::Lambda::Function').map(({ Properties }) => Properties['Tags']);
    for (const found of tags) {
      expect(found).toEqual([
        { Key: 'service', Value: 'stund' },
        { Key: 'stage', Value: stage },
      ]);
    }
  });
});

describe('stages', () => {
  test('have a firewall in prod only', () => {
    expect(templatesOf('prod').of('AWS::WAFv2::WebACL')).toHaveLength(1);
    expect(templatesOf('dev').of('AWS::WAFv2::WebACL')).toHaveLength(0);
  });
  test('say what the choices are when there is no such stage', () => {
    expect(() => stageOf('staging')).toThrow('there is no stage staging: choose -c stage=dev or prod');
  });
  test.each(sitePlaceholders)('are refused in prod while %s of shared/site.ts is a placeholder', (field) => {
    const made = () => build({ stage: 'prod', placeholders: [field] });
    expect(made).toThrow(`prod needs real values in shared/site.ts; placeholders are left: ${field}`);
  });
  test('read the placeholders of shared/site.ts by default', () => {
    const made = () => build({ stage: 'prod' });
    if (sitePlaceholders.length > 0) expect(made).toThrow(sitePlaceholders.join(', '));
    else expect(made().synth().stacks).toHaveLength(6);
  });
  test('are made in dev, and of prod on an emulator, with placeholders', () => {
    const dev = { placeholders: ['phone'] } as const;
    expect(build(dev).synth().stacks).toHaveLength(6);
    expect(build({ ...dev, stage: 'prod', emulator: {} }).synth().stacks).toHaveLength(3);
  });
  test('can be made for another processor', () => {
    const app = build({ architecture: 'x86_64' });
    const { template } = app.synth().getStackByName('stund-dev-api');
    expect(JSON.stringify(template)).toContain('"Architectures":["x86_64"]');
    expect(JSON.stringify(template)).not.toContain('"Architectures":["arm64"]');
  });
});

describe('a stage on an emulator', () => {
  const app = build({ emulator: {} });
  const templates = app
    .synth()
    .stacks.map(({ stackName, template }) => [stackName, JSON.stringify(template)] as const);

  test('has its data, its workers and its API', () => {
    expect(new Set(templates.map(([name]) => name))).toEqual(
      new Set(['stund-dev-data', 'stund-dev-workers', 'stund-dev-api']),
    );
  });
  test('needs no edge, no DNS and nothing handed over', () => {
    for (const [, template] of templates) {
      expect(template).not.toMatch(/AWS::(CloudFront|Route53|WAFv2|CertificateManager)::/);
      expect(template).not.toMatch(/AWS::SSM::Parameter::Value<String>","Default":"\/stund/);
    }
  });
  test('keeps its session in a cookie that needs no TLS', () => {
    const text = templates.map(([, template]) => template).join('');
    expect(text).toContain('"COOKIE_NAME":"stund_4400"');
    expect(text).not.toContain('__Host-');
  });
});
