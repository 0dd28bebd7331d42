// Names in mails and SMS may be anything a stranger typed, so they are shortened and cannot become links.

/** The longest name in an SMS or subject, and in a mail's body. */
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
