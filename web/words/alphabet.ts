// The order of names: the Icelandic alphabet, which Chrome's own sorting does not know, with other accents beside their letters.

const order = Array.from('aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæö');
const places = new Map(order.map((letter, index) => [letter, index + 1000]));

/** Letters whose stroke is no accent to Unicode. */
const strokes: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'ö', ħ: 'h' };

function placeOf(letter: string): number {
  const known = places.get(letter);
  if (known !== undefined) return known;
  // ã beside a, ç beside c: what the alphabet lacks stands with its plain letter.
  const plain = strokes[letter] ?? letter.normalize('NFD')[0] ?? letter;
  return places.get(plain) ?? Math.min(plain.charCodeAt(0), 999);
}

const numberLength = 9;

/** A name's letters by their places, so that two names compare as plain texts. Ten thousand rows hold few names. */
const placed = new Map<string, string>();

function placedText(name: string): string {
  const known = placed.get(name);
  if (known !== undefined) return known;
  // House 2 stands before house 10.
  const counted = name.replaceAll(/\d+/g, (digits) => digits.padStart(numberLength, '0'));
  const letters = Array.from(counted.toLowerCase().normalize('NFC'));
  const text = String.fromCharCode(...letters.map(placeOf));
  placed.set(name, text);
  return text;
}

/** `byName('Ægir', 'Zoë')` is above zero: Æ is one of the last letters. */
export function byName(one: string, other: string): number {
  const left = placedText(one);
  const right = placedText(other);
  return left < right ? -1 : left > right ? 1 : 0;
}
