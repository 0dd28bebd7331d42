// Examples for the API's description: made from a schema and the names of its fields, and valid by that schema.

import type * as z from 'zod/mini';
import { socialStatisticFloor } from '#shared/limits.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** What a field of this name may say; the first that its schema allows is taken. */
const byName: Readonly<Record<string, readonly string[]>> = {
  name: ['Þakverk ehf.'],
  username: ['Þakverk ehf.'],
  company_name: ['Þakverk ehf.'],
  companyName: ['Þakverk ehf.'],
  employee_name: ['Anna'],
  new_name: ['Anna'],
  description: ['New roof, north side'],
  new_description: ['New roof, north side'],
  email: ['anna@example.com'],
  address: ['anna@example.com', 'https://files.stund.example/report.pdf'],
  month: ['2026-10'],
  phone: ['+354 611 1234'],
  phone_number: ['+3546111234'],
  password: ['bcdf'],
  current_password: ['a long old password'],
  new_password: ['a long new password'],
  token: ['bcdf'],
  new_token: ['bcdf'],
  login_token: ['bcdf'],
  kt: ['1201603389'],
  deild: ['10'],
  time_zone: ['Atlantic/Reykjavik'],
  start_time: ['2026-11-18T08:00:00Z'],
  new_start_time: ['2026-11-18T08:00:00Z', '08:00'],
  end_time: ['2026-11-18T16:30:00Z'],
  new_end_time: ['2026-11-18T16:30:00Z', '16:30'],
  from: ['2026-11-01', '07:00'],
  to: ['2026-11-30', '17:00'],
  lat: ['64.1466'],
  lon: ['-21.9426'],
  comment: ['Waiting for timber'],
  trial_ends: ['2026-12-02T08:00:00Z'],
  created_by: ['Company'],
};
/** Then what the forms of the wire look like, from the most to the least particular. */
const byForm: readonly string[] = [
  '2026-11-18T08:00:00Z',
  '2026-11-18',
  '08:00',
  'e1k7m2qz',
  'k3vq8d2m7w1x5z9rk3vq8d2m7w1x5z9rk3vq8d2m7w1',
  '8',
  '64.1466',
];
const idsByName: Readonly<Record<string, string>> = {
  employee_id: 'e1k7m2qz',
  project_id: 'p4w8n3vx',
  new_project_id: 'p4w8n3vx',
  work_log_id: 'w202611e1k7m2qz18a1b2c3d4e5f6a7',
};
const numbersByName: Readonly<Record<string, number>> = {
  version: 3,
  total_time: 30_600,
  total_working_hours: 30_600,
  regular_time: 28_800,
  over_time: 1800,
  minutes: 30,
  from_hours: 6,
  kept_days: 90,
  remind_after_hours: 10,
  close_after_hours: 14,
  bytes: 384_000,
  accuracy: 12,
  ...socialStatisticFloor,
};

/** Whose parts must fit each other, which a schema cannot say. */
const wholeByName: Readonly<Record<string, unknown>> = {
  addresses: ['office@example.com', 'books@example.com'],
  day_steps: [{ after_hours: 10, tier: 2 }],
  week_steps: [{ after_hours: 48, tier: 2 }],
  night: { from: '22:00', to: '06:00', tier: 2 },
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function allows(schema: Schema, text: string): boolean {
  if (schema.minLength !== undefined && text.length < schema.minLength) return false;
  if (schema.maxLength !== undefined && text.length > schema.maxLength) return false;
  if (schema.format === 'date-time' && !text.includes('T')) return false;
  if (schema.format === 'date' && !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap((one) =>
    isSchema(one) && typeof one.pattern === 'string' ? [one.pattern] : [],
  );
  return patterns.every((pattern) => new RegExp(pattern, 'u').test(text));
}

const isInstantName = (name: string): boolean =>
  /^(?:created|timestamp|at|start|end|notices_seen|latest_work_log|original_\w+)$/.test(name);

function textOf(schema: Schema, name: string): string {
  const candidates = [
    ...(idsByName[name] ? [idsByName[name]] : []),
    ...(byName[name] ?? []),
    ...(isInstantName(name) ? ['2026-11-18T08:00:00Z'] : []),
    ...(/(?:^|_)id$/.test(name) ? ['e1k7m2qz'] : []),
    ...(schema.format || schema.pattern || schema.allOf ? [] : ['text']),
    ...byForm,
  ];
  return candidates.find((text) => allows(schema, text)) ?? '';
}

function numberOf(schema: Schema, name: string): number {
  const value = numbersByName[name] ?? 8;
  return Math.min(schema.maximum ?? Infinity, Math.max(schema.minimum ?? -Infinity, value));
}

function objectOf(schema: Schema, name: string): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, one]) =>
    isSchema(one) ? [[field, exampleOf(one, field)] as const] : [],
  );
  const others = schema.additionalProperties;
  const entries = isSchema(others) ? [[idsByName[name] ?? 'p4w8n3vx', exampleOf(others, name)] as const] : [];
  return Object.fromEntries([...fields, ...entries]);
}

/** A value that `schema` accepts, as somebody would send or see it. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if (wholeByName[name] !== undefined) return wholeByName[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return schema.enum[0];
  const [shown] = Array.isArray(schema['examples']) ? schema['examples'] : [];
  if (shown !== undefined && byName[name] === undefined) return shown;
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []).filter((one) => isSchema(one) && one.type !== 'null');
  if (isSchema(choice)) return exampleOf(choice, name);
  if (Array.isArray(schema.prefixItems)) {
    return schema.prefixItems.map((one) => (isSchema(one) ? exampleOf(one, name) : null));
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema, name);
    case 'array':
      return isSchema(schema.items) && !Array.isArray(schema.items) ? [exampleOf(schema.items, name)] : [];
    case 'string':
      return textOf(schema, name);
    case 'integer':
    case 'number':
      return numberOf(schema, name);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
