import { useTranslation } from '@vumon/i18n/react';
import { SelectField } from '@vumon/ui';
import { sorts } from './filters.ts';
import classes from '../question-bank.module.css';

/** The order of the list; undefined is the default one. */
export default function SortField({ value, onChange }: { value: string; onChange(sort: string | undefined): void }) {
  const { t } = useTranslation('question-bank');
  return (
    <SelectField
      className={classes.sort}
      aria-label={t('sorts.label')}
      allowDeselect={false}
      value={value}
      data={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      onChange={(next) => onChange(next === '-updatedAt' ? undefined : (next ?? undefined))}
    />
  );
}
