// Separates the company's own rows from its example crew's. Figures, counts and sums count own rows only, even without any.
// Only the report of a company without hours shows the crew's figures, under a heading that says so.

type MaybeExample = { readonly example?: boolean | undefined };

export const isOwn = ({ example }: MaybeExample): boolean => example !== true;

/** The company's own rows; the same array if there are no examples, so that memoized results stay valid. */
export const ownOf = <Row extends MaybeExample>(rows: readonly Row[]): readonly Row[] =>
  rows.every(isOwn) ? rows : rows.filter(isOwn);
