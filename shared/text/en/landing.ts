// Words of the landing page and the trial form.

export const landing = {
  title: 'Time tracking for contractors',
} as const;
