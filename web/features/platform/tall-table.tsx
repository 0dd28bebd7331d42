// The table of the audit and of earlier runs: rows of several lines in a card.

import { Card } from '#web/ui/display/card.tsx';
import { DataTable, type DataTableProps } from '#web/ui/table/data-table.tsx';
import styles from './platform.module.css';

export const TallTable = <Row extends object>(props: DataTableProps<Row>) => (
  <div className={styles.tall}>
    <Card padding="none">
      <DataTable {...props} />
    </Card>
  </div>
);
