// Owns the first look at Node: plain JavaScript, because an old Node cannot read the rest to say that it is old.

import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const needed = 24;

if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `This is Node ${process.versions.node}, but Stund needs Node ${needed}. Run npm ci, which installs it, then npm start. If this comes again, install Node ${needed}.`,
  );
  process.exit(1);
}
// What one start compiled, later ones read: half of a start's work.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../.build/local/compiled', import.meta.url));
nodeModule.enableCompileCache();
await import('./run.ts');
