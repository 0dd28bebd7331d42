// A name in a mail or an SMS is whatever a stranger typed: it is cut short, and nothing in it becomes a link.

/** In an SMS and in the subject of a mail, and where a letter shows a name for itself. */
const lettersMax = { line: 40, letter: 80 } as const;

/** `withoutLinks('Win at evil.example/now')` → 'Win at evil example now' */
export function withoutLinks(name: string, where: keyof typeof lettersMax = 'line'): string {
  const inert = name
    .replaceAll(/[:/\\@]/g, ' ')
    .replaceAll(/[.\u3002\uff0e\uff61](?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(inert);
  const max = lettersMax[where];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : inert;
}
