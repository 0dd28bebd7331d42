// I18: an erased company leaves no row and no object, except audit rows without personal data.

import { textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

/** The fields an audit row of an erased company may keep: event, time, kind of account, count. */
const bare = new Set(['PK', 'SK', 'k', 'at', 'b', 'as', 'f', 'c', 'fa', 'expires']);

type Erased = {
  readonly id: string;
  /** Names, addresses, numbers and tokens of the company, which must appear nowhere. */
  readonly words: readonly string[];
};

/** Everything left of the company, a line each; empty if it is erased. */
export function leftOf(erased: Erased, items: readonly Item[], objects: readonly string[]): string[] {
  const lines = objects.filter((key) => key.includes(erased.id)).map((key) => `the object ${key} is left`);
  for (const item of items) {
    const place = `${String(item['PK'])} ${String(item['SK'])}`;
    const content = JSON.stringify(item);
    if (item['PK'] === `C#${erased.id}#U`) {
      const more = Object.keys(item).filter((name) => !bare.has(name));
      if (more.length > 0) lines.push(`the audit row ${place} still says ${more.join(', ')}`);
    } else if (item['PK'] === 'C#platform#U') {
      // The row that an administrator acted on the company stays; typed text about it does not.
      const detail = textOr(item, 'd', '');
      const [about = ''] = detail.split(' reason=', 1);
      const isOfAny = item['k'] !== 'administrator_logged_in_as' && !about.includes('company_id=');
      if (
        detail.startsWith(`${erased.id}:`) ||
        detail.includes(`company_id=${erased.id} reason=`) ||
        (isOfAny && about !== detail)
      )
        lines.push(`the audit row ${place} still gives a reason`);
    } else if (content.includes(erased.id)) lines.push(`the row ${place} is left`);
    for (const word of erased.words)
      if (content.includes(word)) lines.push(`the row ${place} still says ${word}`);
  }
  return lines;
}
