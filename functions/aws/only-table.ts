// The table of an account that holds one, for scripts that a person starts.

import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';

/** Throws where there are several: the environment's TABLE_NAME has to say which one is meant. */
export async function onlyTable(): Promise<string> {
  const { TableNames = [] } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
  const [name, ...others] = TableNames;
  if (name === undefined || others.length > 0)
    throw new Error(`TABLE_NAME has to be one of: ${TableNames.join(', ')}`);
  return name;
}
