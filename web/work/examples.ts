// The company's own rows and those of its example crew: what a sum counts, and what a form offers.

type MaybeExample = { readonly example?: boolean | undefined };

export const isOwn = ({ example }: MaybeExample): boolean => example !== true;

/** The company's own; the very same rows where there are no others, so that nothing is reckoned again. */
export const ownOf = <Row extends MaybeExample>(rows: readonly Row[]): readonly Row[] =>
  rows.every(isOwn) ? rows : rows.filter(isOwn);

/** What figures count: never both. The example crew's rows while the company has none of its own. */
export const countedOf = <Row extends MaybeExample>(rows: readonly Row[]): readonly Row[] =>
  rows.some(isOwn) ? ownOf(rows) : rows;
