import type { ImportChecked } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { SelectField } from '@vumon/ui';
import type { ImportChoice } from '../queries.ts';
import classes from './import.module.css';

export interface ImportPlaceProps {
  checked: ImportChecked;
  disabled: boolean;
  onChange: (place: Omit<ImportChoice, 'columns'>) => void;
}

/** Where the list stands in the file: the sheet, when there are several, and the row of its header. */
export function ImportPlace({ checked, disabled, onChange }: ImportPlaceProps) {
  const { t } = useTranslation('classes');
  const { sheet, sheets, headerRow, topRows } = checked;
  // A header row below the rows that are shown is offered too.
  const rows = [
    ...topRows,
    ...(headerRow === 0 || topRows.some(({ row }) => row === headerRow) ? [] : [{ row: headerRow, text: '…' }]),
  ];
  return (
    <section className={classes.place} aria-label={t('import.place.title')}>
      {sheets.length > 1 && (
        <SelectField
          label={t('import.place.sheet')}
          data={sheets.map((name) => ({ value: name, label: name }))}
          value={sheet}
          allowDeselect={false}
          disabled={disabled}
          onChange={(name) => name !== null && name !== sheet && onChange({ sheet: name })}
        />
      )}
      <SelectField
        label={t('import.place.header')}
        data={[
          ...rows.map(({ row, text }) => ({ value: String(row), label: t('import.place.row', { row, text }) })),
          { value: '0', label: t('import.place.none') },
        ]}
        value={String(headerRow)}
        allowDeselect={false}
        disabled={disabled}
        onChange={(row) =>
          row !== null &&
          Number(row) !== headerRow &&
          onChange({ ...(sheets.length > 1 && { sheet }), headerRow: Number(row) })
        }
      />
    </section>
  );
}
