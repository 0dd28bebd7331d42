// Whose address it is: one IPv4 address, or the /56 of IPv6 that a household or a site is given as a whole.

const groupsIn = 8;
const prefixBits = 56;

/** `2001:db8:1:22ff::7` → `2001:db8:1:2200/56`; anything that is no IPv6 address stays as it is. */
export function networkOf(of: string): string {
  const groups = groupsOf(of.split('%')[0] ?? '');
  if (!groups) return of;
  const whole = prefixBits / 16;
  const kept = groups
    .slice(0, Math.ceil(whole))
    .map((group, at) => (at < Math.floor(whole) ? group : group & 0xff00));
  return `${kept.map((group) => group.toString(16)).join(':')}/${prefixBits}`;
}

function groupsOf(text: string): number[] | undefined {
  if (!/^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,8}$/i.test(text)) return undefined;
  const [head = '', tail, ...more] = text.split('::');
  if (more.length) return undefined;
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group || 'x', 16));
  const [first, last] = [read(head), read(tail ?? '')];
  const gap = groupsIn - first.length - last.length;
  if (tail === undefined ? gap !== 0 : gap < 1) return undefined;
  const groups = [...first, ...Array.from({ length: gap }, () => 0), ...last];
  return groups.some(Number.isNaN) ? undefined : groups;
}
