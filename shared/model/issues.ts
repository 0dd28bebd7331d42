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
  'easy_letters',
  'easy_password',
  'name_in_password',
] as const;
export type IssueCode = (typeof issueCodes)[number];

type Issue = {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly minimum?: unknown;
  readonly inclusive?: unknown;
  /** From our own checks: names what was found. */
  readonly params?: unknown;
};

/** For a check across two fields whose second one is missing. */
export const isMissing = { code: 'missing' } as const;

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
      return ownCode(issue.params) ?? 'wrong_value';
  }
}
function ownCode(params: unknown): IssueCode | undefined {
  const code = typeof params === 'object' && params !== null && 'code' in params ? params.code : undefined;
  return typeof code === 'string' && isIssueCode(code) ? code : undefined;
}
export const isIssueCode = (text: string): text is IssueCode => issueCodes.some((code) => code === text);
