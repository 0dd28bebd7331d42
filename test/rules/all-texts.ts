// All texts of a language by key, read from its files.

import { filesBelow, root } from './source.ts';
import { flatten, type Texts } from './text-rules.ts';

export async function textsOf(language: string): Promise<Texts> {
  const files = filesBelow(`shared/text/${language}`).filter((path) => path.endsWith('.ts'));
  const areas = await Promise.all(
    files.map(async (path): Promise<Texts> => {
      const area: unknown = await import(`${root}/${path}`);
      const records = Object.entries(typeof area === 'object' && area !== null ? area : {});
      return new Map(records.flatMap(([name, record]) => [...flatten(name, record)]));
    }),
  );
  return new Map(areas.flatMap((area) => [...area]));
}
