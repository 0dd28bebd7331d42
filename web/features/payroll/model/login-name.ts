// One login has one name: a file keeps the address of the company's own login, a lock the company's name.

import { useSignedIn } from '#web/api/session.tsx';

export function useLoginName(): (kept: string) => string {
  const { email, name } = useSignedIn();
  return (kept) => (kept === email ? name : kept);
}
