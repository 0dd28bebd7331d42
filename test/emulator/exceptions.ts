// The tests of the API and the workers that do not run against an emulator, each with the reason.

type Reason =
  /** The tests' own clock moves timers too; an emulator's timers keep the real time. */
  | 'a timer must fire at a moved clock'
  | 'a fault is planted'
  | 'the process is killed'
  | 'the embedded cloud counts what was called'
  | 'the partners’ stand-ins are told how to behave';
export type Exception = { readonly file: string; readonly title?: string; readonly reason: Reason | string };

export const exceptions: readonly Exception[] = [
  { file: 'test/workers/killed.test.ts', reason: 'the process is killed' },
];

/** Whole files. */
export const filesNotRun: readonly string[] = exceptions.flatMap(({ file, title }) =>
  title === undefined ? [file] : [],
);
