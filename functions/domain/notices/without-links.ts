// Names and words in mails and SMS may be anything a stranger typed, so they are shortened and cannot become links.

/** The longest name in a subject, an SMS and a mail's body; the longest word of an employee there. */
const lettersMax = { line: 40, sms: 40, letter: 80, word: 300 } as const;
/** Signs that make a link, but for the one of a time such as '17:10'. */
const linking = /(?<![\w.:/\\@])\d{1,2}[.:]\d\d(?![\w:/\\@]|\.\S)|[:/\\@]|[.\u3002\uff0e\uff61](?=\S)/g;

/** `withoutLinks('Win at evil.example/now')` → 'Win at evil example now' */
export function withoutLinks(name: string, where: keyof typeof lettersMax = 'line'): string {
  const inert = name
    .replaceAll(linking, (found) => (found.length > 1 ? found : ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(inert);
  const max = lettersMax[where];
  if (letters.length <= max) return inert;
  // The one sign '…' would make every letter of an SMS cost twice.
  return where === 'sms' ? letters.slice(0, max).join('') : `${letters.slice(0, max - 1).join('')}…`;
}
