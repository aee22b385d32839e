/** What the codes of a new batch give: a package, one test, or all tests of a type. */
import { useQuery } from '@tanstack/react-query';
import { studentPackages, teacherPackages, type PackageCode } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { NumberField, Segmented, SelectField } from '@vumon/ui';
import { usePackageNames } from '../../api/packages.ts';
import { useExamTypes } from '../../api/reference-data.ts';
import { useTyped } from '../../navigation/url-state.ts';
import classes from './activation-codes.module.css';
import { isForTeachers, type BatchForm } from './batch-form.ts';
import { systemTestsQuery } from './queries.ts';

/** A school's package is given to the school, and the free one comes by itself. */
const codes = {
  teacher: teacherPackages.filter((code) => code !== 'SCHOOL'),
  student: studentPackages.filter((code) => code !== 'BEAT_FREE_EXAM'),
} as const;
/** Hint and error stand below the field, so that a field with a hint stands on one line with its neighbour. */
const belowField: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

interface GivesFieldsProps {
  form: BatchForm;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<BatchForm>) => void;
}

/** The package, and for how many months or tests. */
export function PackageFields({ form, errors, onChange }: GivesFieldsProps) {
  const { t } = useTranslation('activation-codes');
  const packageName = usePackageNames();
  const forTeachers = isForTeachers(form.packageCode);
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('make.package')}
        value={form.packageCode}
        error={errors['packageCode']}
        allowDeselect={false}
        onChange={(value) => onChange({ packageCode: (value ?? form.packageCode) as PackageCode, length: '' })}
        data={(['teacher', 'student'] as const).map((audience) => ({
          group: t(`audiences.${audience}`),
          items: codes[audience].map((code) => ({ value: code, label: packageName(code) })),
        }))}
      />
      <NumberField
        label={t(forTeachers ? 'make.months' : 'make.tests')}
        description={t('make.lengthHint')}
        inputWrapperOrder={belowField}
        min={1}
        max={forTeachers ? 60 : 1000}
        allowDecimal={false}
        value={form.length}
        error={errors[forTeachers ? 'months' : 'tests']}
        onChange={(length) => onChange({ length })}
      />
    </div>
  );
}

/** One test, found by its name, or a type of tests. */
export function TestFields({ form, errors, onChange }: GivesFieldsProps) {
  const { t } = useTranslation('activation-codes');
  const types = useExamTypes();
  const [typed, type] = useTyped(form.search, (search) => onChange({ search }));
  const tests = useQuery({ ...systemTestsQuery(form.search), enabled: form.opens === 'test' });
  return (
    <>
      <Segmented
        aria-label={t('make.opens')}
        value={form.opens}
        onChange={(opens) => onChange({ opens: opens as 'test' | 'type' })}
        options={[
          { value: 'test', label: t('make.oneTest') },
          { value: 'type', label: t('make.allOfType') },
        ]}
      />
      {form.opens === 'test' ? (
        <SelectField
          label={t('make.test')}
          description={t('make.testHint')}
          searchable
          searchValue={typed}
          onSearchChange={type}
          filter={({ options }) => options}
          nothingFoundMessage={t('make.noTest')}
          value={form.examId}
          error={errors['examId']}
          data={tests.data?.data.map((one) => ({ value: one.id, label: one.name })) ?? []}
          onChange={(examId) => onChange({ examId })}
          required
        />
      ) : (
        <SelectField
          label={t('make.type')}
          searchable
          value={form.examType}
          error={errors['examType'] ?? errors['examId']}
          data={types.choices.map(({ value, label }) => ({ value, label }))}
          onChange={(examType) => onChange({ examType })}
          required
        />
      )}
    </>
  );
}
