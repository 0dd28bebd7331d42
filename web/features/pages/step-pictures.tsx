// The small drawings beside the steps of installing; decorative, because the texts say the same.

import type { ReactNode } from 'react';

export type StepName = 'open' | 'share' | 'menu' | 'add' | 'confirm';

const phone = <rect x="16" y="5" width="24" height="46" rx="4" />;

const drawings: Readonly<Record<StepName, ReactNode>> = {
  open: (
    <>
      {phone}
      <rect x="19" y="10" width="18" height="6" rx="3" />
      <path d="M22 26h12M22 31h12M22 36h8" />
    </>
  ),
  share: (
    <>
      <path d="M20 25h-4v22h24V25h-4" />
      <path d="M28 36V9M21 16l7-7 7 7" />
    </>
  ),
  menu: (
    <>
      {phone}
      <g fill="currentColor" stroke="none">
        <circle cx="34" cy="11" r="1.6" />
        <circle cx="34" cy="16" r="1.6" />
        <circle cx="34" cy="21" r="1.6" />
      </g>
    </>
  ),
  add: (
    <>
      <rect x="12" y="12" width="32" height="32" rx="7" />
      <path d="M28 20v16M20 28h16" />
    </>
  ),
  confirm: (
    <>
      {phone}
      <rect x="20" y="12" width="7" height="7" rx="2" />
      <rect x="29" y="12" width="7" height="7" rx="2" />
      <rect x="20" y="21" width="7" height="7" rx="2" fill="var(--spruce)" stroke="var(--spruce)" />
      <path d="M24 43h8" />
    </>
  ),
};

export function StepPicture({ of }: { readonly of: StepName }) {
  return (
    <svg
      viewBox="0 0 56 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[of]}
    </svg>
  );
}
