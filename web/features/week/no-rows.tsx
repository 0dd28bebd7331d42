// Stands in the place of the grid where it has no rows: what is missing, and the next step.

import { placeHref } from '#web/desk/desk-places.ts';
import { useMay } from '#web/desk/may.ts';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import type { SheetProps } from './week-show.ts';

/** Either there are no employees yet, or the filters hide them all. */
export function NoRows({ data, query, onChange }: Pick<SheetProps, 'data' | 'query' | 'onChange'>) {
  const mayEmploy = useMay('employee.manage');
  const t = useTexts('week');
  const board = useTexts('board');
  const entries = useTexts('entries');
  if (data.employees.length === 0)
    return (
      <Card>
        <EmptyState
          heading={board('noEmployees')}
          action={mayEmploy && <ButtonLink href={placeHref('employees')}>{board('addEmployee')}</ButtonLink>}
        >
          {board('noEmployeesText')}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        heading={query.needsLook ? t('nothingToLookAt') : t('noRows')}
        action={
          <Button
            onClick={() => onChange({ employees: [], projects: [], approved: undefined, needsLook: false })}
          >
            {entries('clearFilters')}
          </Button>
        }
      />
    </Card>
  );
}
