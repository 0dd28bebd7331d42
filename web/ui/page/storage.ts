// Owns the one door to what a browser keeps for this site: where the browser refuses, or is full, a value lives as long as the page.

function openStorage(kind: 'localStorage' | 'sessionStorage') {
  /** What the browser did not take; null was removed. */
  const untaken = new Map<string, string | null>();

  /** A storage that is refused throws when it is only named. */
  function take(name: string, value: string | null): boolean {
    try {
      if (value === null) globalThis[kind].removeItem(name);
      else globalThis[kind].setItem(name, value);
      return true;
    } catch {
      return false;
    }
  }

  function set(name: string, value: string | null): boolean {
    // A full storage still holds the older value: after a reload that would be taken for the newest.
    const isTaken = take(name, value) || (take(name, null) && take(name, value));
    if (isTaken) untaken.delete(name);
    else untaken.set(name, value);
    return isTaken;
  }

  return {
    get(name: string): string | null {
      const known = untaken.get(name);
      if (known !== undefined) return known;
      try {
        return globalThis[kind].getItem(name);
      } catch {
        return null;
      }
    },
    /** False where it is forgotten with the page. */
    set: (name: string, value: string): boolean => set(name, value),
    remove: (name: string): void => void set(name, null),
    names(): readonly string[] {
      try {
        return [...new Set([...Object.keys(globalThis[kind]), ...untaken.keys()])];
      } catch {
        return [...untaken.keys()];
      }
    },
  };
}

export const onDevice = openStorage('localStorage');
export const inTab = openStorage('sessionStorage');
