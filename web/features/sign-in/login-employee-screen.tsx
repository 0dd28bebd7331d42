// The employee's log-in by name and password.

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '#web/text.ts';
import { keepScannedSite } from '#web/door/keep-scanned-site.ts';
import { EmployeeLoginForm } from '#web/door/employee-login-form.tsx';
import { DoorFrame } from './door.tsx';
import { HomeIfSignedIn } from './home-if-signed-in.tsx';

export function Screen() {
  const t = useTexts('sign-in');
  const query = new URLSearchParams(useLocation().search);
  // Before a person who is logged in already is led to their clock.
  useState(() => keepScannedSite(query.get('site')));
  return (
    <HomeIfSignedIn>
      <DoorFrame title={t('employeeTitle')} here="toEmployee">
        {/* The QR codes of posters and of the set-up carry the company's name, so that it need not be typed. */}
        <EmployeeLoginForm company={query.get('company') ?? ''} />
      </DoorFrame>
    </HomeIfSignedIn>
  );
}
