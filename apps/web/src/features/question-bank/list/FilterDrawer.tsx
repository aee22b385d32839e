/** All filters in a drawer; its button says how many questions they leave. */
import { useQuery } from '@tanstack/react-query';
import {
  cefrLevels,
  examFamilies,
  isSkillOf,
  levels,
  privacies,
  strands,
  subjects,
  testCategories,
  type Skill,
  type Subject,
} from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { questionTypes } from '@vumon/question-types';
import {
  Button,
  Checkbox,
  cx,
  Drawer,
  Field,
  LevelDots,
  MultiSelectField,
  PickGroup,
  SkillDot,
  TextField,
  type Hue,
} from '@vumon/ui';
import { useState } from 'react';
import { useGrades, useLabels, useSeries, useTopics } from '../../../api/reference-data.ts';
import { useProfile } from '../../../session/profile.ts';
import { noFilters, queryOfFilters, type ListFilter, type QuestionFilters, type QuestionScope } from './filters.ts';
import { useFilterNames } from '../names.ts';
import { countsQuery, creatorsQuery } from '../queries.ts';
import classes from '../question-bank.module.css';

interface FilterDrawerProps {
  opened: boolean;
  onClose(): void;
  scope: QuestionScope;
  filters: QuestionFilters;
  onApply(filters: QuestionFilters): void;
}

export function FilterDrawer({ opened, onClose, ...rest }: FilterDrawerProps) {
  // Mounted each time it opens, so that a cancelled choice is dropped.
  return opened ? <OpenDrawer onClose={onClose} {...rest} /> : null;
}

// Two columns: language on the left, what is done with it on the right.
const skillOrder: readonly Skill[] = ['PR', 'LI', 'VO', 'SP', 'GR', 'RE', 'WR'];
const commonCefr = ['A1', 'A2', 'B1', 'B1+', 'B2', 'C1'];

function OpenDrawer({ onClose, scope, filters, onApply }: Omit<FilterDrawerProps, 'opened'>) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const profile = useProfile();
  const [draft, setDraft] = useState(filters);
  const counts = useQuery(countsQuery(queryOfFilters(scope, draft)));
  const names = useFilterNames();
  const grades = useGrades();
  const labels = useLabels();
  const series = useSeries(
    draft.grade.length === 1 ? draft.grade[0]! : null,
    draft.subjects.length === 1 ? draft.subjects[0]! : null,
  );
  const subject = draft.subjects.length === 1 ? draft.subjects[0]! : null;
  const topics = useTopics(subject, draft.grade.length === 1 ? draft.grade[0]! : null);
  const [allGrades, setAllGrades] = useState(() => filters.grade.some((grade) => !/^G([6-9]|1\d)$/.test(grade)));
  const [allCefr, setAllCefr] = useState(() => filters.cefr.some((level) => !commonCefr.includes(level)));

  const set = (name: ListFilter, values: readonly string[]) => setDraft({ ...draft, [name]: values });
  /** One subject leaves out what the other alone has. */
  const chooseSubjects = (chosen: readonly string[]) => {
    const one = chosen.length === 1 ? chosen[0] : undefined;
    setDraft({
      ...draft,
      subjects: chosen,
      ...(one && { skill: draft.skill.filter((skill) => isSkillOf(one as Subject, skill)), topic: [] }),
      ...(one === 'MATH' && { cefr: [] }),
    });
  };
  const shortGrade = (id: string) => /^G(\d+)$/.exec(id)?.[1] ?? grades.nameOf(id);
  const gradeIds = grades.choices.map(({ value }) => value).filter((id) => allGrades || /^G([6-9]|1\d)$/.test(id));
  const choices = (name: ListFilter, values: readonly string[]) =>
    values.filter((value) => value !== 'NA').map((value) => ({ value, label: names.nameOf(name, value) }));
  const multi = (name: ListFilter, data: { value: string; label: string }[], placeholder: string) => (
    <MultiSelectField
      label={t(`filters.${name}`)}
      placeholder={draft[name].length === 0 ? placeholder : ''}
      data={data}
      value={[...draft[name]]}
      onChange={(values) => set(name, values)}
      searchable
      clearable
      hidePickedOptions
      maxDropdownHeight={280}
    />
  );

  const apply = () => {
    onApply(draft);
    onClose();
  };
  const count = counts.data && `${format.number(counts.data.total)}${counts.data.more ? '+' : ''}`;

  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('filters.title')}
      footer={
        <div className={classes.drawerFoot}>
          <Button onClick={() => setDraft({ ...noFilters, search: draft.search })}>{t('filters.clear')}</Button>
          <Button variant="primary" full onClick={apply}>
            {count === undefined
              ? t('filters.show')
              : t('filters.showCount', { count: counts.data!.total, number: count })}
          </Button>
        </div>
      }
    >
      <div className={classes.filters}>
        <Field group label={t('filters.subjects')}>
          <PickGroup
            multiple
            aria-label={t('filters.subjects')}
            columns={2}
            size="md"
            value={draft.subjects}
            onChange={chooseSubjects}
            options={subjects.map((one) => ({ value: one, label: c(`subjects.${one}`) }))}
          />
        </Field>
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
            value={draft.grade}
            onChange={(values) => set('grade', values)}
            options={gradeIds.map((id) => ({ value: id, label: shortGrade(id), 'aria-label': grades.nameOf(id) }))}
          />
        </Field>
        <Field group label={t(subject === 'MATH' ? 'filters.strand' : subject ? 'filters.skill' : 'filters.skills')}>
          {[subject === 'MATH' ? [] : skillOrder, subject === 'ENGLISH' ? [] : strands].map(
            (shown, at) =>
              shown.length > 0 && (
                <div key={at} className={cx(classes.skills, at === 1 && classes.strands)}>
                  {shown.map((skill) => (
                    <Checkbox
                      key={skill}
                      checked={draft.skill.includes(skill)}
                      onChange={(on) =>
                        set('skill', on ? [...draft.skill, skill] : draft.skill.filter((one) => one !== skill))
                      }
                      label={
                        <span className={classes.skillName}>
                          <SkillDot hue={skill.toLowerCase() as Hue}>{c(`skills.${skill}`)}</SkillDot>
                        </span>
                      }
                      aside={counts.data?.skills ? format.number(counts.data.skills[skill] ?? 0) : undefined}
                    />
                  ))}
                </div>
              ),
          )}
        </Field>
        {multi('topic', topics.choices, t('filters.anyTopic'))}
        <Field group label={t('filters.level')}>
          <PickGroup
            multiple
            aria-label={t('filters.level')}
            columns={2}
            size="md"
            value={draft.level}
            onChange={(values) => set('level', values)}
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
        {subject !== 'MATH' && (
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
              value={draft.cefr}
              onChange={(values) => set('cefr', values)}
              options={(allCefr ? cefrLevels.filter((level) => level !== 'NA') : commonCefr).map((level) => ({
                value: level,
                label: t(`cefr.${level}`),
              }))}
            />
          </Field>
        )}
        {multi(
          'type',
          questionTypes.map(({ code }) => ({ value: code, label: `${code} · ${names.nameOf('type', code)}` })),
          t('filters.anyType', { count: questionTypes.length }),
        )}
        {multi('series', series.choices, t('filters.anySeries'))}
        {multi('standard', choices('standard', examFamilies), t('filters.any'))}
        {multi('category', choices('category', testCategories), t('filters.any'))}
        {multi('label', labels.choices, t('filters.any'))}
        {multi(
          'publisher',
          names.publishers.filter(({ value }) => value !== 'NA'),
          t('filters.any'),
        )}
        {scope === 'mine' &&
          multi(
            'privacy',
            privacies.map((value) => ({ value, label: t(`privacies.${value}`) })),
            t('filters.any'),
          )}
        <TextField
          label={t('filters.author')}
          description={t('filters.authorHint')}
          value={draft.author}
          maxLength={120}
          onChange={(event) => setDraft({ ...draft, author: event.currentTarget.value })}
        />
        {(scope !== 'mine' || profile.role !== 'TEACHER') && (
          <CreatorField scope={scope} value={draft.creator} onChange={(values) => set('creator', values)} />
        )}
      </div>
    </Drawer>
  );
}

function CreatorField({
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
