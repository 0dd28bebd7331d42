// Owns lazy components that can be fetched again after a failure.
import { type ComponentType, lazy } from 'react';

const failed = new Set<() => void>();

/** Like React's `lazy`, which keeps a failed load for good. */
export function lazyAgain<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => {
          Loaded = make();
        });
        throw error;
      }
    });
  let Loaded = make();
  return function LazyAgain(props: Props) {
    const Shown = Loaded;
    return <Shown {...props} />;
  };
}

/** Forgets failed loads; called before the screen is drawn again. */
export function askAgain(): void {
  for (const ask of failed) ask();
  failed.clear();
}
