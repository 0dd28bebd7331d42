// Words for a page that is not part of a person’s access.

export const notYours = {
  heading: 'Your access does not include this page.',
  go: 'Go to the overview',
} as const;
