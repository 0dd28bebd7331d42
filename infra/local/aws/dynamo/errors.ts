/** The errors of the embedded DynamoDB: those the protocol names, and those of a data folder. */
import * as z from 'zod';
import type { Consumption } from './capacity.ts';

const validationType = 'com.amazon.coral.validate#ValidationException';

/** An error as DynamoDB answers it, with the capacity and items of the refused request. */
export class DynamoError extends Error {
  readonly statusCode: number;
  readonly body: Record<string, unknown>;
  readonly consumed: Consumption[];
  readonly partitions: string[];

  constructor(
    type: string,
    message: string,
    more: {
      statusCode?: number;
      fields?: Record<string, unknown>;
      consumed?: Consumption[];
      partitions?: string[];
    } = {},
  ) {
    super(message);
    this.name = type;
    this.statusCode = more.statusCode ?? 400;
    this.body = {
      __type: type.includes('#') ? type : `com.amazonaws.dynamodb.v20120810#${type}`,
      message,
      ...more.fields,
    };
    this.consumed = more.consumed ?? [];
    this.partitions = more.partitions ?? [];
  }
}

/** Why a data folder cannot be used; the runner says what to do about each code. */
export class DataFolderError extends Error {
  readonly code: 'data_folder_locked' | 'data_folder_broken';
  readonly path: string;

  constructor(code: DataFolderError['code'], path: string, cause: unknown) {
    super(
      code === 'data_folder_locked'
        ? `The data folder ${path} is in use by another process.`
        : `The data folder ${path} cannot be read.`,
      { cause },
    );
    this.name = 'DataFolderError';
    this.code = code;
    this.path = path;
  }
}

export const invalid = (message: string) => new DynamoError(validationType, message);

const protocolError = z.object({
  statusCode: z.number(),
  body: z.looseObject({ __type: z.string(), message: z.optional(z.string()) }),
});

/** The protocol's form of an error; undefined for an error of our own. dynalite throws plain records. */
export function protocolErrorOf(error: unknown) {
  const parsed = protocolError.safeParse(error);
  if (!parsed.success) return undefined;
  const { statusCode, body } = parsed.data;
  const { __type: type } = body;
  return { statusCode, body, name: type.split('#').at(-1) ?? type };
}
