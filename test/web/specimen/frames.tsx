// Owns the frame around the specimen's desk views.
import type { ReactNode } from 'react';
import { AccountMenu } from '#web/ui/page/account-menu.tsx';
import { AppFrame } from '#web/ui/page/app-frame.tsx';

export function Desk({ current, children }: { current: string; children: ReactNode }) {
  const names = ['Overview', 'Employees', 'Projects', 'Entries', 'Report', 'Settings'];
  return (
    <AppFrame
      brand={{ name: 'Stund', href: '#' }}
      navLabel="Main"
      owner="Þakverk ehf."
      items={names.map((label) => ({ label, href: `#${label}`, current: label === current }))}
      search={{ label: 'Search', keys: 'mod+k', onOpen: () => {} }}
      account={
        <AccountMenu
          label="Þakverk ehf., account"
          initials="ÞV"
          name="Þakverk ehf."
          items={[
            { label: 'Settings', onSelect: () => {} },
            { label: 'English', chosen: true, apart: true, onSelect: () => {} },
            { label: 'Log out', danger: true, apart: true, onSelect: () => {} },
          ]}
        />
      }
    >
      {children}
    </AppFrame>
  );
}
