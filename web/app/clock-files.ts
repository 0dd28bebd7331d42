// The files of the two clocks, in a list of their own: a clock's page is told of no other screen's files.

export const clockFiles = {
  timeClock: () => import('#web/features/kiosk/kiosk-screen.tsx'),
  employee: () => import('#web/features/phone/phone-screen.tsx'),
} as const;
