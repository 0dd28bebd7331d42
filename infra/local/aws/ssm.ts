/** SSM parameters: secrets created once for a data folder, settings given at each start. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DataFolderError } from '#infra/local/aws/dynamo/errors.ts';
import { jsonError, jsonReply, type Outgoing } from './gateway-http.ts';

const jsonType = 'application/x-amz-json-1.1';

/** By name: a text is this start's value; a function creates the value the first time only. */
export type ParameterSource = Record<string, string | (() => string)>;
export type Parameters = { reply(operation: string, body: unknown): Outgoing };

const kept = z.record(z.string(), z.string());

function readKept(path: string): Record<string, string> {
  try {
    return kept.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new DataFolderError('data_folder_broken', path, error);
  }
}

function resolve(source: ParameterSource, dataDir: string | undefined): Record<string, string> {
  const path = dataDir === undefined ? undefined : join(dataDir, 'parameters.json');
  const before = path === undefined ? {} : readKept(path);
  const made = Object.entries(source).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : (before[name] ?? value()),
  ]);
  const values = { ...before, ...Object.fromEntries(made) };
  if (dataDir !== undefined && path !== undefined) {
    mkdirSync(dataDir, { recursive: true });
    // a rename is atomic; a half-written file would lose every secret
    writeFileSync(`${path}.new`, `${JSON.stringify(values, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return values;
}

export function openParameters(options: {
  source: ParameterSource;
  dataDir?: string;
  region: string;
}): Parameters {
  const values = resolve(options.source, options.dataDir);
  const madeAt = Math.floor(Date.now() / 1000);
  const describe = (name: string) => ({
    Name: name,
    Type: 'SecureString',
    Value: values[name],
    Version: 1,
    LastModifiedDate: madeAt,
    ARN: `arn:aws:ssm:${options.region}:000000000000:parameter/${name.replace(/^\//, '')}`,
    DataType: 'text',
  });
  const isKnown = (name: string) => Object.hasOwn(values, name);

  return {
    reply: (operation, body) => {
      if (operation === 'GetParameter') {
        const { Name } = z.looseObject({ Name: z.string() }).parse(body);
        if (!isKnown(Name)) return jsonError(400, 'ParameterNotFound', `There is no parameter ${Name}.`);
        return jsonReply(200, { Parameter: describe(Name) }, jsonType);
      }
      if (operation === 'GetParameters') {
        const { Names } = z.looseObject({ Names: z.array(z.string()) }).parse(body);
        return jsonReply(
          200,
          {
            Parameters: Names.filter(isKnown).map(describe),
            InvalidParameters: Names.filter((name) => !isKnown(name)),
          },
          jsonType,
        );
      }
      return jsonError(
        400,
        'UnknownOperationException',
        `SSM ${operation} is not emulated by the embedded AWS.`,
      );
    },
  };
}
