// The employee's log-in by name and password.

import { useSearchParams } from 'react-router-dom';
import { useTexts } from '#web/text.ts';
import { EmployeeLoginForm } from '#web/door/employee-login-form.tsx';
import { DoorFrame } from './door.tsx';
import { HomeIfSignedIn } from './home-if-signed-in.tsx';

export function Screen() {
  const t = useTexts('sign-in');
  const [query] = useSearchParams();
  return (
    <HomeIfSignedIn>
      <DoorFrame title={t('employeeTitle')} here="toEmployee">
        {/* The set-up's QR code carries the company's name, so that it need not be typed on a phone. */}
        <EmployeeLoginForm company={query.get('company') ?? ''} />
      </DoorFrame>
    </HomeIfSignedIn>
  );
}
