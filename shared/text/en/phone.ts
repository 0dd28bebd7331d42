// Words of the employee app.

export const phone = {
  title: 'My hours',
} as const;
