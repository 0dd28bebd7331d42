/** Browser uploads to S3: the form of a presigned POST and whether its policy allows it. */
import * as z from 'zod';
import { type Credentials, refusePolicySignature, type SignatureRefusal } from './signature.ts';
import { headerOf, type Incoming } from './gateway-http.ts';

export type UploadForm = { fields: Map<string, string>; fileBytes: number; fileName: string };

const policyShape = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});
type Policy = z.infer<typeof policyShape>;
type Rule = { kind: 'eq' | 'starts-with'; field: string; value: string };

/** Fields that a policy never names: it cannot contain itself. */
const uncheckedFields = new Set(['policy', 'x-amz-signature', 'file']);

const separator = Buffer.from('\r\n\r\n');

/** The fields before the file, by lower-case name; fields after the file are ignored, as in S3. */
export function readForm(request: Incoming): UploadForm | undefined {
  const boundary = /boundary="?([^\s;"]+)"?/i.exec(headerOf(request.headers, 'content-type'))?.[1];
  if (boundary === undefined) return undefined;
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // the first boundary has no line break before it
  const body = Buffer.concat([Buffer.from('\r\n'), request.body]);
  const fields = new Map<string, string>();
  for (let at = body.indexOf(delimiter); at !== -1; ) {
    const start = at + delimiter.length;
    const end = body.indexOf(delimiter, start);
    const headEnd = body.indexOf(separator, start);
    if (end === -1 || headEnd === -1 || headEnd > end) return undefined;
    const disposition = /name="([^"]*)"(?:; *filename="([^"]*)")?/i.exec(
      body.toString('utf8', start, headEnd),
    );
    const name = disposition?.[1]?.toLowerCase() ?? '';
    const valueStart = headEnd + separator.length;
    if (name === 'file' || disposition?.[2] !== undefined)
      return { fields, fileBytes: end - valueStart, fileName: disposition?.[2]?.split(/[/\\]/).at(-1) ?? '' };
    fields.set(name, body.toString('utf8', valueStart, end));
    at = end;
  }
  return undefined;
}

const denied = (why: string): SignatureRefusal => ({
  status: 403,
  code: 'AccessDenied',
  message: `Invalid according to Policy: ${why}`,
});

function readPolicy(encoded: string): Policy | undefined {
  try {
    return policyShape.safeParse(JSON.parse(Buffer.from(encoded, 'base64').toString())).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const rulesOf = (policy: Policy): Rule[] =>
  policy.conditions.flatMap((condition): Rule[] => {
    if (!Array.isArray(condition))
      return Object.entries(condition).map(([field, value]) => ({
        kind: 'eq',
        field: field.toLowerCase(),
        value,
      }));
    if (condition[0] === 'content-length-range') return [];
    const [kind, field, value] = condition;
    return [{ kind, field: field.replace(/^\$/, '').toLowerCase(), value }];
  });

function brokenRule(rules: Rule[], valueOf: (field: string) => string | undefined): Rule | undefined {
  return rules.find(({ kind, field, value }) => {
    const given = valueOf(field);
    if (given === undefined) return true;
    return kind === 'eq' ? given !== value : !given.startsWith(value);
  });
}

function refuseSize(policy: Policy, bytes: number): SignatureRefusal | undefined {
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition) || condition[0] !== 'content-length-range') continue;
    const [, min, max] = condition;
    if (bytes < min)
      return {
        status: 400,
        code: 'EntityTooSmall',
        message: 'Your proposed upload is smaller than the minimum allowed size',
      };
    if (bytes > max)
      return {
        status: 400,
        code: 'EntityTooLarge',
        message: 'Your proposed upload exceeds the maximum allowed size',
      };
  }
  return undefined;
}

/** Whether the form may put its file into the bucket; the whole policy is enforced, as S3 does. */
export function refuseUpload(
  form: UploadForm,
  bucket: string,
  known: Credentials,
  nowMs: number,
): SignatureRefusal | undefined {
  const field = (name: string) => form.fields.get(name);
  const encoded = field('policy');
  if (encoded === undefined) return { status: 403, code: 'AccessDenied', message: 'Access Denied' };
  const forged = refusePolicySignature(
    {
      policy: encoded,
      credential: field('x-amz-credential') ?? '',
      signature: field('x-amz-signature') ?? '',
    },
    known,
  );
  if (forged) return forged;
  const policy = readPolicy(encoded);
  if (!policy)
    return { status: 400, code: 'InvalidPolicyDocument', message: 'The policy is not well-formed.' };
  if (Date.parse(policy.expiration) <= nowMs) return denied('Policy expired.');

  const rules = rulesOf(policy);
  const named = new Set(rules.map((rule) => rule.field));
  const extra = [...form.fields.keys()].find(
    (name) => !named.has(name) && !uncheckedFields.has(name) && !name.startsWith('x-ignore-'),
  );
  if (extra !== undefined) return denied(`Extra input fields: ${extra}`);
  const broken = brokenRule(rules, (name) =>
    name === 'bucket' ? bucket : field(name)?.replaceAll('${filename}', form.fileName),
  );
  if (broken)
    return denied(`Policy Condition failed: ["${broken.kind}", "$${broken.field}", "${broken.value}"]`);
  return refuseSize(policy, form.fileBytes);
}
