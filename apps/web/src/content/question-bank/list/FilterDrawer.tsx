/** All filters in a drawer; its button shows how many questions match. */
import { useQuery } from '@tanstack/react-query';
import { examFamilies, isSkillOf, privacies, subjects, testCategories, type Subject } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { typeCodes } from '@vumon/question-types/traits';
import { Button, Drawer, Field, MultiSelectField, PickGroup, TextField } from '@vumon/ui';
import { useState } from 'react';
import { useLabels, useSeries, useTopics } from '../../../api/reference-data.ts';
import { useProfile } from '../../../session/profile.ts';
import { CefrField, CreatorField, GradeField, LevelField, SkillField } from './filter-fields.tsx';
import { noFilters, queryOfFilters, type ListFilter, type QuestionFilters, type QuestionScope } from './filters.ts';
import { useFilterNames } from '../names.ts';
import { countsQuery } from '../queries.ts';
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

function OpenDrawer({ onClose, scope, filters, onApply }: Omit<FilterDrawerProps, 'opened'>) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const profile = useProfile();
  const [draft, setDraft] = useState(filters);
  const counts = useQuery(countsQuery(queryOfFilters(scope, draft)));
  const names = useFilterNames();
  const labels = useLabels();
  const subject = draft.subjects.length === 1 ? draft.subjects[0]! : null;
  const grade = draft.grade.length === 1 ? draft.grade[0]! : null;
  const series = useSeries(grade, subject);
  const topics = useTopics(subject, grade);

  const set = (name: ListFilter, values: readonly string[]) => setDraft({ ...draft, [name]: values });
  /** If only one subject is chosen, filter values that only the other subject has are removed. */
  const chooseSubjects = (chosen: readonly string[]) => {
    const one = chosen.length === 1 ? chosen[0] : undefined;
    setDraft({
      ...draft,
      subjects: chosen,
      ...(one && { skill: draft.skill.filter((skill) => isSkillOf(one as Subject, skill)), topic: [] }),
      ...(one === 'MATH' && { cefr: [] }),
    });
  };
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
        <GradeField value={draft.grade} onChange={(values) => set('grade', values)} />
        <SkillField
          subject={subject}
          value={draft.skill}
          counts={counts.data?.skills}
          onChange={(values) => set('skill', values)}
        />
        {multi('topic', topics.choices, t('filters.anyTopic'))}
        <LevelField value={draft.level} onChange={(values) => set('level', values)} />
        {subject !== 'MATH' && <CefrField value={draft.cefr} onChange={(values) => set('cefr', values)} />}
        {multi(
          'type',
          typeCodes.map((code) => ({ value: code, label: `${code} · ${names.nameOf('type', code)}` })),
          t('filters.anyType', { count: typeCodes.length }),
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
