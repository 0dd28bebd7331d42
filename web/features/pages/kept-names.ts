// The names of everything the product stores in a browser; a test compares them with the names in the code.

type Kept = {
  readonly use:
    | 'language'
    | 'theme'
    | 'login'
    | 'choices'
    | 'location'
    | 'unsent'
    | 'unread'
    | 'reports'
    | 'tab'
    | 'files';
  readonly until: 'untilDeleted' | 'untilLogout' | 'untilSent' | 'untilRead' | 'untilTab' | 'untilUpdate';
  /** In place of '…' stands the id of a company, an employee or a version. */
  readonly names: readonly string[];
};

export const keptInBrowser: readonly Kept[] = [
  { use: 'language', until: 'untilDeleted', names: ['stund-language', 'stund-language-of-account'] },
  { use: 'theme', until: 'untilDeleted', names: ['mantine-color-scheme-value'] },
  { use: 'login', until: 'untilLogout', names: ['stund-clock', 'stund-desk'] },
  {
    use: 'choices',
    until: 'untilDeleted',
    names: [
      'stund-single-keys',
      'stund-time-clock-in-first',
      'stund-last-projects',
      'stund-crew-last …',
      'stund-missing-put-off',
      'stund-first-steps …',
      'stund-data-seen',
      'stund-month …',
    ],
  },
  { use: 'location', until: 'untilDeleted', names: ['stund-location …'] },
  {
    use: 'unsent',
    until: 'untilSent',
    names: ['stund-employee', 'stund-time-clock', 'stund-crew'],
  },
  {
    use: 'unread',
    until: 'untilRead',
    names: ['stund-unread', 'stund-time-clock-unread', 'stund-crew-said …'],
  },
  { use: 'reports', until: 'untilSent', names: ['stund-reports', 'stund-reports-unsent'] },
  {
    use: 'tab',
    until: 'untilTab',
    names: [
      'stund-export …',
      'stund-billing-later …',
      'stund-card-charged …',
      'stund-admin …',
      'stund-lately',
      'stund-site',
      'stund-wanted',
    ],
  },
  { use: 'files', until: 'untilUpdate', names: ['stund-…'] },
];
