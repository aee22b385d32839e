/** The table of FB5: added and removed as a whole. */
import { IconTable, IconTrash } from '@tabler/icons-react';
import { Button } from '@vumon/ui';
import { gapIdsOf } from '../../../editing/entries/gap-entries.tsx';
import { useMessages } from '../../../messages.tsx';
import type { TextGapsContent } from '../definition.ts';
import { TableFields } from './TableFields.tsx';
import classes from './gaps-editor.module.css';

export interface TableSectionProps {
  content: TextGapsContent;
  newGap(): string;
  onGapPress(id: string): void;
  onChange(content: TextGapsContent): void;
}

const emptyTable = [
  ['', ''],
  ['', ''],
  ['', ''],
];

export function TableSection({ content, newGap, onGapPress, onChange }: TableSectionProps) {
  const t = useMessages('qt-text-gaps');
  const { table, ...rest } = content;
  if (table === undefined)
    return (
      <div>
        <Button
          size="sm"
          icon={<IconTable size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onChange({ ...rest, table: emptyTable })}
        >
          {t('editor.addTable')}
        </Button>
      </div>
    );

  /** Numbers run on from the text into the table. */
  function firstGapOf(cells: readonly (readonly string[])[], row: number, column: number): number {
    const before = [content.text, ...cells.slice(0, row).flat(), ...(cells[row] ?? []).slice(0, column)];
    return gapIdsOf(before).length + 1;
  }

  return (
    <section className={classes.tableSection}>
      <TableFields
        table={table}
        newGap={newGap}
        firstGapOf={(row, column) => firstGapOf(table, row, column)}
        onGapPress={onGapPress}
        onChange={(next) => onChange({ ...rest, table: next })}
      />
      <Button
        size="sm"
        variant="link"
        icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => onChange(rest)}
      >
        {t('editor.removeTable')}
      </Button>
    </section>
  );
}
