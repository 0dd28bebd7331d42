// Words of the release of 2025-05-02.

export const releaseReports = {
  title: 'Reports with overtime and lunch',
  description: 'The report counts overtime and lunch by the company’s rules and goes to Excel and payroll.',
  lead: 'The report now counts hours the way you pay them.',
  overtime: 'Overtime starts after the hours a day or a week that you set.',
  lunch: 'Lunch is deducted on days of the length that you choose, and an employee can have a custom lunch.',
  groups: 'The same hours by employee, by project, by day or as a list.',
  excel: 'The Excel file has totals that add up, and the photos of each entry.',
  payroll: 'Payroll files for Payday, Regla and DK.',
} as const;
