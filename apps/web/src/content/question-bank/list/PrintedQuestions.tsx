import type { Column } from '@vumon/ui';
import { PrintedTable } from '../../../lists/print/Printout.tsx';

/** Questions on paper: the column of the question has the number of rows beside its name on the screen alone. */
export function PrintedQuestions<Row extends { readonly id: string }>({
  columns,
  ...rest
}: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  total: number;
}) {
  const printed = columns.map((one) => (one.key === 'question' ? { ...one, header: one.label } : one));
  return <PrintedTable columns={printed} rowKey={(row) => row.id} {...rest} />;
}
