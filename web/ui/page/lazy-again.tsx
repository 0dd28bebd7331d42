// Owns pieces that are waited for by React: what could not be fetched is asked for again once somebody tries again.
import { type ComponentType, lazy } from 'react';

const failed = new Set<() => void>();

/** As React's `lazy`, which for itself keeps what failed as failed for good. */
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

/** Before what broke is drawn again. */
export function askAgain(): void {
  for (const ask of failed) ask();
  failed.clear();
}
