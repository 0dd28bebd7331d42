// The tool of verbs that hand export files out or take them away; they make none.

import { type FileAddresses, openFileAddresses } from '#functions/aws/file-addresses.ts';
import { env } from './env.ts';

export type HandingOut = { readonly fileAddresses: FileAddresses };

export const handingOut = (): HandingOut => ({ fileAddresses: openFileAddresses(env('EXPORTS_BUCKET')) });
