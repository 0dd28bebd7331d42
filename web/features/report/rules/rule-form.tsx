// The form of a rule's chip: its numbers, and back to the company's own.

import { useState } from 'react';
import { ruleOff } from '#shared/model/company/pay-rules.ts';
import type { ReportRules } from '#shared/model/report.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { NumberField } from '#web/forms/number-field.tsx';
import { type NumberSpan, numberWithin, typedText } from '#web/forms/typed-number.ts';
import styles from '#web/features/report/report.module.css';
import type { ReportQuery } from '#web/features/report/use-report-query.ts';

export type RuleName = keyof ReportQuery & keyof ReportRules;
type Field = {
  readonly name: RuleName;
  readonly label: string;
  readonly value: number | null;
  readonly span: NumberSpan;
};
type RuleFormProps = {
  readonly fields: readonly Field[];
  /** The address carries rules of its own, which a button replaces by the company's. */
  readonly isOwn: boolean;
  readonly onApply: (values: Record<string, string | undefined>) => void;
};

/** An empty field switches its rule off for this report. */
export function RuleForm({ fields, isOwn, onApply }: RuleFormProps) {
  const t = useTexts('report');
  const [shown] = useState(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, typedText(value)])),
  );
  const [values, setValues] = useState(shown);
  // A lunch needs both: its minutes, and the hours a day must have before they are deducted.
  const needsHours = (values['lunch_minutes'] ?? '') !== '';
  return (
    <form
      className={styles.ruleForm}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = fields.map(({ name, span }) => [name, numberWithin(values[name] ?? '', span)] as const);
        const isWrong = fields.some(({ name }) => name === lunchFrom && values[name] === '' && needsHours);
        if (isWrong || typed.some(([, value]) => value === undefined)) return;
        // Rules that were not changed stay out of the address: they remain the company's, with employees' own lunches.
        const touched = typed.filter(([name]) => values[name] !== shown[name]);
        const isLunch = needsHours && touched.length > 0;
        const asked = (isLunch ? typed : touched).map(
          ([name, value]) => [name, value === null ? offText(name) : askedText(value ?? 0)] as const,
        );
        onApply(Object.fromEntries(asked));
      }}
    >
      {fields.map(({ name, label, span }) => (
        <NumberField
          key={name}
          label={label}
          span={span}
          isOptional={name !== lunchFrom || !needsHours}
          value={values[name] ?? ''}
          onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <Button type="submit" variant="primary">
        {t('apply')}
      </Button>
      {isOwn && (
        <Button onClick={() => onApply(Object.fromEntries(fields.map(({ name }) => [name, undefined])))}>
          {t('companyRules')}
        </Button>
      )}
    </form>
  );
}

const lunchFrom = 'lunch_from_hours';
/** The word in the address for a rule that is off. The hours of lunch have none: they go with the minutes. */
const offText = (name: RuleName): string | undefined => (name === lunchFrom ? undefined : ruleOff);
/** A number for the address, with two decimals at most. */
const askedText = (value: number): string => String(Number(value.toFixed(2)));
