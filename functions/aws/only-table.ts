// Finds the account's only table, for scripts that a person starts.

import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';

/** Throws when there are several: TABLE_NAME must then name one. */
export async function onlyTable(): Promise<string> {
  const { TableNames = [] } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
  const [name, ...others] = TableNames;
  if (name === undefined || others.length > 0)
    throw new Error(`TABLE_NAME has to be one of: ${TableNames.join(', ')}`);
  return name;
}
