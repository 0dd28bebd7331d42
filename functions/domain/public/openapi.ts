// The API's own description: OpenAPI 3.1, generated from the endpoints' records, so it cannot differ from them.

import * as z from 'zod/mini';
import { createDocument, type ZodOpenApiObject, type ZodOpenApiOperationObject } from 'zod-openapi';
import { permissions } from '#shared/access.ts';
import type { Endpoint, Group } from '#shared/api/endpoint.ts';
import { groups } from '#shared/api/groups.ts';
import { columnarMediaType } from '#shared/api/report.ts';
import { productName } from '#shared/limits.ts';
import { integration, session, settings } from '#shared/model/company/company.ts';
import { employee } from '#shared/model/employee.ts';
import { exportJob } from '#shared/model/export.ts';
import { project } from '#shared/model/project.ts';
import { columnarReport, report } from '#shared/model/report.ts';
import { comment, location, workLog } from '#shared/model/worklog.ts';
import { site } from '#shared/site.ts';
import { exampleOf } from './examples.ts';
import { errorResponses, header } from './openapi-errors.ts';
import { toPortable } from './openapi-portable.ts';
import { keyGuide, phoneGuide, webhookGuide } from './guides.ts';
import { wholeExample } from './whole-examples.ts';

const sent = (name: string, description: string) => ({
  in: 'header' as const,
  name,
  description,
  schema: { type: 'string' as const },
});

const idempotencyKey = sent(
  'Idempotency-Key',
  'Any text of 8 to 128 characters, the same in every try of a request: repeats have one effect and get the first answer. Kept for 7 days.',
);
const browserHeader = sent(
  'X-Stund',
  'Required of browsers, with any value, because forms of other sites cannot send it. Other clients omit it.',
);

function exampleFor(schema: z.ZodMiniType, io: 'input' | 'output', endpoint?: Endpoint): unknown {
  const override = ({
    zodSchema,
    jsonSchema,
  }: {
    zodSchema: z.core.$ZodType;
    jsonSchema: { examples?: unknown[] };
  }) => {
    const whole = wholeExample(zodSchema);
    if (whole !== undefined) jsonSchema.examples = [whole];
  };
  const whole = wholeExample(schema, endpoint);
  return whole ?? exampleOf(z.toJSONSchema(schema, { io, unrepresentable: 'any', override }));
}

const content = (schema: z.ZodMiniType, io: 'input' | 'output', endpoint: Endpoint) => ({
  'application/json': { schema, example: exampleFor(schema, io, endpoint) },
});

const pageHeaders = {
  'X-Next-Cursor': header('Send it as `cursor` to get the next page; absent on the last one.'),
  Link: header('The address of the next page, rel="next".'),
};

function success(endpoint: Endpoint, isPaged: boolean) {
  if (!endpoint.reply) return { '204': { description: 'Done' } };
  const columnar =
    endpoint.reply === report
      ? { [columnarMediaType]: { schema: columnarReport, example: exampleFor(columnarReport, 'output') } }
      : {};
  return {
    '200': {
      description: 'Done',
      headers: { 'X-Request-Id': header('Quote it when asking for help.'), ...(isPaged ? pageHeaders : {}) },
      content: { ...content(endpoint.reply, 'output', endpoint), ...columnar },
    },
  };
}

function queryOf(endpoint: Endpoint) {
  if (endpoint.query === undefined) return undefined;
  if (endpoint.query instanceof z.ZodMiniObject) return endpoint.query;
  throw new Error(`the query of ${endpoint.path} is no object`);
}

const whoMay = ({ access, key }: Endpoint): string => {
  if (access === 'public') return 'Anyone.';
  const { roles, need } = permissions[access];
  const needed = need ? ` The employee needs \`${need}\`.` : '';
  return `Roles: ${roles.join(', ')}.${needed}${key ? ` API keys with the scope \`${key}\`.` : ''}`;
};

function operation(group: Group, name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const query = queryOf(endpoint);
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
  const path = z.object(Object.fromEntries(names.map((param) => [param, z.string()])));
  const headers = [
    ...(endpoint.once ? [idempotencyKey] : []),
    ...(endpoint.method === 'GET' ? [] : [browserHeader]),
  ];
  return {
    operationId: `${group.name}.${name}`,
    tags: [group.name],
    summary: endpoint.summary,
    description: whoMay(endpoint),
    security: endpoint.access === 'public' ? [] : [{ cookie: [] }, { bearer: [] }],
    ...(headers.length ? { parameters: headers } : {}),
    requestParams: { ...(names.length ? { path } : {}), ...(query ? { query } : {}) },
    ...(endpoint.body
      ? { requestBody: { required: true, content: content(endpoint.body, 'input', endpoint) } }
      : {}),
    responses: { ...success(endpoint, query?.shape['cursor'] !== undefined), ...errorResponses(endpoint) },
  };
}

const about = `Times are RFC 3339 instants, in replies in UTC; days are \`YYYY-MM-DD\` in the company's time zone; durations are whole seconds; ids are opaque.

An error is \`application/problem+json\` for clients that accept it and otherwise the plain JSON string of its \`detail\`. Only \`session_missing\` and \`session_over\` mean that the session has ended. What you may not see is answered as missing.`;

function written(apiOrigin: string) {
  const operations = groups.flatMap((group: Group) =>
    Object.entries(group.endpoints).map(([name, endpoint]) => ({ group, name, endpoint })),
  );
  const byPath = Map.groupBy(operations, ({ endpoint }) => endpoint.path);
  const paths = [...byPath].map(([path, found]) => [
    path,
    Object.fromEntries(
      found.map(({ group, name, endpoint }) => [
        endpoint.method.toLowerCase(),
        operation(group, name, endpoint),
      ]),
    ),
  ]);
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description: `${about}\n\n${phoneGuide}\n\n${keyGuide(apiOrigin)}\n\n${webhookGuide}`,
      contact: { email: site.supportEmail },
    },
    servers: [{ url: apiOrigin }],
    tags: groups.map(({ name }) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: {
        Comment: comment,
        Employee: employee,
        ExportJob: exportJob,
        Integration: integration,
        Location: location,
        Project: project,
        Session: session,
        Settings: settings,
        WorkLog: workLog,
      },
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-sid',
          description: 'Set by every call that logs in; browsers send it automatically.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The `session_token` that log-ins return to clients without browser headers, or an API key of the company.',
        },
      },
    },
  };
  return createDocument(document, {
    override: ({ zodSchema, jsonSchema }) => toPortable(zodSchema, jsonSchema),
  });
}

let kept: { readonly origin: string; readonly text: string } | undefined;

/** The document as JSON. Generated once, because it does not change while the code runs. */
export function openApiText(apiOrigin: string): string {
  if (kept?.origin !== apiOrigin) {
    kept = { origin: apiOrigin, text: JSON.stringify(written(apiOrigin)) };
  }
  return kept.text;
}
