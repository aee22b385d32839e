import { IconDots } from '@tabler/icons-react';
import { IconButton, Menu, type Column, type MenuProps } from '@vumon/ui';

export interface RowActions<Row> {
  /** The column's header, for assistive technology. */
  readonly header: string;
  /** The accessible name of a row's button: "Actions for 6A1". */
  label(row: Row): string;
  /** The name of the row, shown at the top of the menu. */
  nameOf(row: Row): string;
  items(row: Row): MenuProps['items'];
}

/** The last column of a list: a button that opens the menu of a row. */
export const rowActions = <Row,>({ header, label, nameOf, items }: RowActions<Row>): Column<Row> => ({
  key: 'actions',
  header: <span className="visually-hidden">{header}</span>,
  label: header,
  width: 56,
  align: 'right',
  narrow: 'end',
  cell: (row) => (
    <Menu label={nameOf(row)} items={items(row)}>
      <IconButton icon={<IconDots size={20} stroke={1.75} />} aria-label={label(row)} />
    </Menu>
  ),
});
