/** A process that writes groups of items until it is killed; it prints the number of each group that was answered. */
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { openTable, tableName as TableName } from './dynamo-kit.ts';

const writers = 8;
const [folder = '', round = '0', groupItems = '1'] = process.argv.slice(2);
const { documents, create } = await openTable(folder);
if (round === '0') await create();

let group = 0;
async function writeOn(): Promise<void> {
  for (;;) {
    group += 1;
    const id = `${round}-${group}`;
    await documents.send(
      new TransactWriteCommand({
        TransactItems: Array.from({ length: Number(groupItems) }, (_, part) => ({
          Put: { TableName, Item: { pk: `G#${id}`, sk: String(part) } },
        })),
      }),
    );
    await documents.send(new PutCommand({ TableName, Item: { pk: 'last', sk: 'x', id } }));
    process.stdout.write(`${id}\n`);
  }
}
await Promise.all(Array.from({ length: writers }, writeOn));
