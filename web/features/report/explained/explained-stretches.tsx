// The stretches of an explained day as a table: from, to, project, hours, the kind of time, and the rule behind it.

import type { ExplainedDayOnWire } from '#shared/model/report.ts';
import { useTexts } from '#web/text.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { asTier, useRuleWords } from '#web/words/rule-words.ts';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import styles from './explained.module.css';

type Stretch = ExplainedDayOnWire['stretches'][number];
type Step = { readonly after_hours: number; readonly tier: number };

/** The hours of the highest step that this tier proves was reached. */
const stepOf = (steps: readonly Step[], tier: number): number =>
  steps.findLast((step) => step.tier <= tier)?.after_hours ?? 0;

/** Why a stretch counts as it does. */
function useReasons({ rules: counted, holiday }: ExplainedDayOnWire) {
  const words = useReportWords();
  const { say } = useRuleWords();
  const hours = (value: number) => ({ hours: words.plain(value) });
  const night = counted.tiers?.night;
  const duringNight = () => say('night', { from: night?.from ?? '', to: night?.to ?? '' });
  const outside = () => (counted.day_hours ? say('outside', counted.day_hours) : duringNight());
  const onHoliday = () => say(holiday?.is_major ? 'majorHolidays' : 'holidays');
  const reasonOf = ({ reason }: Stretch): string => {
    switch (reason) {
      case 'holiday':
        return onHoliday();
      case 'weekend':
        return say('weekends');
      case 'hours':
        return outside();
      case 'day':
        return say('afterDay', hours(counted.overtime_after_day_hours ?? 0));
      case 'week':
        return say('afterWeek', hours(counted.overtime_after_week_hours ?? 0));
      default:
        return '';
    }
  };
  const liftOf = ({ lift, tier, reason }: Stretch): string => {
    switch (lift) {
      case 'night':
        return duringNight();
      case 'holiday':
        return onHoliday();
      case 'day':
        return say('beyondDay', hours(stepOf(counted.tiers?.day_steps ?? [], tier)));
      case 'week':
        return say('beyondWeek', hours(stepOf(counted.tiers?.week_steps ?? [], tier)));
      case 'hours':
        return reason === 'hours' ? '' : outside();
      default:
        return '';
    }
  };
  return { reasonOf, liftOf };
}

export function ExplainedStretches({ explained }: { explained: ExplainedDayOnWire }) {
  const t = useTexts('report');
  const words = useReportWords();
  const { reasonOf, liftOf } = useReasons(explained);
  const rules = useRuleWords();
  const time = useCompanyTime();
  const { tiers } = explained.rules;
  const because = (stretch: Stretch): string => {
    if (stretch.reason === null)
      return stretch.lunch_deduction > 0
        ? t('why.lunch', { hours: words.hours(stretch.lunch_deduction) })
        : '';
    const lift = liftOf(stretch);
    const name = rules.tier(tiers, asTier(stretch.tier));
    const whole =
      lift === '' ? reasonOf(stretch) : `${reasonOf(stretch)}; ${t('why.lift', { tier: name, rule: lift })}`;
    return whole.slice(0, 1).toLocaleUpperCase() + whole.slice(1);
  };
  const lengthOf = ({ start, end, lunch_deduction }: Stretch) =>
    time.seconds(end) - time.seconds(start) - lunch_deduction;
  const clock = (at: string, isEnd: boolean) => {
    const shown = time.clockAt(at);
    return isEnd && shown === '00:00' ? '24:00' : shown;
  };
  const countsAs = ({ reason, tier }: Stretch): string =>
    reason === null ? t('why.normal') : tiers ? rules.tier(tiers, asTier(tier)) : t('columns.overtime');
  return (
    <table className={styles.stretches}>
      <caption className="visually-hidden">{t('why.because')}</caption>
      <thead>
        <tr>
          <th scope="col">{`${t('why.from')}–${t('why.to')}`}</th>
          <th scope="col">{t('columns.project')}</th>
          <th scope="col">{t('columns.hours')}</th>
          <th scope="col">{t('why.countsAs')}</th>
        </tr>
      </thead>
      <tbody>
        {explained.stretches.map((one) => (
          <tr key={`${one.log_id} ${one.start}`}>
            <th scope="row">
              {clock(one.start, false)}–{clock(one.end, true)}
            </th>
            <td>
              {one.project.name}
              {because(one) !== '' && <small>{because(one)}</small>}
            </td>
            <td>{words.hours(lengthOf(one))}</td>
            <td>{one.reason === null ? countsAs(one) : <b>{countsAs(one)}</b>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
