// The fields for a project's site: coordinates and radius, typed, taken from the last clock-ins or moved on the sketch.

import { IconMapPin } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { middleOf } from '#shared/distance.ts';
import { siteMapZoom, sitePresses } from '#shared/limits.ts';
import type { Position } from '#shared/model/place.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { readAll } from '#web/entry/live-entries.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import type { SchemaForm } from '#web/ui/form/form.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useDistanceWords } from './distance-words.ts';
import { markOf } from './mark.ts';
import { nudgeMetres } from './nudge.ts';
import { PlaceMap } from './place-map.tsx';
import styles from './site-fields.module.css';
import { radiusSpan, siteFrom, type SiteValues } from './site-values.ts';
import { positionFrom, positionText } from './typed-position.ts';

type Props = {
  readonly form: Pick<SchemaForm<SiteValues, unknown>, 'field' | 'values'>;
  /** Undefined for a project that does not exist yet, so that it has no clock-ins. */
  readonly projectId: string | undefined;
  /** The site was asked for: it has the focus. */
  readonly isFirst: boolean;
};

export function SiteFields({ form, projectId, isFirst }: Props) {
  const t = useTexts('place');
  const shell = useTexts('shell');
  const position = form.field('site');
  const isWrong = position.value.trim() !== '' && positionFrom(position.value) === undefined;
  const [last, setLast] = useState<LastPresses>();
  const site = siteFrom(form.values);
  const field = useRef<HTMLInputElement>(null);
  // The fields may come after the dialog has set its first focus.
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...position}
          ref={field}
          label={t('position')}
          note={`(${shell('optional')})`}
          help={t('positionHelp')}
          autoComplete="off"
          spellCheck={false}
          autoFocus={isFirst}
          error={isWrong ? t('positionWrong') : position.error}
        />
        <NumberField label={t('radiusField')} span={radiusSpan} after="m" {...form.field('site_radius')} />
      </div>
      {projectId !== undefined && (
        <FromLast
          projectId={projectId}
          last={last}
          onLast={(found) => {
            setLast(found);
            if (found.middle) position.onChange(positionText(found.middle));
          }}
        />
      )}
      {site && <Moving site={site} last={last} onMove={(to) => position.onChange(positionText(to))} />}
    </>
  );
}

type LastPresses = { readonly entries: readonly WorkLog[]; readonly middle: Position | undefined };

/** The last located clock-ins of a project: where the site probably is. */
async function lastPresses(projectId: string, today: Day): Promise<LastPresses> {
  const listed = await readAll({
    from: addDays(today, -sitePresses.days),
    to: today,
    project_id: [projectId],
    places: 'true',
  });
  const entries = listed.filter(({ places }) => places?.in !== undefined).slice(0, sitePresses.count);
  return { entries, middle: middleOf(entries.flatMap(({ places }) => places?.in ?? [])) };
}

type FromLastProps = {
  readonly projectId: string;
  readonly last: LastPresses | undefined;
  readonly onLast: (found: LastPresses) => void;
};

function FromLast({ projectId, last, onLast }: FromLastProps) {
  const t = useTexts('place');
  const words = useErrorWords();
  const time = useCompanyTime();
  const [state, setState] = useState<{ isAsking: boolean; fault?: unknown }>({ isAsking: false });
  const use = async (): Promise<void> => {
    setState({ isAsking: true });
    try {
      onLast(await lastPresses(projectId, time.today()));
      setState({ isAsking: false });
    } catch (fault) {
      setState({ isAsking: false, fault });
    }
  };
  return (
    <div className={styles.last}>
      <Button
        size="s"
        icon={<IconMapPin size={16} stroke={1.75} aria-hidden="true" />}
        loading={state.isAsking}
        onClick={() => void use()}
      >
        {t('useLast')}
      </Button>
      <span role="status" className="small dim">
        {state.fault !== undefined && words.say(state.fault)}
        {last &&
          (last.middle === undefined
            ? t('noLast', { days: sitePresses.days })
            : t('usedLast', { count: last.entries.length }))}
      </span>
    </div>
  );
}

type MovingProps = {
  readonly site: NonNullable<ReturnType<typeof siteFrom>>;
  readonly last: LastPresses | undefined;
  readonly onMove: (to: Position) => void;
};

function Moving({ site, last, onMove }: MovingProps) {
  const t = useTexts('place');
  const { distance } = useDistanceWords();
  const marks = useMemo(
    () => (last?.entries ?? []).flatMap((entry) => markOf(entry, site, distance) ?? []),
    [last, site, distance],
  );
  return (
    <div>
      <PlaceMap
        site={site}
        marks={marks}
        label={t('sketch', { count: marks.length })}
        zoom={siteMapZoom}
        onMove={onMove}
      />
      <p className="small dim">{t('moving', { metres: nudgeMetres })}</p>
    </div>
  );
}
