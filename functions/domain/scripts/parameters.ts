// The parameters of each script as JSON Schema; a file of its own because its library is half of zod.

import * as z from 'zod/mini';
import { scripts } from '#shared/model/scripts.ts';

/** Each script's name, what it does, and its parameters as JSON Schema. */
export const scriptsListed = () =>
  Object.entries(scripts).map(([name, { does, params }]) => ({
    name,
    does,
    params: { ...z.toJSONSchema(params, { io: 'input' }) },
  }));
