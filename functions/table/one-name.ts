// When two names are equal: they differ only by case, accents, blanks, a final dot, or look-alike or invisible
// signs.

/** Letters of other alphabets by the Latin letter of the same shape (Unicode's list, UTS #39): theirs, then ours. */
const shapes: readonly (readonly [theirs: string, ours: string])[] = [
  // Cyrillic; its small capitals in small print pass for capitals.
  ['АВЕЅІЈКМНОРСТУХҮԌԚԜӀЬ', 'ABESIJKMHOPCTYXYGQWIb'],
  ['авеѕіјкмнорстухүԁԛԝӏһѵгь', 'abesijkmhopctyxydqwlhvrb'],
  // Greek.
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'ABEZHIKMNOPTYXCJ'],
  ['αβγηικνορστυχϳ', 'abynikvopotuxj'],
  // Armenian.
  ['ՕՏԼՍօոսհցյ', 'OSLUonuhgj'],
  // Cherokee.
  ['ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏚᏙᏟᏢᏦᏞᏴ', 'DRTAJEWMHGZSVCPKLB'],
  // Lisu.
  ['ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTGKJCZFMNLSRVHWXYAEIOU'],
  // Deseret.
  ['𐐄𐐒𐐕𐐛𐐠', 'OBCLS'],
  ['𐐬𐐺𐐽𐑃𐑈', 'obcls'],
  // Latin of other kinds.
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡıɩǀ', 'abcdefghijklmnoprstuvwyzagiil'],
];
/** Letters that are no accented form of another, as people write them where their keyboard lacks them. */
const spelled = [
  ['ð', 'd'],
  ['đ', 'd'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ß', 'ss'],
  ['ł', 'l'],
  ['ħ', 'h'],
  ['ŧ', 't'],
] as const;
const latinOf = (): Map<string, string> =>
  new Map([
    ...shapes.flatMap(([theirs, ours]) => {
      const letters = Array.from(ours);
      return Array.from(theirs, (letter, at) => [letter, (letters[at] ?? letter).toLowerCase()] as const);
    }),
    ...spelled,
  ]);
/** Made when the first name is folded: most functions fold none, and leave the letters out. */
let latin: Map<string, string> | undefined;

/** Accents of Latin, Greek and Cyrillic letters; in other scripts a mark is a letter of its own. */
const accents = /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/gu;
/** Invisible characters, including blank Braille cells and Hangul fillers. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** A word entirely in another alphabet is read by its capitals, so that case does not matter. */
function foldedWord(word: string): string {
  const letters = /\p{Script=Latin}/u.test(word) ? word : word.toUpperCase();
  const known = (latin ??= latinOf());
  return Array.from(
    letters,
    (letter) => known.get(letter) ?? known.get(letter.toLowerCase()) ?? letter.toLowerCase(),
  ).join('');
}

/** `'  Þórður  Æ.  '` → `'thordurae'` */
export function foldedName(name: string): string {
  const plain = name.normalize('NFKD').replace(unseen, '').replace(accents, '');
  const same = plain
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[\u2018-\u201b\u02b9-\u02bd\u00b4`]/gu, "'")
    .replace(/[\u00b7\u2027\u2219\u22c5\u3002\u30fb]/gu, '.')
    .replace(/\S+/gu, foldedWord)
    .replace(/\s+/gu, '')
    .replace(/\.+$/u, '');
  return same === '' ? name.normalize('NFKC').trim().toLowerCase() : same;
}
