// Owns what a page of the product leaves on paper, as another library reads it.

import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';

export type Printed = {
  /** The texts that stand on the sheet, from its top. */
  readonly texts: readonly string[];
  /** Those that begin or end beyond its edge. */
  readonly cut: readonly string[];
  readonly isWide: boolean;
};

/** The sheets of a page, in the browser's own size and direction or in those of the page's style. */
export async function printed(page: Page, options: Parameters<Page['pdf']>[0] = {}): Promise<Printed[]> {
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, ...options });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: Printed[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    sheets.push({
      texts: texts.map(({ str }) => str),
      cut: texts
        .filter(({ transform, width: long }) => transform[4] < 0 || transform[4] + long > width)
        .map(({ str }) => str),
      isWide: width > height,
    });
  }
  return sheets;
}
