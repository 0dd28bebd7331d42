// Passwords a company may not choose: common ones, its own name, rows of keys and repeats.

import { companyPasswordMin, productName } from '#shared/limits.ts';
import { failField } from '#functions/runtime/fail.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { foldedName } from '#functions/table/one-name.ts';

/** Loaded on demand: few requests set a password. */
const commonPasswords = () => import('./common-passwords.ts');

const keyRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** A password made of fewer choices is refused: '1234567890' is one, 'qwerty12345' two. */
const choicesMin = 5;
/** What a password needs besides known names: this many characters, and this many that are no digits. */
const ownMin = { signs: 6, letters: 3 } as const;
const wordMin = 3;
/** Signs used in place of letters. */
const readAs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Refuses a password that is easily guessed, by the name of its field. Error: `invalid_input` with the issue
 * `easy_password` or `name_in_password`. Blocklist: security-and-reliability.md, T7.
 */
export async function refuseEasyPassword(
  field: string,
  password: string,
  owner: Pick<Company, 'name' | 'email'>,
): Promise<void> {
  const plain = foldedName(password);
  const { isCommon } = await commonPasswords();
  const isListed = (text: string): boolean => wordsOf(text).some(isCommon);
  if (isRow(plain) || isListed(plain)) failField(field, 'is too easy to guess', 'easy_password');
  const own = withoutNames(plain, owner);
  if (own === undefined) return;
  const isTooLittle = own.length < ownMin.signs || own.replace(/\d/gu, '').length < ownMin.letters;
  if (isTooLittle || isListed(own)) {
    failField(field, 'is too close to the name or the e-mail of the company, or to ours', 'name_in_password');
  }
}

/** One piece repeated, or a few runs of neighbouring keys. */
function isRow(plain: string): boolean {
  const signs = Array.from(plain);
  const isRepeat = (length: number) => signs.every((sign, at) => at < length || sign === signs[at - length]);
  const pieceMax = Math.min(companyPasswordMin - 1, Math.floor(signs.length / 2));
  if (Array.from({ length: pieceMax }, (_, at) => at + 1).some(isRepeat)) return true;
  const chosen = signs.filter((sign, at) => !follows(signs[at - 1] ?? '', sign));
  return chosen.length < choicesMin;
}
function follows(before: string, sign: string): boolean {
  if (before === '') return false;
  const step = (sign.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  const isNextKey = keyRows.some((row) => row.includes(before + sign) || row.includes(sign + before));
  return Math.abs(step) <= 1 || isNextKey;
}

/**
 * The whole text and the word in it: without surrounding digits and signs, and with inner ones read as letters.
 */
function wordsOf(text: string): string[] {
  const trimmed = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const read = (word: string) => Array.from(word, (sign) => readAs[sign] ?? sign).join('');
  const words = [trimmed(text), read(trimmed(text)), trimmed(read(text))];
  return [text, read(text), ...words.filter((word) => word.length > wordMin)];
}

/** The rest without the company's names; undefined when it contains none. */
function withoutNames(plain: string, { name, email }: Pick<Company, 'name' | 'email'>): string | undefined {
  const [mailbox = '', domain = ''] = email.split('@');
  const hosts = domain.split('.').slice(0, -1);
  const words = [
    name,
    productName,
    mailbox,
    ...[name, mailbox, ...hosts].flatMap((one) => one.split(/[^\p{L}\p{N}]/u)),
  ]
    .map((word) => bare(foldedName(word)))
    .filter((word) => word.length >= wordMin)
    .toSorted((one, other) => other.length - one.length);
  const whole = bare(plain);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), whole);
  return left === whole ? undefined : left;
}
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
