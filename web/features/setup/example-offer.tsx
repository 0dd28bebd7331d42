// The offer of an example crew, for a company without employees.

import { useState } from 'react';
import { companies } from '#shared/api/company.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useSessionChange } from '#web/desk/session-change.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import styles from './setup.module.css';
import { SetupErrors } from './setup-errors.tsx';

type Props = { readonly hasPeople: boolean; readonly onAdded: () => void };

export function ExampleOffer({ hasPeople, onAdded }: Props) {
  const t = useTexts('examples');
  const { say } = useErrorWords();
  const { example_crew: isThere } = useSignedIn();
  const changing = useSessionChange();
  const addition = useChange(companies.endpoints.addExampleCrew);
  const [fault, setFault] = useState<unknown>();
  const add = async (): Promise<void> => {
    setFault(undefined);
    try {
      await changing(async () => {
        await addition.mutateAsync({});
        return { example_crew: true };
      });
    } catch (error) {
      setFault(error);
      return;
    }
    onAdded();
  };
  if (hasPeople && !isThere) return null;
  return (
    <Card as="section" labelledBy="example-offer">
      <div className={styles.offer}>
        <div>
          <h2 id="example-offer" className={styles.stepTitle}>
            {t('offer.title')}
          </h2>
          <p className={styles.lead}>{t(isThere ? 'offer.there' : 'offer.text')}</p>
        </div>
        {fault !== undefined && <SetupErrors message={say(fault)} fault={fault} />}
        {isThere ? (
          <ButtonLink href={href('desk')}>{t('offer.open')}</ButtonLink>
        ) : (
          <Button loading={addition.isPending} onClick={() => void add()}>
            {t('offer.add')}
          </Button>
        )}
      </div>
    </Card>
  );
}
