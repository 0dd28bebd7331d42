// Owns rules of days that are fetched after their screen, because most companies or pages do without them.

import { useEffect, useState } from 'react';

/** `load` stays the same function. Undefined while `isOn` is false, until the rule is there, and where it does not come. */
export function useLateRule<Rule>(load: () => Promise<Rule>, isOn = true): Rule | undefined {
  const [rule, setRule] = useState<Rule>();
  useEffect(() => {
    if (!isOn) return;
    void load().then(
      (here) => setRule(() => here),
      () => undefined,
    );
  }, [load, isOn]);
  return isOn ? rule : undefined;
}
