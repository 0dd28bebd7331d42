// The details of an audit row in words: the employee or person of the office, the file or payroll system, the changed fields.

import { integrationKeys } from '#shared/limits.ts';
import { type AuditEvent, eventsWithWordedDetail } from '#shared/model/audit.ts';
import { type AuditEntry } from '#shared/model/company/audit-entry.ts';
import { wordFor } from '#shared/text/texts.ts';
import { systemNames } from '#web/files/payroll-systems.ts';
import { useTexts } from '#web/text.ts';

type Words = ReturnType<typeof useTexts<'audit'>>;
/** True for events whose detail has a text of ours. Other details are typed text or numbers, and are shown unchanged. */
const isWorded = (event: AuditEvent): boolean => eventsWithWordedDetail.some((one) => one === event);

function detailWords(t: Words, { event, detail }: AuditEntry): string | undefined {
  if (detail === null || !isWorded(event)) return detail ?? undefined;
  const system = integrationKeys.find((key) => key === detail);
  return system ? systemNames[system] : wordFor(t('detail', { returnObjects: true }), detail);
}

/** The field's name in words; the API's name if this release has no text for it. */
function fieldWords(t: Words, name: string): string {
  const item = name.replace(/^pay_(?:code|item)_/, '');
  const isItem = item !== name && Object.hasOwn(t('payItem', { returnObjects: true }), item);
  return isItem
    ? wordFor(t('payItem', { returnObjects: true }), item)
    : wordFor(t('field', { returnObjects: true }), name);
}

/** Returns the parts to show beside each other; empty if the event's name is enough. */
export function useAuditWords(): (row: AuditEntry) => readonly string[] {
  const t = useTexts('audit');
  return (row) =>
    [
      row.employee?.name,
      row.manager?.name,
      detailWords(t, row),
      ...row.fields.map((name) => fieldWords(t, name)),
    ].flatMap((words) => words || []);
}
