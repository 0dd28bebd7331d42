// Words of charts of hours.

export const chart = {
  normal: 'Normal',
  overtime: 'Overtime',
  lunch: 'Lunch, not paid',
  expected: 'Expected',
  sum: 'Hours',
  climbed: 'Total so far',
  showTable: 'Show as table',
  showPicture: 'Show as chart',
  empty: 'No hours',
  week: 'Week',
  weekName: 'Week {{number}}, {{days}}',
} as const;
