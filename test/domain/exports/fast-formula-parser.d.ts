/** What the tests use of fast-formula-parser; the package ships no types. */
declare module 'fast-formula-parser' {
  type Range = { from: { row: number; col: number }; to: { row: number; col: number } };
  export default class FormulaParser {
    constructor(config: {
      onCell: (at: { row: number; col: number }) => unknown;
      onRange: (range: Range) => unknown[][];
    });
    parse(formula: string, position: { sheet: string; row: number; col: number }): unknown;
  }
}
