// Words of the shared time clock.

export const kiosk = {
  title: 'Time clock',
} as const;
