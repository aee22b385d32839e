/** The toolbar's table button: inserts a table, or changes the one that contains the caret. */
import {
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTable,
  IconTableMinus,
  IconTableRow,
} from '@tabler/icons-react';
import { Menu } from '@vumon/ui';
import { useMessages } from '../messages.tsx';
import type { TableEdit } from './rich-text/lines.ts';

const sizes = [
  [2, 2],
  [3, 2],
  [4, 2],
  [3, 3],
  [4, 3],
  [5, 4],
] as const;
const edits = [
  ['rowAbove', IconRowInsertTop],
  ['rowBelow', IconRowInsertBottom],
  ['columnLeft', IconColumnInsertLeft],
  ['columnRight', IconColumnInsertRight],
  ['toggleHeader', IconTableRow],
  ['deleteRow', IconRowRemove],
  ['deleteColumn', IconColumnRemove],
  ['deleteTable', IconTableMinus],
] as const satisfies readonly (readonly [TableEdit, unknown])[];

export interface TableToolProps {
  inside: boolean;
  className: string;
  onInsert(rows: number, columns: number): void;
  onEdit(edit: TableEdit): void;
}

export function TableTool({ inside, className, onInsert, onEdit }: TableToolProps) {
  const t = useMessages('qt-editing');
  const name = t(inside ? 'editor.table.change' : 'editor.table.insert');
  // The menu returns the focus when it is removed; only then can the caret be placed.
  const later = (act: () => void) => () => void setTimeout(act, 0);
  const items = inside
    ? edits.map(([edit, Icon]) => ({
        label: t(`editor.table.${edit}`),
        icon: <Icon size={20} stroke={1.75} aria-hidden="true" />,
        onSelect: later(() => onEdit(edit)),
        divided: edit === 'toggleHeader' || edit === 'deleteRow',
        danger: edit === 'deleteTable',
      }))
    : sizes.map(([rows, columns]) => ({
        label: t('editor.table.size', { rows, columns }),
        onSelect: later(() => onInsert(rows, columns)),
      }));
  return (
    <Menu items={items} label={name} align="start">
      <button
        type="button"
        className={className}
        aria-label={name}
        title={name}
        aria-pressed={inside || undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        <IconTable size={20} stroke={1.75} />
      </button>
    </Menu>
  );
}
