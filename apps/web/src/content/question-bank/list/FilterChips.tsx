/** The active filters as chips that can be removed. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, FilterChip } from '@vumon/ui';
import { countFilters, listFilters, noFilters, type QuestionFilters, type QuestionScope } from './filters.ts';
import { useFilterNames } from '../names.ts';
import { importsQuery } from '../import/import-queries.ts';
import { creatorsQuery } from '../queries.ts';
import classes from '../question-bank.module.css';

export function FilterChips({
  scope,
  filters,
  onChange,
}: {
  scope: QuestionScope;
  filters: QuestionFilters;
  onChange(filters: QuestionFilters): void;
}) {
  const { t } = useTranslation('question-bank');
  const names = useFilterNames();
  const creators = useQuery({ ...creatorsQuery({ scope }), enabled: filters.creator.length > 0 });
  const imports = useQuery({ ...importsQuery, enabled: filters.import.length > 0 });
  if (countFilters(filters) === 0) return null;
  const nameOf = (filter: (typeof listFilters)[number], value: string) => {
    if (filter === 'import')
      return imports.data?.find((one) => one.importId === value)?.fileName ?? t('filters.someImport');
    if (filter === 'creator') return creators.data?.find((one) => one.id === value)?.fullName ?? t('filters.someone');
    // The chip's label already contains "Lớp".
    return filter === 'grade'
      ? (/^G(\d+)$/.exec(value)?.[1] ?? names.nameOf(filter, value))
      : names.nameOf(filter, value);
  };
  return (
    <div className={classes.chips}>
      {listFilters
        .filter((filter) => filters[filter].length > 0)
        .map((filter) => (
          <FilterChip
            key={filter}
            name={t(`filters.${filter}`)}
            value={filters[filter].map((value) => nameOf(filter, value)).join(', ')}
            onRemove={() => onChange({ ...filters, [filter]: [] })}
          />
        ))}
      {filters.author && (
        <FilterChip
          name={t('filters.author')}
          value={filters.author}
          onRemove={() => onChange({ ...filters, author: '' })}
        />
      )}
      <Button variant="link" size="sm" onClick={() => onChange({ ...noFilters, search: filters.search })}>
        {t('filters.clearAll')}
      </Button>
    </div>
  );
}
