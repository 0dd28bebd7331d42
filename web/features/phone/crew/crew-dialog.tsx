// The foreman's form: who, in or out, on which project, now or earlier today.

import { useState } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import { crewMax } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import { dayOf, instantOf } from '#shared/time/zone.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { deviceTimeOf, serverSeconds } from '#web/entry/server-time.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useTexts } from '#web/text.ts';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { IntoView } from '#web/ui/page/into-view.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { foundByName } from '#web/words/found-by-name.ts';
import { minutesOf } from '#web/features/phone/own/typed-minutes.ts';
import styles from '#web/features/phone/phone.module.css';
import { atNow } from '#web/features/phone/press/presses.ts';
import { ProjectList } from '#web/features/phone/project-list.tsx';
import { useWords } from '#web/features/phone/use-words.ts';
import { type CrewPress, keepLastCrew, lastCrew, type Person } from './crew-presses.ts';

const searchFrom = 8;

type Props = {
  /** Undefined until the server has answered once. */
  readonly people: readonly Person[] | undefined;
  readonly projects: readonly ProjectChoice[];
  readonly logs: readonly WorkLog[];
  readonly onPress: (press: CrewPress) => Promise<void>;
  readonly onClose: () => void;
};

export function CrewDialog({ people, projects, logs, onPress, onClose }: Props) {
  const t = useTexts('own-hours');
  const phone = useTexts('phone');
  const form = useForm(people, projects, logs);
  const { action, chosen, project, elsewhere, typed } = form;
  const send = () => {
    const press = form.press();
    if (!press) return;
    onClose();
    void onPress(press);
  };
  return (
    <FormDialog
      size="s"
      isLarge
      onClose={onClose}
      title={t('crew.title')}
      onSubmit={send}
      submit={
        chosen.length > 0
          ? t(`crew.send.${action}`, { count: chosen.length })
          : phone(action === 'in' ? 'clockIn' : 'clockOut')
      }
      typed={typed}
      isSending={false}
      isBlocked={chosen.length === 0 || chosen.length > crewMax || (action === 'in' && !project)}
      error={chosen.length > crewMax && t('crew.tooMany', { max: crewMax })}
    >
      <Segmented
        label={t('crew.action')}
        hideLabel
        value={action}
        onChange={form.setAction}
        options={[
          { value: 'in', label: phone('clockIn') },
          { value: 'out', label: phone('clockOut') },
        ]}
      />
      {people === undefined ? <SkeletonRows rows={3} /> : <People form={form} people={people} />}
      {action === 'in' && (
        <ProjectList projects={projects} logs={logs} chosen={project?.id} onChoose={form.setProject} />
      )}
      {elsewhere.length > 0 && (
        <CheckboxField
          boxed
          label={t('crew.switch', { count: elsewhere.length })}
          detail={elsewhere.map(({ name, open }) => `${name}: ${open?.project.name}`).join(' · ')}
          checked={form.switches}
          onChange={form.setSwitches}
        />
      )}
      <When form={form} />
    </FormDialog>
  );
}

type Form = ReturnType<typeof useForm>;

function useForm(people: Props['people'], projects: readonly ProjectChoice[], logs: readonly WorkLog[]) {
  const { id: owner } = useSignedIn();
  const [action, setAction] = useState<'in' | 'out'>('in');
  const [last] = useState(() => new Set(lastCrew(owner)));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(last);
  const [projectId, setProject] = useState<string>();
  const [switches, setSwitches] = useState(false);
  // Undefined for now.
  const [clock, setClock] = useState<string>();
  const [fault, setFault] = useState<string>();
  const project =
    projects.find(({ id }) => id === (projectId ?? logs[0]?.project.id)) ??
    (projectId ? undefined : projects[0]);
  const chosen = (people ?? []).filter(({ id }) => ticked.has(id));
  const elsewhere = chosen.filter(({ open }) => action === 'in' && open && open.project.id !== project?.id);
  const readTime = useTime();
  const press = (): CrewPress | undefined => {
    const at = clock === undefined ? atNow() : readTime(clock, setFault);
    if (at === undefined) return undefined;
    keepLastCrew(
      owner,
      chosen.map(({ id }) => id),
    );
    return {
      id: crypto.randomUUID(),
      action,
      ...(action === 'in' && project ? { project: { id: project.id, name: project.name } } : {}),
      at,
      people: chosen.map(({ id, name }) => ({
        id,
        name,
        pressId: crypto.randomUUID(),
        switches: action === 'in' && switches,
      })),
    };
  };
  const tick = (id: string, isTicked: boolean): void => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const values = { action, last, ticked, project, switches, clock, fault, chosen, elsewhere };
  const typed = [action, [...ticked], projectId, switches, clock];
  const setTime = (text: string | undefined): void => {
    setFault(undefined);
    setClock(text);
  };
  return { ...values, typed, setAction, tick, setProject, setSwitches, setTime, press };
}

/** The typed time of today as the phone's clock shows it; says what is wrong with it. */
function useTime() {
  const phone = useTexts('phone');
  const { field } = useErrorWords();
  const { zone } = useWords();
  return (typed: string, setFault: (fault: string) => void): string | undefined => {
    const minutes = minutesOf(typed);
    if (minutes === undefined) {
      setFault(phone('entry.wrong.time'));
      return undefined;
    }
    const at = instantOf(zone, dayOf(zone, serverSeconds()), minutes);
    if (at > serverSeconds()) {
      setFault(field('too_late'));
      return undefined;
    }
    return deviceTimeOf(at);
  };
}

function People({ form, people }: { readonly form: Form; readonly people: readonly Person[] }) {
  const t = useTexts('own-hours');
  const words = useWords();
  const [wanted, setWanted] = useState('');
  const { last, ticked, tick } = form;
  const ordered = people.toSorted((one, other) => Number(last.has(other.id)) - Number(last.has(one.id)));
  const found = foundByName(ordered, wanted);
  if (people.length === 0) return <EmptyState heading={t('crew.none')} />;
  return (
    <fieldset className={styles.crew}>
      <legend className="visually-hidden">{t('crew.people')}</legend>
      {people.length > searchFrom && (
        <TextField
          label={t('crew.find')}
          hideLabel
          type="search"
          placeholder={t('crew.find')}
          value={wanted}
          onChange={setWanted}
        />
      )}
      <div className={styles.crewNames}>
        {found.length === 0 && <EmptyState heading={t('crew.noneFound')} />}
        {found.map(({ id, name, open }) => (
          <CheckboxField
            key={id}
            boxed
            label={name}
            detail={
              open
                ? t('crew.since', {
                    project: open.project.name,
                    time: words.sinceText(fromWire(open.start_time) ?? 0),
                  })
                : undefined
            }
            checked={ticked.has(id)}
            onChange={(isTicked) => tick(id, isTicked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function When({ form: { clock, fault, setTime } }: { readonly form: Form }) {
  const t = useTexts('own-hours');
  const words = useWords();
  return (
    <>
      <Segmented
        label={t('crew.when')}
        hideLabel
        value={clock === undefined ? 'now' : 'earlier'}
        onChange={(when) => setTime(when === 'now' ? undefined : words.time(serverSeconds()))}
        options={[
          { value: 'now', label: t('crew.now') },
          { value: 'earlier', label: t('crew.earlier') },
        ]}
      />
      {clock !== undefined && (
        <IntoView news={fault ?? 'opened'}>
          <TimeField label={t('crew.at')} value={clock} onChange={setTime} error={fault} />
        </IntoView>
      )}
    </>
  );
}
