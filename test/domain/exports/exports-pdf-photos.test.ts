// Photos in a PDF: beneath their rows if requested; missing ones are named.

import { describe, expect, it } from 'vitest';
import { at } from '#test/kit/world/context.ts';
import { useOffice } from './exported.ts';
import { useCrew } from './exported-month.ts';
import { pdfReader } from './read-pdf.ts';
import { pictured, said, worked } from '#test/domain/report/worked.ts';

const { world, crew } = await useCrew();
const office = await useOffice(world);
const { pdf } = pdfReader(office, () => crew.company);

const widthsIn = (bytes: Buffer): string[] => bytes.toString('latin1').match(/(?<=\/Width )\d+/g) ?? [];
const imagesIn = (bytes: Buffer): number => bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

/** So many days of four hours of Anna's, each with a comment and a photo. */
async function aPicturedMonth(days: number): Promise<void> {
  for (let day = 1; day <= days; day += 1) {
    const date = `2026-03-${String(day).padStart(2, '0')}`;
    const when = at(`${date}T10:00:00Z`);
    await office.aThumbnail(crew.company.id, `f${day}`, 75, 100);
    await worked(world, crew.anna, crew.roof, `${date}T08:00:00Z`, `${date}T12:00:00Z`, {
      comments: [said(`m${day}`, `Seen by Anna on ${day}.`, when), pictured(`p${day}`, `f${day}`, when)],
    });
  }
}

describe('photos in a PDF', () => {
  it('stand beneath their rows, each held once, and are said where they are missing', async () => {
    await aPicturedMonth(20);
    await office.photoFiles.remove(`photos/${crew.company.id}/f4-100.jpg`);
    const torn = (await office.aThumbnail(crew.company.id, 'f7')).subarray(0, 40);
    await office.photoFiles.write(`photos/${crew.company.id}/f7-100.jpg`, torn, 'image/jpeg', 'no-store');
    const { document, bytes, pages } = await pdf();
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, page] of pages.entries()) {
      const tree = JSON.stringify(await (await document.getPage(index + 1)).getStructTree());
      const missing = page.match(/Photo missing/g)?.length ?? 0;
      const figures = tree.match(/"role":"Figure","children":\[[^\]]*\],"alt":"1 photo"/g)?.length ?? 0;
      expect(figures + missing, page).toBe(page.match(/Seen by Anna/g)?.length ?? 0);
    }
    expect(pages.join('').match(/Photo missing/g)).toHaveLength(6);
    expect(imagesIn(bytes)).toBe(18);
    expect((await pdf()).bytes.equals(bytes)).toBe(true);
  });

  it('are counted only, where images are not asked for, and shown without comments', async () => {
    await aPicturedMonth(2);
    const plain = await pdf({ images: false });
    expect(plain.text).toContain('1 photo');
    expect(imagesIn(plain.bytes)).toBe(0);
    const wordless = await pdf({ comments: false });
    expect(wordless.text).not.toContain('Seen by');
    expect(imagesIn(wordless.bytes)).toBe(2);
  });

  it('are alone with their days, names and comments in the PDF of a project’s photos', async () => {
    await aPicturedMonth(2);
    await worked(world, crew.anna, crew.roof, '2026-03-20T08:00:00Z', '2026-03-20T13:00:00Z');
    const asked = { project_id: crew.roof.id, photos_only: true };
    const { text, bytes, done } = await pdf({ ...asked, language: 'en' });
    expect(text).toContain('Photos · 01–31-03-2026');
    const found =
      /\|2 photos\|.*\|02-03-2026\| \|Anna\|\|Seen by Anna on 2\.\|\|01-03-2026\| \|Anna\|\|Seen by Anna on 1\.$/;
    expect(text).toMatch(found);
    expect(text).not.toMatch(/Report|Overtime|Total|20-03-2026|\d\.\d\d/);
    expect(imagesIn(bytes)).toBe(2);
    expect(done.file_name).toBe('photos-roof-2026-03-01-2026-03-31.pdf');
    expect((await pdf({ photos_only: true })).text).toContain('Overtime');
  });

  it('are as large as the page shows them in the PDF of photos, small beside hours and where there are too many', async () => {
    await aPicturedMonth(2);
    const asked = { project_id: crew.roof.id, photos_only: true };
    expect(widthsIn((await pdf(asked)).bytes)).toEqual(['300', '300']);
    expect(widthsIn((await pdf({ project_id: crew.roof.id })).bytes)).toEqual(['75', '75']);
    const when = at('2026-03-02T10:00:00Z');
    const comments = Array.from({ length: 119 }, (_, n) => pictured(`m${n}`, `f${(n % 2) + 1}`, when + n));
    await worked(world, crew.anna, crew.roof, '2026-03-09T08:00:00Z', '2026-03-09T12:00:00Z', { comments });
    expect(widthsIn((await pdf(asked)).bytes)).toEqual(['75', '75']);
  });

  it('stand on lines beneath each other where a row has many', async () => {
    const when = at('2026-03-02T10:00:00Z');
    const comments = Array.from({ length: 40 }, (_, n) => pictured(`p${n}`, `f${n}`, when + n));
    for (const { photoId = '' } of comments) await office.aThumbnail(crew.company.id, photoId);
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z', { comments });
    const { bytes, pages } = await pdf({ employee_id: crew.anna.id });
    expect(imagesIn(bytes)).toBe(40);
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('Total');
  });
});
