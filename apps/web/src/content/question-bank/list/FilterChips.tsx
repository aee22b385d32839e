/** The active filters as chips that can be removed. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, FilterChip } from '@vumon/ui';
import { listFilters, noFilters, type QuestionFilters, type QuestionScope } from './filters.ts';
import { useFilterNames } from '../names.ts';
import { importsQuery } from '../import/import-queries.ts';
import { creatorsQuery } from '../queries.ts';
import classes from '../question-bank.module.css';

/** The filters that are set, in words. */
export function useFilterWords(
  scope: QuestionScope,
  filters: QuestionFilters,
): { key: (typeof listFilters)[number] | 'author'; name: string; value: string }[] {
  const { t } = useTranslation('question-bank');
  const names = useFilterNames();
  const creators = useQuery({ ...creatorsQuery({ scope }), enabled: filters.creator.length > 0 });
  const imports = useQuery({ ...importsQuery, enabled: filters.import.length > 0 });
  const nameOf = (filter: (typeof listFilters)[number], value: string) => {
    if (filter === 'import')
      return imports.data?.find((one) => one.importId === value)?.fileName ?? t('filters.someImport');
    if (filter === 'creator') return creators.data?.find((one) => one.id === value)?.fullName ?? t('filters.someone');
    // The chip's label already contains "Lớp".
    return filter === 'grade'
      ? (/^G(\d+)$/.exec(value)?.[1] ?? names.nameOf(filter, value))
      : names.nameOf(filter, value);
  };
  return [
    ...listFilters
      .filter((filter) => filters[filter].length > 0)
      .map((filter) => ({
        key: filter,
        name: t(`filters.${filter}`),
        value: filters[filter].map((value) => nameOf(filter, value)).join(', '),
      })),
    ...(filters.author ? [{ key: 'author' as const, name: t('filters.author'), value: filters.author }] : []),
  ];
}

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
  const words = useFilterWords(scope, filters);
  if (words.length === 0) return null;
  return (
    <div className={classes.chips}>
      {words.map(({ key, name, value }) => (
        <FilterChip
          key={key}
          name={name}
          value={value}
          onRemove={() => onChange({ ...filters, ...(key === 'author' ? { author: '' } : { [key]: [] }) })}
        />
      ))}
      <Button variant="link" size="sm" onClick={() => onChange({ ...noFilters, search: filters.search })}>
        {t('filters.clearAll')}
      </Button>
    </div>
  );
}
