// The table over the SDK in trouble that no emulator shows at will: throttled reads, colliding transactions.

import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTable } from '#functions/aws/table.ts';
import { WriteBusy, WriteRefused } from '#functions/table/write.ts';

const wire = mockClient(DynamoDBDocumentClient);
afterEach(() => wire.reset());
// The files after this one have the same client.
afterAll(() => wire.restore());

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const table = openTable('Stund', { region: 'eu-west-1', credentials });
const key = (SK: string) => ({ PK: 'p', SK });
const row = { put: { ...key('1'), n: 1 } };
const both = [row, { put: { ...key('2'), n: 2 } }] as const;
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: codes.map((Code) => ({
      Code,
      ...(Code === 'ConditionalCheckFailed' ? { Item: { n: { N: '7' } } } : {}),
    })),
  });

describe('the table in trouble', () => {
  it('asks again for what a throttled read left out', async () => {
    const left = { UnprocessedKeys: { Stund: { Keys: [key('2')] } } };
    wire
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { Stund: [key('1')] }, ...left })
      .resolvesOnce({ Responses: { Stund: [] }, ...left })
      .resolves({ Responses: { Stund: [key('2')] } });
    expect(await table.getMany([key('1'), key('2')])).toEqual([key('1'), key('2')]);
    const asked = wire
      .commandCalls(BatchGetCommand)
      .map(({ args }) => args[0].input.RequestItems?.['Stund']?.Keys);
    expect(asked).toEqual([[key('1'), key('2')], [key('2')], [key('2')]]);
  });

  it('gives up a read that is throttled for good', async () => {
    wire.on(BatchGetCommand).resolves({ UnprocessedKeys: { Stund: { Keys: [key('1')] } } });
    await expect(table.getMany([key('1')])).rejects.toThrow(WriteBusy);
    expect(wire.commandCalls(BatchGetCommand)).toHaveLength(6);
  }, 20_000);

  it('tries a transaction again that met another one, which the SDK does not', async () => {
    wire.on(TransactWriteCommand).rejectsOnce(cancelled('None', 'TransactionConflict')).resolves({});
    await table.write(...both);
    expect(wire.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it('is busy after five transactions in vain', async () => {
    wire.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'));
    await expect(table.write(...both)).rejects.toThrow(WriteBusy);
    expect(wire.commandCalls(TransactWriteCommand)).toHaveLength(5);
  }, 20_000);

  it('says which condition failed and what the row was, and does not try again', async () => {
    wire.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    const refusal = await table.write(...both).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(WriteRefused);
    expect(refusal).toMatchObject({ refused: [undefined, { item: { n: 7 } }] });
    expect(wire.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });
});
