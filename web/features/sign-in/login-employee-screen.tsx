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
        {/* The code of the set-up brings the company's name: nobody has to spell it on a phone. */}
        <EmployeeLoginForm company={query.get('company') ?? ''} />
      </DoorFrame>
    </HomeIfSignedIn>
  );
}
