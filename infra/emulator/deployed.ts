// What is known of a deployment to an emulator, and how this machine's SDK reaches it.

import * as z from 'zod';

export const deployed = z.object({
  /** The emulator's origin. */
  aws: z.string(),
  /** The gateway with its stage, without a slash at the end. */
  gateway: z.string(),
  /** The screens' port. */
  port: z.int(),
  isWithoutWeb: z.boolean(),
  tableName: z.string(),
  photosBucket: z.string(),
});
export type Deployed = z.output<typeof deployed>;

const health = z.object({ services: z.record(z.string(), z.string()) });

/** Whether an emulator of AWS answers there, another server, or nothing; LocalStack and ministack say so at one path. */
export async function serverAt(aws: string): Promise<'emulator' | 'other' | 'none'> {
  const reply = await fetch(`${aws}/_localstack/health`, { signal: AbortSignal.timeout(5000) }).catch(
    () => undefined,
  );
  if (!reply) return 'none';
  const said: unknown = await reply.json().catch(() => undefined);
  return health.safeParse(said).success ? 'emulator' : 'other';
}

/** Whether anything answers there. */
export const answers = (aws: string): Promise<boolean> =>
  fetch(aws, { signal: AbortSignal.timeout(5000) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return true;
    },
    () => false,
  );
