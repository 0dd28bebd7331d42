// JSON that is written piece by piece: a list of any length, a record a line.

/** `[`, then each record on a line of its own, then `]`: valid JSON, however long. */
export async function* jsonList(records: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const record of records) {
    yield `${before}${JSON.stringify(record)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** One record as indented text with a line's end. */
export const jsonOf = (record: unknown): string[] => [`${JSON.stringify(record, null, 2)}\n`];
