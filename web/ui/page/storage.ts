// Owns the only access to localStorage and sessionStorage. If the browser refuses or is full, a value lives as long as the page.

function openStorage(kind: 'localStorage' | 'sessionStorage') {
  /** Values that the browser refused to store; null for removed ones. */
  const untaken = new Map<string, string | null>();

  /** False if the browser refuses: even naming a refused storage throws. */
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
    // Removes the older value from a full storage: after a reload it would count as the newest.
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
    /** False if the value will be lost with the page. */
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
