/** The failures a test may ask of the embedded DynamoDB, spelt as AWS spells them. */
import * as z from 'zod';
import { DynamoError } from './errors.ts';
import type { Body } from './requests.ts';
import { cancelled } from './transactions.ts';

/**
 * `throttle`, `error500` and `conflict` refuse the request unexecuted; `lost_reply` executes it and drops the
 * connection; `delay` waits `ms` first.
 */
export type Fault = { kind: 'throttle' | 'error500' | 'conflict' | 'lost_reply' | 'delay'; ms?: number };
export type FaultHook = (request: { operation: string; body: Body }) => Fault | undefined;

const itemList = z.array(z.unknown());

/** The error to answer instead of doing the work. */
export function faultError(fault: Fault | undefined, body: Body): DynamoError | undefined {
  switch (fault?.kind) {
    case 'throttle':
      return new DynamoError(
        'ProvisionedThroughputExceededException',
        'The level of configured provisioned throughput for the table was exceeded.',
      );
    case 'error500':
      return new DynamoError('InternalServerError', 'Internal server error', { statusCode: 500 });
    case 'conflict': {
      const items = itemList.safeParse(body['TransactItems']).data;
      if (!items)
        return new DynamoError('TransactionConflictException', 'Transaction is ongoing for the item');
      const conflict = { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' };
      return cancelled(items.map((_, at) => (at === 0 ? conflict : { Code: 'None' })));
    }
    default:
      return undefined;
  }
}
