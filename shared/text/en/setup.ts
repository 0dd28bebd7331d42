// Words of the set-up.

export const setup = {
  title: 'Setup',
} as const;
