// The administrator's scripts: the list, the chosen script's parameters, its output while it runs, earlier runs.

import { useEffect } from 'react';
import { platform } from '#shared/api/platform.ts';
import { scripts } from '#shared/api/scripts.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { useMedia } from '#web/ui/style/media.ts';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { useAddressSearch } from '#web/desk/address-search.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { takeServerTime } from '#web/entry/server-time.ts';
import { AdminFrame } from '#web/features/platform/admin-frame.tsx';
import { EarlierRuns } from './earlier-runs.tsx';
import { fieldsOf, type Listed } from './script-fields.ts';
import { ScriptForm } from './script-form.tsx';
import { ScriptOutput } from './script-output.tsx';
import { inList, useFieldWord, useScriptName } from './script-words.ts';
import styles from './scripts.module.css';
import type { Company } from '#web/features/platform/companies/standing.ts';
import { useScriptRun } from './use-script-run.ts';

/** The same width as in scripts.module.css. */
const stackedPx = 900;

export function Screen() {
  const t = useTexts('administration');
  const read = useRead(scripts.endpoints.list, {});
  const companies = useRead(platform.endpoints.listCompanies, {});
  const fault = faultOf(read);
  const heard = companies.data?.[0]?.listed_at;
  const heardAt = companies.dataUpdatedAt;
  useEffect(() => {
    if (heard !== undefined) takeServerTime(heard, heardAt);
  }, [heard, heardAt]);
  const [search, changeSearch] = useAddressSearch();
  const listed = read.data ?? [];
  const wanted = new URLSearchParams(search).get('script');
  const chosen = listed.find(({ name }) => name === wanted) ?? listed[0];
  const isStacked = useMedia(`(max-width: ${stackedPx}px)`);
  const choose = (script: string): void => {
    changeSearch(new URLSearchParams({ script }).toString(), { replace: true });
    // On a narrow screen the form stands below the whole list, so the focus moves to it.
    if (isStacked) requestAnimationFrame(() => document.getElementById('script-title')?.focus());
  };
  return (
    <AdminFrame here="adminScripts">
      <PageHead
        title={t('scripts.title')}
        detail={read.data && t('scripts.detail', { count: listed.length })}
      />
      {fault && <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />}
      {!fault && !read.data && <SkeletonRows rows={6} />}
      {chosen && (
        <div className={styles.split}>
          <List listed={listed} chosen={chosen.name} onChoose={choose} />
          <Chosen key={chosen.name} script={chosen} companies={companies.data ?? []} />
        </div>
      )}
    </AdminFrame>
  );
}

type ListProps = {
  readonly listed: readonly Listed[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
};
function List({ listed, chosen, onChoose }: ListProps) {
  const t = useTexts('administration');
  const nameOf = useScriptName();
  const wordOf = useFieldWord();
  return (
    <nav aria-label={t('scripts.list')}>
      <ul className={styles.list}>
        {listed.map((script) => (
          <li key={script.name}>
            <button
              type="button"
              className={styles.item}
              aria-current={script.name === chosen ? 'true' : undefined}
              onClick={() => onChoose(script.name)}
            >
              <b>{nameOf(script.name)}</b>
              <span className={styles.dim}>
                {fieldsOf(script)
                  .map(({ name }) => inList(wordOf(name)))
                  .join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ChosenProps = { readonly script: Listed; readonly companies: readonly Company[] };
function Chosen({ script, companies }: ChosenProps) {
  const run = useScriptRun();
  const isOfAll =
    run.running !== undefined && isOptional(script) && !('company_id' in run.running.asked.params);
  return (
    <div className={styles.right}>
      <ScriptForm script={script} companies={companies} run={run} />
      {run.running && (
        <ScriptOutput running={run.running} companies={isOfAll ? companies.length : undefined} />
      )}
      <EarlierRuns />
    </div>
  );
}

/** The script runs over all companies if no company is given. */
const isOptional = (script: Listed): boolean =>
  fieldsOf(script).some(({ kind, isRequired }) => kind === 'company' && !isRequired);
