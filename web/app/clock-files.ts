// The files of the two clocks, in a list of their own, so that a clock's page carries no other screen's file names.

export const clockFiles = {
  timeClock: () => import('#web/features/kiosk/kiosk-screen.tsx'),
  employee: () => import('#web/features/phone/phone-screen.tsx'),
} as const;
