// How `npm start` refuses: a sentence that tells a person what to do, and exit code 1.

export class Refusal extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, cause === undefined ? {} : { cause });
    this.name = 'Refusal';
  }
}

/** What went wrong, in the words of the error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code of a system error (`EADDRINUSE`, `ENOENT`), or an empty text. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Ends the process: a refusal is for people, any other error is shown with its stack. */
export function exitWith(error: unknown): never {
  const isForPeople = error instanceof Refusal || !(error instanceof Error);
  process.stderr.write(`${isForPeople ? reasonOf(error) : error.stack}\n`);
  process.exit(1);
}
