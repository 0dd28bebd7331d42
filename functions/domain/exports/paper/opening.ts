// The top of the first page: company and range, the title, the rules, the sums in boxes, the colours of the bars.

import { drawBarKeys } from './bar.ts';
import { roomy } from './looks.ts';
import type { Look, Pen } from './pen.ts';
import type { Place } from './place.ts';
import type { Paper } from './sections.ts';
import type { Tree } from './structure.ts';

const { looks } = roomy;
const box = { height: 46, inside: 11, after: 16 } as const;
const legendHeight = 16;

export function drawOpening(paper: Paper, pen: Pen, tree: Tree, place: Place, isDrawn: boolean): void {
  const { whole, left } = place;
  const paragraph = (type: 'H1' | 'P', lines: readonly string[], look: Look, step: number) => {
    tree.leaf(type, () =>
      lines.forEach((line, at) => pen.write(line, look, { x: left, y: place.y + at * step })),
    );
    place.y += lines.length * step;
  };
  const about = pen.widthOf(paper.about, looks.about);
  const company = pen.lines(paper.companyName, looks.company, whole - about - 24);
  tree.leaf('P', () => pen.write(paper.about, looks.about, { right: left + whole, y: place.y }));
  paragraph('P', company, looks.company, 14);
  place.y += 8;
  paragraph('H1', pen.lines(paper.title, looks.title, whole), looks.title, 28);
  place.y += 4;
  if (paper.sentences.length > 0)
    paragraph(
      'P',
      paper.sentences.flatMap((one) => pen.lines(one, looks.sentence, whole)),
      looks.sentence,
      13,
    );
  place.y += 12;
  if (paper.facts.length === 0) return;
  const share = whole / paper.facts.length;
  for (const [at, { label, value }] of paper.facts.entries()) {
    const x = left + at * share;
    if (isDrawn)
      pen.unsaid(() =>
        pen.frame(x, place.y, share + (at < paper.facts.length - 1 ? 0.75 : 0), box.height, 'edge'),
      );
    // A tier goes by the company's own name for it; many tiers leave little room.
    const [line = ''] = pen.lines(label, looks.factLabel, share - 2 * box.inside);
    const fact = factLook(pen, value, share - 2 * box.inside);
    tree.leaf('P', () => {
      pen.write(line, looks.factLabel, { x: x + box.inside, y: place.y + 8 });
      pen.write(value, fact, { x: x + box.inside, y: place.y + 19 });
    });
  }
  place.y += box.height + box.after;
  if (paper.legend.length === 0) return;
  if (isDrawn) pen.unsaid(() => drawBarKeys(pen, paper.legend, looks.legend, left, place.y));
  place.y += legendHeight;
}

/** As large as the box allows. */
function factLook(pen: Pen, value: string, width: number): Look {
  const needed = pen.widthOf(value, looks.fact);
  return needed <= width ? looks.fact : { ...looks.fact, size: (looks.fact.size * width) / needed };
}
