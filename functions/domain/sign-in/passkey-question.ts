// Questions to passkeys: a challenge that we signed, for one purpose, five minutes and one answer.

import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '#functions/runtime/context.ts';
import { keys } from '#functions/table/keys.ts';
import { absent, type Change } from '#functions/table/write.ts';
import { passkeyQuestionSeconds } from '#shared/limits.ts';
import type { Asked } from './passkey-judge.ts';

type QuestionCtx = Pick<Ctx, 'now' | 'secrets' | 'webOrigins'>;
/** A log-in, or a new passkey of a person under their credential version. */
export type Purpose = 'log_in' | `add ${string}`;

const lengths = { random: 16, ends: 4, signature: 32 } as const;

async function keyOf({ secrets }: QuestionCtx): Promise<Buffer> {
  const secret = await secrets.get('token-key');
  return Buffer.from(hkdfSync('sha256', secret, '', 'stund passkey question', 32));
}
const signed = (key: Buffer, purpose: Purpose, content: Buffer): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n`).update(content).digest();

/** Writes nothing, so that a client that asks for many challenges costs the table nothing. */
export async function newChallenge(ctx: QuestionCtx, purpose: Purpose): Promise<string> {
  const ends = Buffer.alloc(lengths.ends);
  ends.writeUInt32BE(ctx.now + passkeyQuestionSeconds);
  const content = Buffer.concat([randomBytes(lengths.random), ends]);
  return Buffer.concat([content, signed(await keyOf(ctx), purpose, content)]).toString('base64url');
}

function isSignedByUs(key: Buffer, purpose: Purpose, challenge: string, now: number): boolean {
  const all = Buffer.from(challenge, 'base64url');
  // Another text for the same bytes would be a second use.
  if (all.length !== lengths.random + lengths.ends + lengths.signature) return false;
  if (all.toString('base64url') !== challenge) return false;
  const content = all.subarray(0, lengths.random + lengths.ends);
  const isOurs = timingSafeEqual(signed(key, purpose, content), all.subarray(content.length));
  return isOurs && now < content.readUInt32BE(lengths.random);
}

/**
 * Where passkeys belong: the first site's host, which every region's site is below; 'localhost' beside it where a
 * copy on one machine answers there, because browsers make no passkeys for the address 127.0.0.1.
 */
export const hostsOf = ({ webOrigins }: Pick<Ctx, 'webOrigins'>): string[] => {
  const [first = '', ...others] = webOrigins.map((origin) => new URL(origin).hostname);
  return [first, ...others.filter((host) => host === 'localhost')];
};

/** What the judge compares with; `answered` is the challenge of the answer once it was judged. */
export async function askedFor(ctx: QuestionCtx, purpose: Purpose) {
  const key = await keyOf(ctx);
  let answered: string | undefined;
  const asked: Asked = {
    origins: ctx.webOrigins,
    hosts: hostsOf(ctx),
    isOurs: (challenge) => {
      if (!isSignedByUs(key, purpose, challenge, ctx.now)) return false;
      answered = challenge;
      return true;
    },
  };
  return { asked, answered: () => answered };
}

/** A second use of the question is refused by the table, until the question is over by itself. */
export const questionUsed = (ctx: Pick<Ctx, 'now'>, companyId: string, challenge: string): Change => ({
  put: { ...keys.answeredQuestion(companyId, challenge), expires: ctx.now + passkeyQuestionSeconds },
  when: absent(),
});
