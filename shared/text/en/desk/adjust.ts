// Correcting an in or out time on the ruler: its name, what stops it, its keys.

export const adjust = {
  label: 'Times of {{name}}, {{day}}',
  minutes: '{{minutes}} min',
  hours: '{{hours}} h',
  hoursMinutes: '{{hours}} h {{minutes}} min',
  stops: {
    next: 'next entry',
    before: 'entry before',
    now: 'now',
    locked: 'locked day',
    shortest: 'shortest entry',
    longest: '24 hours at most',
  },
  hints: {
    snap: 'Steps of 5 minutes,',
    fine: '1 minute',
    step: '5 min',
    type: 'type',
    save: 'saves',
    back: 'puts it back',
    kept: 'Original {{clock}} is kept',
  },
  moved: { start: 'in {{clock}}, was {{before}}', end: 'out {{clock}}, was {{before}}' },
} as const;
