// Owns PDFs that tests ask an office for, read back by another library.

import { getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { ExportJob, ExportOptions } from '#shared/model/export.ts';
import type { ExportFilters } from '#shared/model/filters.ts';
import type { useOffice } from './exported.ts';
import { march } from './exported-month.ts';

type Pdf = {
  readonly document: Awaited<ReturnType<typeof getDocumentProxy>>;
  readonly textOf: (page: number) => Promise<string>;
  readonly pages: () => Promise<string[]>;
};
type Opened = {
  readonly done: ExportJob;
  readonly bytes: Buffer;
  readonly headers: Headers;
} & Pdf;
type Read = Omit<Opened, 'textOf' | 'pages'> & { readonly pages: readonly string[]; readonly text: string };
type Ask<Answer> = (options?: ExportOptions, filters?: ExportFilters) => Promise<Answer>;

/** A PDF as another library reads it: the text of a page, its pieces parted by bars. */
export async function readPdf(bytes: Buffer): Promise<Pdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const textOf = async (page: number): Promise<string> => {
    const { items } = await (await document.getPage(page)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('|');
  };
  const pages = async (): Promise<string[]> => {
    const all: string[] = [];
    for (let page = 1; page <= document.numPages; page += 1) all.push(await textOf(page));
    return all;
  };
  return { document, textOf, pages };
}

/** Reads the PDFs of the company that a test has at the time. */
export function pdfReader(
  office: Awaited<ReturnType<typeof useOffice>>,
  company: () => Pick<Company, 'id'>,
): { readonly opened: Ask<Opened>; readonly pdf: Ask<Read> } {
  const opened: Ask<Opened> = async (options = {}, filters = march) => {
    const done = await office.made(company(), { kind: 'pdf', filters, options });
    expect(done.state).toBe('done');
    const { bytes, headers } = await office.download(done);
    return { done, bytes, headers, ...(await readPdf(bytes)) };
  };
  const pdf: Ask<Read> = async (options, filters) => {
    const { textOf: _, pages: allPages, ...of } = await opened(options, filters);
    const pages = await allPages();
    return { ...of, pages, text: pages.join('\n') };
  };
  return { opened, pdf };
}
