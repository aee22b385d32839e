/** The test of an integrated exam: an own one, one of the system, or a format from which one is assembled. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Segmented, SelectField } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useTyped } from '../../navigation/url-state.ts';
import { useGate } from '../../session/use-gate.ts';
import type { IntegratedForm } from './form.ts';
import classes from './integrated-exams.module.css';
import { formatChoicesQuery, testChoicesQuery } from './queries.ts';

interface TestFieldProps {
  form: IntegratedForm;
  put: (changes: Partial<IntegratedForm>) => void;
  errors: Readonly<Record<string, string>>;
  /** The name of the test that was chosen before. */
  chosen: string | undefined;
}

export function TestField({ form, put, errors, chosen }: TestFieldProps) {
  const { t } = useTranslation('integrated-exams');
  const message = useErrorMessage();
  const assembles = useGate('/unit-test/create') === 'open';
  const [search, setSearch] = useState('');
  const [typed, type] = useTyped(search, setSearch);
  const { source, gradeId, seriesId } = form;
  const tests = useQuery({
    ...testChoicesQuery(gradeId ?? '', source === 'system' ? 'system' : 'mine', search),
    enabled: source !== 'format',
  });
  const formats = useQuery({ ...formatChoicesQuery(gradeId ?? '', search), enabled: source === 'format' });
  const found = source === 'format' ? formats : tests;
  const choices =
    source === 'format'
      ? (formats.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
      : (tests.data?.data ?? [])
          .filter((one) => one.abilities.assign && (one.seriesId === null || one.seriesId === seriesId))
          .map(({ id, name }) => ({ value: id, label: name }));
  const value = source === 'format' ? form.formatId : form.examId;
  // The chosen test is in the list even where the search leaves it out.
  const known = value === null || choices.some((one) => one.value === value);
  const data = known || chosen === undefined ? choices : [{ value, label: chosen }, ...choices];
  return (
    <div className={classes.section}>
      <Segmented
        aria-label={t('fields.source')}
        value={source}
        onChange={(next) => {
          type('');
          put({ source: next, examId: null, formatId: null });
        }}
        options={(['mine', 'system', ...(assembles ? (['format'] as const) : [])] as const).map((one) => ({
          value: one,
          label: t(`sources.${one}`),
        }))}
        full
      />
      <SelectField
        label={t(source === 'format' ? 'fields.format' : 'fields.test')}
        description={t(`sourceHints.${source}`)}
        placeholder={t('choose')}
        searchable
        searchValue={typed}
        onSearchChange={type}
        filter={({ options }) => options}
        nothingFoundMessage={found.isFetching ? t('searching') : t(`noneOf.${source}`)}
        data={data}
        value={value}
        allowDeselect={false}
        error={errors['examId'] ?? errors['formatId'] ?? (found.error ? message(found.error) : undefined)}
        onChange={(id) => put(source === 'format' ? { formatId: id } : { examId: id })}
      />
    </div>
  );
}
