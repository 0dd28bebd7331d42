// The payroll screen: what stands in the way of a payroll file, the file, and the files made so far.

export const payroll = {
  title: 'Payroll',
} as const;
