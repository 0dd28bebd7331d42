// Login and payroll: the login password and the kennitala are hidden until somebody asks for them, and then for a short while.

import { useId } from 'react';
import { integrationKeys } from '#shared/limits.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { PayrollSystem } from '#shared/model/payroll.ts';
import { useHolds } from '#web/api/holds.ts';
import { useShownBriefly } from '#web/crew/shown-briefly.ts';
import { systemNames } from '#web/files/payroll-systems.ts';
import { useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Button } from '#web/ui/form/button.tsx';
import styles from './person.module.css';

export function LoginCard({ employee }: { readonly employee: Employee }) {
  const t = useTexts('person');
  const id = useId();
  const seesLogin = useHolds('employee.manage');
  // Example employees have no log-in.
  if (employee.example || (!seesLogin && kennitalaGroups(employee).length === 0)) return null;
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={t('login')} />
      <dl className={styles.facts}>
        {seesLogin && <LoginFacts employee={employee} />}
        {kennitalaGroups(employee).map(({ kennitala, systems }) => (
          <Secret
            key={kennitala}
            label={t('kennitala')}
            hidden={`${kennitala.slice(0, birthDigits)}-••••`}
            shown={`${kennitala.slice(0, birthDigits)}-${kennitala.slice(birthDigits)}`}
            words={{ show: t('showKennitala'), hide: t('hideKennitala') }}
            note={t('forSystems', { systems: systems.map((system) => systemNames[system]).join(', ') })}
          />
        ))}
      </dl>
    </Card>
  );
}

function LoginFacts({ employee }: { readonly employee: Employee }) {
  const t = useTexts('person');
  return (
    <>
      {employee.login_token !== '' && (
        <Secret
          label={t('token')}
          hidden="••••"
          shown={employee.login_token}
          words={{ show: t('showToken'), hide: t('hideToken') }}
        />
      )}
      <div>
        <dt>{t('phone')}</dt>
        <dd className="num">{employee.phone_number || <span className="dim">{t('notEntered')}</span>}</dd>
      </div>
    </>
  );
}

const birthDigits = 6;

/** One kennitala usually serves every payroll system; where they differ, each is listed with its own. */
export function kennitalaGroups({ integrations }: Pick<Employee, 'integrations'>) {
  const groups = new Map<string, PayrollSystem[]>();
  for (const system of integrationKeys) {
    const kennitala = integrations[system]?.kt ?? '';
    if (kennitala !== '') groups.set(kennitala, [...(groups.get(kennitala) ?? []), system]);
  }
  return [...groups].map(([kennitala, systems]) => ({ kennitala, systems }));
}

type SecretProps = {
  readonly label: string;
  readonly hidden: string;
  readonly shown: string;
  readonly words: { readonly show: string; readonly hide: string };
  readonly note?: string;
};

function Secret({ label, hidden, shown, words, note }: SecretProps) {
  const t = useTexts('person');
  const [isShown, setShown] = useShownBriefly();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {isShown ? (
          <code className={styles.secret}>{shown}</code>
        ) : (
          <>
            <span aria-hidden="true" className={styles.secret}>
              {hidden}
            </span>
            <span className="visually-hidden">{t('hidden')}</span>
          </>
        )}
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.toggle} data-no-print="">
          <Button
            size="s"
            variant="quiet"
            label={isShown ? words.hide : words.show}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'hide' : 'show')}
          </Button>
        </span>
      </dd>
    </div>
  );
}
