/** The form or table of FB5: cells of text that may hold gaps. */
import { IconColumnInsertRight, IconColumnRemove, IconRowInsertBottom, IconRowRemove } from '@tabler/icons-react';
import { Button } from '@vumon/ui';
import { RichTextField } from '../../../editing/rich-text/RichTextField.tsx';
import { useMessages } from '../../../messages.tsx';
import classes from './gaps-editor.module.css';

const maxRows = 40;
const maxColumns = 12;

export interface TableFieldsProps {
  table: readonly (readonly string[])[];
  onChange(table: string[][]): void;
  newGap(): string;
  /** Number of the first gap of each cell, row by row. */
  firstGapOf(row: number, column: number): number;
  onGapPress(id: string): void;
}

/** All rows have as many cells as the first. */
export function TableFields({ table, onChange, newGap, firstGapOf, onGapPress }: TableFieldsProps) {
  const t = useMessages('qt-text-gaps');
  const columns = table[0]?.length ?? 1;
  const copy = (): string[][] => table.map((row) => [...row]);
  return (
    <div className={classes.tableBox}>
      <div className={classes.tableScroll}>
        <table className={classes.tableEdit} aria-label={t('editor.table')}>
          <tbody>
            {table.map((row, rowIndex) => (
              <tr key={rowIndex}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <RichTextField
                      single
                      hideLabel
                      label={t('editor.cell', { row: rowIndex + 1, column: column + 1 })}
                      value={cell}
                      newGap={newGap}
                      firstGap={firstGapOf(rowIndex, column)}
                      onGapPress={onGapPress}
                      onChange={(text) => {
                        const next = copy();
                        const cells = next[rowIndex];
                        if (cells !== undefined) cells[column] = text;
                        onChange(next);
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.tableTools}>
        <Button
          size="sm"
          disabled={table.length >= maxRows}
          icon={<IconRowInsertBottom size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onChange([...copy(), Array.from({ length: columns }, () => '')])}
        >
          {t('editor.addRow')}
        </Button>
        <Button
          size="sm"
          disabled={columns >= maxColumns}
          icon={<IconColumnInsertRight size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onChange(copy().map((row) => [...row, '']))}
        >
          {t('editor.addColumn')}
        </Button>
        <Button
          size="sm"
          variant="link"
          disabled={table.length === 1}
          icon={<IconRowRemove size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onChange(copy().slice(0, -1))}
        >
          {t('editor.removeRow')}
        </Button>
        <Button
          size="sm"
          variant="link"
          disabled={columns === 1}
          icon={<IconColumnRemove size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onChange(copy().map((row) => row.slice(0, -1)))}
        >
          {t('editor.removeColumn')}
        </Button>
      </div>
    </div>
  );
}
