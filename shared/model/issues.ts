// What is wrong with one field, as a stable code that both sides turn into words.

const issueCodes = [
  'missing',
  'unknown_field',
  'wrong_type',
  'too_long',
  'too_short',
  'not_positive',
  'too_late',
  'wrong_format',
  'wrong_value',
  'no_sms',
] as const;
export type IssueCode = (typeof issueCodes)[number];

type Issue = {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly minimum?: unknown;
  readonly inclusive?: unknown;
  /** Of a check that knows better: what it says itself. */
  readonly params?: unknown;
};

/** Parameters of a check that looks at two fields and misses the second. */
export const isMissing = { missing: true } as const;

/** The code of a schema's issue: `{ code: 'too_big' }` → 'too_long'; an empty required text is 'missing'. */
export function issueCode(issue: Issue): IssueCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'missing' : 'wrong_type';
    case 'too_big':
      return 'too_long';
    case 'too_small':
      if (issue.minimum === 0 && issue.inclusive === false) return 'not_positive';
      return issue.input === '' ? 'missing' : 'too_short';
    case 'invalid_format':
      return issue.input === '' ? 'missing' : 'wrong_format';
    case 'unrecognized_keys':
      return 'unknown_field';
    default:
      return issue.params === isMissing ? 'missing' : 'wrong_value';
  }
}
export const isIssueCode = (text: string): text is IssueCode => issueCodes.some((code) => code === text);
