// The top of the first page: company and range, the title, the rules, the sums in boxes, the shades of the bars.

import { barShades } from './columns.ts';
import { looks } from './looks.ts';
import { type Line, lineOf, type Pen, together } from './pen.ts';
import type { Paper } from './sections.ts';

export function* openingOf(paper: Paper, width: number, pen: Pen): Generator<Line> {
  const { companyName, about, title, sentences, facts, legend } = paper;
  yield pen.notedLine('P', [companyName, looks.company], [about, looks.note], width);
  yield { ...lineOf('H1', [pen.words(title, looks.title, 0, { width })]), above: 8 };
  if (sentences.length > 0)
    yield { ...lineOf('P', [pen.words(sentences.join('\n'), looks.sentence, 0, { width })]), above: 4 };
  if (facts.length > 0) yield { ...factsLine(facts, width, pen), above: 12 };
  if (legend.length > 0) yield { ...legendLine(legend, pen), above: 16 };
}

/** Boxes side by side; two share the line between them. */
function factsLine(facts: Paper['facts'], width: number, pen: Pen): Line {
  const share = width / facts.length;
  const room = share - 22;
  const parts = facts.flatMap(({ label, value }, at) => {
    // A tier goes by the company's own name for it; many tiers leave little room.
    const size = Math.min(1, room / pen.widthOf(value, looks.fact)) * looks.fact.size;
    const x = at * share + 11;
    const words = [
      pen.words(label, looks.note, x, { y: 8, width: room, isCut: true }),
      pen.words(value, { ...looks.fact, size }, x, { y: 19 }),
    ];
    return [pen.block(at * share, 0, share + 0.75, 46), together(words)];
  });
  return lineOf('P', parts, 0, 1);
}

/** The shades of the bars with their words, side by side. */
function legendLine(legend: Paper['legend'], pen: Pen): Line {
  let x = 0;
  const parts = legend.flatMap((word, at) => {
    const start = x;
    x += 39 + pen.widthOf(word, looks.note);
    return [pen.block(start, 1.5, 14, 8, barShades[at]), pen.words(word, looks.note, start + 19)];
  });
  return lineOf('P', parts);
}
