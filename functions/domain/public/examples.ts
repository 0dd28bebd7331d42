// Examples for the API's description, built from a schema and its field names, and valid under that schema.

import type * as z from 'zod/mini';
import {
  besides,
  byForm,
  byName,
  falseByName,
  idsByName,
  namesWithin,
  numbersByName,
  wholeByName,
} from './example-words.ts';

type Schema = z.core.JSONSchema.BaseSchema;

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
  /^(?:created|timestamp|at|start|end|made|since|opened|notices_seen|latest_work_log|original_\w+)$/.test(
    name,
  );

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
  const properties = schema.properties ?? {};
  const fields = Object.entries(properties).flatMap(([field, one]) => {
    if (!isSchema(one) || Object.hasOwn(properties, besides[field] ?? '')) return [];
    const own = field === 'name' ? namesWithin[name] : field === 'id' ? idsByName[`${name}_id`] : undefined;
    return [[field, own ?? exampleOf(one, field)] as const];
  });
  const others = schema.additionalProperties;
  const entries = isSchema(others) ? [[idsByName[name] ?? 'p4w8n3vx', exampleOf(others, name)] as const] : [];
  return Object.fromEntries([...fields, ...entries]);
}

/** Lists of addressees have examples like other rows. */
const isOfAddressees = ({ items, properties }: Schema): boolean =>
  properties?.['standing'] !== undefined ||
  (isSchema(items) && !Array.isArray(items) && isOfAddressees(items));

/** A realistic value that `schema` accepts. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if (wholeByName[name] !== undefined && !isOfAddressees(schema)) return wholeByName[name];
  if (schema.const !== undefined) return schema.const;
  const known = schema.enum?.find((one) => typeof one === 'string' && byName[name]?.includes(one));
  if (schema.enum?.length) return known ?? schema.enum[0];
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
      return !falseByName.has(name);
    default:
      return null;
  }
}
