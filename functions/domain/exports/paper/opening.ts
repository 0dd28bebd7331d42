// The top of the first page: company and range, the title, the rules, the sums in boxes, the shades of the bars.

import type { Line } from './lines.ts';
import { looks } from './looks.ts';
import { drawKeys } from './marks.ts';
import type { Pen } from './pen.ts';
import type { Paper } from './sections.ts';

export function openingOf(paper: Paper, width: number, pen: Pen): Line[] {
  const { companyName, about, title, sentences, facts, legend } = paper;
  const lines: Line[] = [
    pen.notedLine('P', [companyName, looks.company], [about, looks.note], width),
    { ...pen.textLine('H1', title, looks.title, width), above: 8 },
  ];
  if (sentences.length > 0)
    lines.push({ ...pen.textLine('P', sentences.join('\n'), looks.sentence, width), above: 4 });
  if (facts.length > 0) lines.push(factsLine(facts, width, pen));
  if (legend.length > 0) {
    const { step: height } = looks.note;
    lines.push({ role: 'P', height, above: 16, parts: () => [], unsaid: (at) => drawKeys(pen, legend, at) });
  }
  return lines;
}

/** Boxes side by side; two share the line between them. */
function factsLine(facts: Paper['facts'], width: number, pen: Pen): Line {
  const [height, inside] = [46, 11];
  const share = width / facts.length;
  const room = share - 2 * inside;
  // A tier goes by the company's own name for it; many tiers leave little room.
  const draw = ({ label, value }: Paper['facts'][number], x: number, y: number): void => {
    const size = Math.min(1, room / pen.widthOf(value, looks.fact)) * looks.fact.size;
    pen.write(label, looks.note, { x, y: y + 8, width: room, isCut: true });
    pen.write(value, { ...looks.fact, size }, { x, y: y + 19 });
  };
  return {
    role: 'P',
    height,
    above: 12,
    unsaid: ({ x, y }) => facts.forEach((_, at) => pen.block(x + at * share, y, share + 0.75, height)),
    parts: ({ x, y }) => facts.map((fact, at) => ({ draw: () => draw(fact, x + at * share + inside, y) })),
  };
}
