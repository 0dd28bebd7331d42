// Companies in the table: by id, name or email, all of them, and the rows of a new one.

import type { Ctx } from '#functions/runtime/context.ts';
import {
  type Company,
  companyFrom,
  companyItem,
  companyRow,
  deletionRow,
  listedRow,
  settingsCount,
} from '#functions/table/rows/company-row.ts';
import { companyShards, folded, keys, ranges } from '#functions/table/keys.ts';
import {
  catchUpHolder,
  claimed,
  holderAt,
  holderOf,
  isHeldByOldRule,
  type Names,
} from '#functions/table/names.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { textIn } from '#functions/table/read.ts';
import { absent, all, type Change, type Item, present } from '#functions/table/write.ts';

type Table = Ctx['table'];
export const companyNames: Names = { at: keys.companyName, holder: holderAt.company, row: keys.company };

async function companiesOf(table: Table, ids: readonly string[]): Promise<Company[]> {
  const rows = await table.getMany(ids.map(keys.company));
  const companies = rows.flatMap((row) => (row ? [companyFrom(row)] : []));
  // A company being erased is visible to the eraser only.
  return companies.filter(({ deletion }) => !deletion?.isErasing);
}

export async function companyOf(table: Table, id: string): Promise<Company | undefined> {
  const [company] = await companiesOf(table, [id]);
  return company;
}

/** Undefined where no company has the name. */
export async function companyNamed(table: Table, name: string): Promise<Company | undefined> {
  // An unknown name costs the same two reads, so that timing reveals nothing.
  return companyOf(table, (await holderOf(table, companyNames, name)) ?? 'none');
}

/** Several companies may share an email; those being erased are left out. */
export async function companiesWithEmail(table: Table, email: string): Promise<Company[]> {
  const rows = await table.queryAll(ranges.companiesWithEmail(email));
  return companiesOf(
    table,
    rows.map((row) => textIn(row, 'SK')),
  );
}

/** Every company's row, one shard of the list at a time. Those being erased are for the eraser only. */
export async function* everyCompanyRow(table: Table, isOfEraser = false): AsyncGenerator<Item> {
  for (let shard = 0; shard < companyShards; shard += 1) {
    const listed = await table.queryAll(ranges.companies(shard), { eventually: true });
    const rows = await table.getMany(listed.map((row) => keys.company(textIn(row, 'SK'))));
    for (const row of rows) if (row && (isOfEraser || row[deletionRow.at.isErasing] === undefined)) yield row;
  }
}

/** Whether a company from before 2026-11-22 has the name; its row would not refuse a new one. */
export const isNameOfOld = (table: Table, name: string) => isHeldByOldRule(table, companyNames, name);

/** Gives a company from before 2026-11-22 today's name row. Where two share a name, the older company gets it. */
export function catchUpName(table: Table, company: Company): Promise<boolean> {
  const { id, name, createdAt } = company;
  const isStillNamed: Change = { check: keys.company(id), when: companyRow.is({ name }) };
  return catchUpHolder(table, companyNames, { id, name, isStillNamed }, async (otherId) => {
    const other = await companyOf(table, otherId);
    if (!other || other.createdAt <= createdAt) return false;
    // It keeps its old name row, by which it is found.
    const [row] = await table.getMany([keys.companyName(other.name, folded)]);
    return (
      row?.[companyNames.holder] === otherId && keys.companyName(other.name, foldedName).PK !== row['PK']
    );
  });
}

/** Marks that all names follow today's rule, so that the nightly walk skips the company. */
export const withNamesCaughtUp = (id: string): Change => ({
  update: keys.company(id),
  ...companyRow.set({ hasNamesCaughtUp: true }),
  when: present(),
});

/** The rows of a new company. The second is refused when the name is taken. */
export const newCompany = (company: Company): readonly Change[] => [
  { put: companyItem(company), when: absent() },
  claimed(companyNames, company.name, company.id),
  { put: { ...keys.companyEmail(company.email, company.id), ...listedRow.item(company) } },
  { put: { ...keys.companyListed(company.id), ...listedRow.item(company) } },
];

/**
 * The changes of a corrected trial: refused once the company has a password, a confirmed email or changed
 * settings.
 */
export function correctedCompany(before: Company, after: Company): readonly Change[] {
  const { name, email, phone, country, settings, credentialVersion } = after;
  return [
    {
      update: keys.company(before.id),
      ...companyRow.set({ name, email, phone, country, settings, credentialVersion }),
      when: all(
        companyRow.is({
          credentialVersion: before.credentialVersion,
          email: before.email,
          passwordHash: undefined,
          isEmailVerified: false,
          deletion: undefined,
        }),
        settingsCount.is({ version: 0 }),
      ),
    },
    ...(folded(before.email) === folded(after.email)
      ? []
      : [
          { delete: keys.companyEmail(before.email, before.id) },
          { put: { ...keys.companyEmail(after.email, before.id), ...listedRow.item(before) } },
        ]),
  ];
}
