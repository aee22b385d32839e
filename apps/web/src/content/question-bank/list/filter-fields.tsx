/** Filters of the drawer that are not a plain list of choices. */
import { useQuery } from '@tanstack/react-query';
import { cefrLevels, levels, strands, type Skill } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Checkbox, cx, Field, LevelDots, MultiSelectField, PickGroup, SkillDot, type Hue } from '@vumon/ui';
import { useState } from 'react';
import { useGrades } from '../../../api/reference-data.ts';
import { type QuestionScope } from './filters.ts';
import { creatorsQuery } from '../queries.ts';
import classes from '../question-bank.module.css';

// Two columns: knowledge of language on the left, its use on the right.
const skillOrder: readonly Skill[] = ['PR', 'LI', 'VO', 'SP', 'GR', 'RE', 'WR'];
const commonCefr = ['A1', 'A2', 'B1', 'B1+', 'B2', 'C1'] as const;
const isUpperGrade = (id: string): boolean => /^G([6-9]|1\d)$/.test(id);
/** What has no number stands last. */
const numberOf = (id: string): number => Number(/^G(\d+)$/.exec(id)?.[1] ?? 99);

interface FieldProps {
  value: readonly string[];
  onChange(values: readonly string[]): void;
}

export function GradeField({ value, onChange }: FieldProps) {
  const { t } = useTranslation('question-bank');
  const grades = useGrades();
  const [allGrades, setAllGrades] = useState(() => !value.every(isUpperGrade));
  const shortGrade = (id: string) => /^G(\d+)$/.exec(id)?.[1] ?? grades.nameOf(id);
  // In lists a teacher's own grades come first; a row of numbers is read in order.
  const gradeIds = grades.choices
    .map(({ value }) => value)
    .filter((id) => allGrades || isUpperGrade(id))
    .toSorted((a, b) => numberOf(a) - numberOf(b));
  return (
    <Field
      group
      label={t('filters.grade')}
      aside={
        <button type="button" className={classes.aside} onClick={() => setAllGrades(!allGrades)}>
          {t(allGrades ? 'filters.upperGrades' : 'filters.allGrades')}
        </button>
      }
    >
      <PickGroup
        multiple
        aria-label={t('filters.grade')}
        columns={allGrades ? undefined : 7}
        value={value}
        onChange={onChange}
        options={gradeIds.map((id) => ({ value: id, label: shortGrade(id), 'aria-label': grades.nameOf(id) }))}
      />
    </Field>
  );
}

interface SkillFieldProps extends FieldProps {
  subject: string | null;
  /** Number of questions by skill. */
  counts: Readonly<Partial<Record<string, number>>> | null | undefined;
}

export function SkillField({ subject, counts, value, onChange }: SkillFieldProps) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  return (
    <Field group label={t(subject === 'MATH' ? 'filters.strand' : subject ? 'filters.skill' : 'filters.skills')}>
      {[subject === 'MATH' ? [] : skillOrder, subject === 'ENGLISH' ? [] : strands].map(
        (shown, at) =>
          shown.length > 0 && (
            <div key={at} className={cx(classes.skills, at === 1 && classes.strands)}>
              {shown.map((skill) => (
                <Checkbox
                  key={skill}
                  checked={value.includes(skill)}
                  onChange={(on) => onChange(on ? [...value, skill] : value.filter((one) => one !== skill))}
                  label={
                    <span className={classes.skillName}>
                      <SkillDot hue={skill.toLowerCase() as Hue}>{c(`skills.${skill}`)}</SkillDot>
                    </span>
                  }
                  aside={counts ? format.number(counts[skill] ?? 0) : undefined}
                />
              ))}
            </div>
          ),
      )}
    </Field>
  );
}

export function LevelField({ value, onChange }: FieldProps) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  return (
    <Field group label={t('filters.level')}>
      <PickGroup
        multiple
        aria-label={t('filters.level')}
        columns={2}
        size="md"
        value={value}
        onChange={onChange}
        options={levels.map((level) => ({
          value: level,
          label: (
            <LevelDots level={Number(level.slice(1))} large>
              {c(`levels.${level}`)}
            </LevelDots>
          ),
          'aria-label': c(`levels.${level}`),
        }))}
      />
    </Field>
  );
}

export function CefrField({ value, onChange }: FieldProps) {
  const { t } = useTranslation('question-bank');
  const [allCefr, setAllCefr] = useState(() => value.some((level) => !commonCefr.some((one) => one === level)));
  return (
    <Field
      group
      label={t('filters.cefr')}
      aside={
        <button type="button" className={classes.aside} onClick={() => setAllCefr(!allCefr)}>
          {t(allCefr ? 'filters.commonCefr' : 'filters.allCefr')}
        </button>
      }
    >
      <PickGroup
        multiple
        aria-label={t('filters.cefr')}
        columns={allCefr ? 4 : 6}
        value={value}
        onChange={onChange}
        options={(allCefr ? cefrLevels.filter((level) => level !== 'NA') : commonCefr).map((level) => ({
          value: level,
          label: t(`cefr.${level}`),
        }))}
      />
    </Field>
  );
}

export function CreatorField({
  scope,
  value,
  onChange,
}: {
  scope: QuestionScope;
  value: readonly string[];
  onChange(values: string[]): void;
}) {
  const { t } = useTranslation('question-bank');
  const [search, setSearch] = useState('');
  const found = useQuery(creatorsQuery({ scope, search }));
  const [seen, setSeen] = useState<Readonly<Record<string, string>>>({});
  const data = (found.data ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }));
  const missing = value
    .filter((id) => !data.some((one) => one.value === id))
    .map((id) => ({ value: id, label: seen[id] ?? t('filters.someone') }));
  return (
    <MultiSelectField
      label={t('filters.creator')}
      placeholder={value.length === 0 ? t('filters.anyCreator') : ''}
      data={[...missing, ...data]}
      value={[...value]}
      searchable
      clearable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      hidePickedOptions
      onChange={(values) => {
        setSeen({ ...seen, ...Object.fromEntries(data.map((one) => [one.value, one.label])) });
        onChange(values);
      }}
    />
  );
}
