// Where another DynamoDB answers a test otherwise than the embedded one, and why it may: anything else is corrected here.

type Difference = {
  readonly on: 'dynamodb-local' | 'ministack';
  /** Part of the test's full name. */
  readonly test: string;
  readonly why: string;
  /** It times out on a busy machine alone. */
  readonly isOfSpeed?: true;
};

const wholeTransaction =
  'it refuses the whole request; AWS documents a cancelled transaction with ValidationError as the reason, and the product survives both';
const otherIndexes = 'they keep indexes; ours refuses them, because our table has none';
const unitsOfSeveral =
  "for several items in one request it counts otherwise, and names reads or writes apart; ours are the developer guide's figures";

const slow = {
  why: 'thousands of calls over a socket outlast the time that the test has on a busy machine',
  isOfSpeed: true,
} as const;
const erasedWhole =
  'a company whose days are over is erased whole, whichever call of the eraser was its last';

const noUnits = 'it does not weigh what is read: a unit or a half for every request';

export const differences: readonly Difference[] = [
  {
    on: 'dynamodb-local',
    test: 'in memory backups answer as switched on',
    why: 'it knows no continuous backups',
  },
  {
    on: 'dynamodb-local',
    test: 'in memory an operation that is not emulated says so',
    why: 'the sentence is ours',
  },
  {
    on: 'dynamodb-local',
    test: 'in memory an update of the wrong type cancels the whole transaction',
    why: wholeTransaction,
  },
  { on: 'dynamodb-local', test: 'in memory a table with a secondary index is refused', why: otherIndexes },
  { on: 'dynamodb-local', test: 'a transaction costs twice, checks included', why: unitsOfSeveral },
  { on: 'dynamodb-local', test: 'a batch costs the sum of its writes', why: unitsOfSeveral },
  { on: 'dynamodb-local', test: 'a transactional read costs twice', why: unitsOfSeveral },
  { on: 'dynamodb-local', test: 'a batch rounds up every item', why: unitsOfSeveral },
  {
    on: 'ministack',
    test: 'in memory an operation that is not emulated says so',
    why: 'the sentence is ours',
  },
  { on: 'ministack', test: 'in memory a table with a secondary index is refused', why: otherIndexes },
  {
    on: 'ministack',
    test: 'in memory a page ends at 1 MB',
    why: 'it cuts before the item that passes 1 MB; DynamoDB Local, as here, after it',
  },
  { on: 'ministack', test: 'a transaction costs twice, checks included', why: noUnits },
  { on: 'ministack', test: 'a read costs a unit for 4 KB, half when it may be late', why: noUnits },
  { on: 'ministack', test: 'a transactional read costs twice', why: noUnits },
  { on: 'ministack', test: 'a batch rounds up every item', why: noUnits },
  { on: 'ministack', test: 'a query rounds up its page once, and counts what a filter hides', why: noUnits },
  { on: 'ministack', test: 'is one of two hundred active ones at most', ...slow },
  { on: 'ministack', test: erasedWhole, ...slow },
  { on: 'dynamodb-local', test: erasedWhole, ...slow },
  { on: 'dynamodb-local', test: 'a project is one of two thousand at most', ...slow },
  { on: 'dynamodb-local', test: 'failed log-ins stand among the other events', ...slow },
];
