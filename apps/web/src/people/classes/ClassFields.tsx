import type { ClassView } from '@vumon/contract';
import { codeMarkLetters, dayInVietnam, gradeInName, pastedText, proposedCode, schoolYearOf } from '@vumon/domain';
import { formatSchoolYear } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { SelectField, TextField } from '@vumon/ui';
import { useState } from 'react';
import { useGrades } from '../../api/reference-data.ts';
import classes from './classes.module.css';

/** Three letters, because another school may have a class of the same name. */
const codeMark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => codeMarkLetters[byte % codeMarkLetters.length]).join(
    '',
  );
const currentSchoolYear = () => schoolYearOf(dayInVietnam(Date.now()));

/** The form of a class: as it is stored, or a new one of this school year. */
export const formOf = (value: ClassView | null) => ({
  name: value?.name ?? '',
  code: value?.code ?? '',
  gradeId: value?.gradeId ?? null,
  schoolYear: value?.schoolYear ?? currentSchoolYear(),
});
type ClassForm = ReturnType<typeof formOf>;

interface ClassFieldsProps {
  form: ClassForm;
  /** Whether a code is proposed: for a new class. */
  proposes: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<ClassForm>) => void;
}

/** Name, code, grade and school year of a class. */
export function ClassFields({ form, proposes, errors, onChange }: ClassFieldsProps) {
  const { t } = useTranslation('classes');
  const grades = useGrades(form.gradeId);
  const [thisYear] = useState(currentSchoolYear);
  const [mark] = useState(codeMark);
  const years = [...new Set([thisYear + 1, thisYear, thisYear - 1, thisYear - 2, form.schoolYear])].sort(
    (a, b) => b - a,
  );
  return (
    <>
      <TextField
        className={classes.wide}
        label={t('fields.name')}
        cleanPaste={pastedText}
        placeholder="9A1"
        value={form.name}
        error={errors['name']}
        maxLength={100}
        required
        data-autofocus
        onChange={(event) => {
          const name = event.currentTarget.value;
          // The code follows the name until somebody writes another one.
          const follows =
            proposes && (form.code === '' || form.code === proposedCode(form.name, form.schoolYear, mark));
          // So does the grade, where the name tells one that can be chosen.
          const grade = gradeInName(name);
          const graded =
            proposes &&
            (form.gradeId === null || form.gradeId === gradeInName(form.name)) &&
            grades.choices.some(({ value }) => value === grade);
          onChange({
            name,
            ...(follows && { code: proposedCode(name, form.schoolYear, mark) }),
            ...(graded && { gradeId: grade }),
          });
        }}
      />
      <TextField
        label={t('fields.code')}
        description={t('fields.codeHint')}
        placeholder="9A1-2026"
        value={form.code}
        error={errors['code']}
        maxLength={50}
        required
        onChange={(event) => onChange({ code: event.currentTarget.value })}
      />
      <SelectField
        label={t('fields.grade')}
        description={t('fields.gradeHint')}
        data={grades.choices}
        value={form.gradeId}
        error={errors['gradeId']}
        searchable
        required
        allowDeselect={false}
        onChange={(gradeId) => onChange({ gradeId })}
      />
      <SelectField
        className={classes.wide}
        label={t('fields.schoolYear')}
        data={years.map((year) => ({ value: String(year), label: formatSchoolYear(year) }))}
        value={String(form.schoolYear)}
        allowDeselect={false}
        error={errors['schoolYear']}
        onChange={(year) => onChange({ schoolYear: Number(year ?? form.schoolYear) })}
      />
    </>
  );
}
