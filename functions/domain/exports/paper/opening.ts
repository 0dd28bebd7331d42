// The top of the first page: company and range, the title, the rules, the sums in boxes, the colours of the bars.

import { looks } from './looks.ts';
import { drawKeys } from './marks.ts';
import type { Paper } from './sections.ts';
import type { Look, Pen } from './pen.ts';
import type { Tools } from './table.ts';

const box = { height: 46, inside: 11, after: 16 } as const;
const keysHeight = 16;

export function drawOpening(paper: Paper, { pen, place }: Tools): void {
  const { x, width } = place;
  function paragraph(type: 'H1' | 'P', text: string, look: Look, wide = width): void {
    pen.leaf(type, () => pen.write(text, look, { x, y: place.y, width: wide }));
    place.y += pen.heightOf(text, look, wide);
  }
  pen.leaf('P', () => pen.write(paper.about, looks.about, { x: x + width, y: place.y, isRight: true }));
  paragraph('P', paper.companyName, looks.company, width - pen.widthOf(paper.about, looks.about) - 24);
  place.y += 8;
  paragraph('H1', paper.title, looks.title);
  place.y += 4;
  if (paper.sentences.length > 0) paragraph('P', paper.sentences.join('\n'), looks.sentence);
  place.y += 12;
  if (paper.facts.length === 0) return;
  const share = width / paper.facts.length;
  for (const [at, fact] of paper.facts.entries()) drawFact(pen, fact, x + at * share, place.y, share);
  place.y += box.height + box.after;
  if (paper.legend.length === 0) return;
  pen.unsaid(() => drawKeys(pen, paper.legend, x, place.y));
  place.y += keysHeight;
}

/** A tier goes by the company's own name for it; many tiers leave little room. */
function drawFact(pen: Pen, fact: Paper['facts'][number], left: number, y: number, share: number): void {
  const width = share - 2 * box.inside;
  const x = left + box.inside;
  const size = Math.min(1, width / pen.widthOf(fact.value, looks.fact)) * looks.fact.size;
  // Two boxes share the line between them.
  pen.unsaid(() => pen.frame(left, y, share + 0.75, box.height, 'edge'));
  pen.leaf('P', () => {
    pen.write(fact.label, looks.factLabel, { x, y: y + 8, width, isCut: true });
    pen.write(fact.value, { ...looks.fact, size }, { x, y: y + 19 });
  });
}
