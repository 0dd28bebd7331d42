// Where another DynamoDB answers a test otherwise than the embedded one, and why it may: anything else is mended here.

type Difference = {
  readonly on: 'dynamodb-local' | 'ministack';
  /** Part of the test's full name. */
  readonly test: string;
  readonly why: string;
};

const wholeTransaction =
  'it refuses the whole request; AWS documents a cancelled transaction with ValidationError as the reason, and the product survives both';
const unitsOfSeveral =
  "for several items in one request it counts otherwise, and names reads or writes apart; ours are the developer guide's figures";

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
  {
    on: 'dynamodb-local',
    test: 'in memory an empty index key is refused inside a transaction',
    why: wholeTransaction,
  },
  { on: 'dynamodb-local', test: 'a transaction costs twice, checks included', why: unitsOfSeveral },
  { on: 'dynamodb-local', test: 'a batch costs the sum of its writes', why: unitsOfSeveral },
  { on: 'dynamodb-local', test: 'a transactional read costs twice', why: unitsOfSeveral },
  { on: 'dynamodb-local', test: 'a batch rounds up every item', why: unitsOfSeveral },
];
