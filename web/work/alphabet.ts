// The order of names: the Icelandic alphabet, which Chrome's own sorting does not know, with other accents beside their letters.

const order = Array.from('aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæö');
const places = new Map(order.map((letter, index) => [letter, index + 100]));

/** Letters whose stroke is no accent to Unicode. */
const strokes: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'ö', ħ: 'h' };

function placeOf(letter: string): number {
  const known = places.get(letter);
  if (known !== undefined) return known;
  // ã beside a, ç beside c: what the alphabet lacks stands with its plain letter.
  const plain = strokes[letter] ?? letter.normalize('NFD')[0] ?? letter;
  return places.get(plain) ?? plain.charCodeAt(0) / 1000;
}

/** `byName('Ægir', 'Zoë')` is above zero: Æ is one of the last letters. */
export function byName(one: string, other: string): number {
  const left = Array.from(one.toLowerCase().normalize('NFC'));
  const right = Array.from(other.toLowerCase().normalize('NFC'));
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const difference = placeOf(left[index] ?? '') - placeOf(right[index] ?? '');
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
