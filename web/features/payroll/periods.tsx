// The pay periods of the company, above the files that are made of them.

export function Periods() {
  return null;
}
