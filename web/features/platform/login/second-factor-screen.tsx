// The administrator's second factor: its state, the steps that switch it on, and switching it off.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { platform } from '#shared/api/platform.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { AdminFrame } from '#web/features/platform/admin-frame.tsx';
import { BeginForm, ConfirmForm, EndForm, type NewKey } from './second-factor-forms.tsx';
import styles from '#web/features/platform/platform.module.css';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { productName } from '#shared/limits.ts';
import { Button } from '#web/ui/form/button.tsx';
import { printPage, usePaperFoot } from '#web/ui/style/printing.ts';
import { useCopy } from '#web/features/platform/copy.ts';

type Step = { readonly at: 'rest' } | { readonly at: 'key'; readonly key: NewKey } | Codes;
type Codes = { readonly at: 'codes'; readonly codes: readonly string[] };

export function Screen() {
  const t = useTexts('second-factor');
  const read = useRead(platform.endpoints.secondFactor, {});
  const fault = faultOf(read);
  const [step, setStep] = useState<Step>({ at: 'rest' });
  // After a press the next part takes the focus, because the part with the pressed button is gone. The first part does not.
  const [hasActed, setActed] = useState(false);
  const go = (next: Step) => {
    setActed(true);
    setStep(next);
  };
  const part = (id: string, title: string, detail: ReactNode, children: ReactNode) => (
    <Part key={id} title={title} detail={detail} takesFocus={hasActed}>
      {children}
    </Part>
  );
  const resting = () => {
    if (fault) return <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />;
    if (!read.data) return <SkeletonRows rows={3} />;
    const { on, recovery_codes_left: count } = read.data;
    if (!on)
      return part('off', t('heading'), t('off'), <BeginForm onKey={(key) => go({ at: 'key', key })} />);
    const ended = () => {
      setActed(true);
      showToast({ message: t('ended') });
    };
    return part('on', t('heading'), `${t('on')} · ${t('left', { count })}`, <EndForm onEnded={ended} />);
  };
  const expired = () => {
    go({ at: 'rest' });
    showToast({ tone: 'bad', message: t('expired') });
  };
  return (
    <AdminFrame here="adminSecurity">
      <PageHead title={t('title')} />
      <div className={styles.narrow}>
        {step.at === 'rest' && resting()}
        {step.at === 'key' &&
          part(
            'key',
            t('addTitle'),
            undefined,
            <ConfirmForm
              newKey={step.key}
              onCodes={(codes) => go({ at: 'codes', codes })}
              onOver={expired}
              onCancel={() => go({ at: 'rest' })}
            />,
          )}
        {step.at === 'codes' &&
          part(
            'codes',
            t('codesTitle'),
            undefined,
            <RecoveryCodes codes={step.codes} onKept={() => go({ at: 'rest' })} />,
          )}
      </div>
    </AdminFrame>
  );
}

type PartProps = {
  readonly title: string;
  readonly detail: ReactNode;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
};

function Part({ title, detail, takesFocus, children }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [takes] = useState(takesFocus);
  useEffect(() => {
    if (takes) heading.current?.focus();
  }, [takes]);
  return (
    <Card as="section" padding="m">
      <h2 ref={heading} tabIndex={-1} className={styles.partTitle}>
        {title}
      </h2>
      {detail && <p className={styles.detail}>{detail}</p>}
      {children}
    </Card>
  );
}

type Props = { readonly codes: readonly string[]; readonly onKept: () => void };

/** The recovery codes, shown once: to copy, to print, and to confirm that they are kept. */
function RecoveryCodes({ codes, onKept }: Props) {
  const t = useTexts('second-factor');
  const copy = useCopy();
  usePaperFoot(`${productName} · ${t('codesTitle')}`);
  return (
    <div className={styles.form}>
      <p>{t('codesText')}</p>
      <ul className={styles.codes} aria-label={t('codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons} data-no-print="">
        <Button icon={<IconCopy size={18} stroke={1.75} />} onClick={() => void copy(codes.join('\n'))}>
          {t('copyCodes')}
        </Button>
        <Button icon={<IconPrinter size={18} stroke={1.75} />} onClick={() => void printPage()}>
          {t('print')}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </div>
  );
}
