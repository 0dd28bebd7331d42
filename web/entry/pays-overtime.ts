// Whether a company has a rule that makes overtime.

import type { Session } from '#shared/model/company/company.ts';

export const paysOvertime = (settings: Session['settings']): boolean => {
  const rules = settings?.overtime;
  return (
    rules !== undefined &&
    (rules.after_day_hours !== null ||
      rules.after_week_hours !== null ||
      rules.day_hours !== null ||
      rules.weekends ||
      rules.holidays)
  );
};
