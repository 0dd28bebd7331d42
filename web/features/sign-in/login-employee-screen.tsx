// The employee's log-in by name and password.

import { useTexts } from '#web/text.ts';
import { DoorFrame } from './door.tsx';
import { EmployeeLoginForm } from '#web/work/employee-login-form.tsx';
import { HomeIfSignedIn } from './home-if-signed-in.tsx';

export function Screen() {
  const t = useTexts('sign-in');
  return (
    <HomeIfSignedIn>
      <DoorFrame title={t('employeeTitle')} here="toEmployee">
        <EmployeeLoginForm />
      </DoorFrame>
    </HomeIfSignedIn>
  );
}
