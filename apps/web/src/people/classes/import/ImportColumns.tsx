import type { ImportColumn, ImportField } from '@vumon/contract';
import { importFields } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { SelectField } from '@vumon/ui';
import classes from './import.module.css';

export interface ImportColumnsProps {
  columns: readonly ImportColumn[];
  /** Column index → field. */
  value: Readonly<Record<string, ImportField>>;
  onChange: (value: Record<string, ImportField>) => void;
}

/** The meaning of each column: recognised by its header, confirmed or changed by the teacher. */
export function ImportColumns({ columns, value, onChange }: ImportColumnsProps) {
  const { t } = useTranslation('classes');
  const { t: w } = useTranslation('imports');
  const put = (index: number, field: string | null) => {
    // A field comes from one column; choosing it here clears the other.
    const next = Object.fromEntries(
      Object.entries(value).filter(([other, own]) => Number(other) !== index && own !== field),
    );
    if (field) next[String(index)] = field as ImportField;
    onChange(next);
  };
  return (
    <section className={classes.columns} aria-label={t('import.columns.title')}>
      <h3 className={classes.subtitle}>{t('import.columns.title')}</h3>
      <p className={classes.small}>{t('import.columns.body')}</p>
      <ul className={classes.columnList}>
        {columns.map(({ index, header, sample }) => (
          <li key={index} className={classes.column}>
            <span className={classes.columnText}>
              <span className={classes.columnHeader}>
                {header || t('import.columns.noHeader', { letter: letterOf(index) })}
              </span>
              <span className={classes.small}>{sample || '–'}</span>
            </span>
            <SelectField
              size="sm"
              w={168}
              aria-label={t('import.columns.fieldOf', { header: header || letterOf(index) })}
              placeholder={t('import.columns.skip')}
              clearable
              data={importFields.map((field) => ({ value: field, label: w(`fields.${field}`) }))}
              value={value[String(index)] ?? null}
              onChange={(field) => put(index, field)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 0 → A, 26 → AA. */
const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26);
