// The company's own rows and those of its example crew. Figures, counts and sums outside of rows count the company's
// own only, also where it has none; only the report of a company that never worked shows the crew's, under a heading that says so.

type MaybeExample = { readonly example?: boolean | undefined };

export const isOwn = ({ example }: MaybeExample): boolean => example !== true;

/** The company's own; the very same rows where there are no others, so that nothing is reckoned again. */
export const ownOf = <Row extends MaybeExample>(rows: readonly Row[]): readonly Row[] =>
  rows.every(isOwn) ? rows : rows.filter(isOwn);
