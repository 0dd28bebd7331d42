// The calls that the table makes to DynamoDB, and how the AWS SDK sends them.

import { DynamoDBClient, type DynamoDBClientConfig, type QueryCommandInput } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  type GetCommandInput,
  type GetCommandOutput,
  PutCommand,
  type PutCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { type QueryPage, queryPage } from './query-page.ts';

/** Each resolves with what is read of its reply, and throws the SDK's errors. */
export type TableCalls = {
  readonly get: (input: GetCommandInput) => Promise<Pick<GetCommandOutput, 'Item'>>;
  readonly getMany: (
    input: BatchGetCommandInput,
  ) => Promise<Pick<BatchGetCommandOutput, 'Responses' | 'UnprocessedKeys'>>;
  readonly query: (input: QueryCommandInput) => Promise<QueryPage>;
  readonly put: (input: PutCommandInput) => Promise<unknown>;
  readonly update: (input: UpdateCommandInput) => Promise<unknown>;
  readonly delete: (input: DeleteCommandInput) => Promise<unknown>;
  readonly transact: (input: TransactWriteCommandInput) => Promise<unknown>;
};

/** Parts of the SDK for a log that is not written and a header that is not read: a fifth of the processor time of a call. */
const unusedParts = ['loggerMiddleware', 'getUserAgentMiddleware'] as const;

export function tableCalls(options: DynamoDBClientConfig): TableCalls {
  const plain = new DynamoDBClient(options);
  for (const part of unusedParts) plain.middlewareStack.remove(part);
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  return {
    get: (input) => client.send(new GetCommand(input)),
    getMany: (input) => client.send(new BatchGetCommand(input)),
    query: (input) => queryPage(plain, input),
    put: (input) => client.send(new PutCommand(input)),
    update: (input) => client.send(new UpdateCommand(input)),
    delete: (input) => client.send(new DeleteCommand(input)),
    transact: (input) => client.send(new TransactWriteCommand(input)),
  };
}
