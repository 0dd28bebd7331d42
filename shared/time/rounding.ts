// Rounding: seconds become hours of two decimals, half up. Each shown figure is rounded from its own exact
// seconds and from nothing else, so a column of shown parts may differ from its shown total in the last digit.

const secondsPerHundredth = 36;

/**
 * Hundredths of an hour, the half rounded away from zero. Two decimals: specification 2, section 2, and 3-decisions.md,
 * 'Payroll'; half up: functions/domain/payroll/README.md.
 * @example hundredthsOf(18) → 1
 */
export function hundredthsOf(seconds: number): number {
  const hundredths = Math.floor((Math.abs(seconds) + secondsPerHundredth / 2) / secondsPerHundredth);
  return seconds < 0 && hundredths > 0 ? -hundredths : hundredths;
}

/**
 * Hours rounded to two decimals, as spreadsheets and payroll files carry them. Source: specification 2, section 9;
 * 3-decisions.md, 'Payroll'.
 * @example roundedHours(30_618) → 8.51
 */
export function roundedHours(seconds: number): number {
  return hundredthsOf(seconds) / 100;
}
