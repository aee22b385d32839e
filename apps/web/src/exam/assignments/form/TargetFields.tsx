import { useQuery } from '@tanstack/react-query';
import { chosenTargets, type ChosenTarget } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { MultiSelectField, Segmented, SelectField } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useTyped } from '../../../navigation/url-state.ts';
import { activeClassesQuery } from '../../../people/classes/index.ts';
import classes from '../assignments.module.css';
import { groupChoicesQuery, studentChoicesQuery, type AssignTarget } from '../queries.ts';
import { ofGradeFirst } from './assignment-form.ts';

/** To whom a test goes. Classes and groups may be several: each gets an assignment of its own. */
export interface TargetForm {
  kind: ChosenTarget;
  classIds: string[];
  /** The class whose groups or learners are chosen from; null: all learners of the teacher. */
  classId: string | null;
  groupIds: string[];
  students: { value: string; label: string }[];
}

export const newTarget = (classId?: string, groupId?: string): TargetForm => ({
  kind: groupId ? 'GROUP' : 'CLASS',
  classIds: classId ? [classId] : [],
  classId: classId ?? null,
  groupIds: groupId ? [groupId] : [],
  students: [],
});

/** One target for each assignment to make; none while nothing is chosen. */
export function targetsOf({ kind, classIds, classId, groupIds, students }: TargetForm): AssignTarget[] {
  if (kind === 'CLASS') return classIds.map((id) => ({ kind, classId: id }));
  if (kind === 'GROUP') return groupIds.map((groupId) => ({ kind, groupId }));
  return students.length === 0
    ? []
    : [{ kind, studentIds: students.map(({ value }) => value), ...(classId && { classId }) }];
}

interface TargetFieldsProps {
  target: TargetForm;
  onChange: (target: TargetForm) => void;
  /** True when the class is given and cannot be changed. */
  givenClass?: string | undefined;
  /** The grade of the test, whose classes stand first. */
  gradeId: string | undefined;
}

export function TargetFields({ target, onChange, givenClass, gradeId }: TargetFieldsProps) {
  const { t } = useTranslation('assignments');
  const message = useErrorMessage();
  const klasses = useQuery(activeClassesQuery);
  const names = ofGradeFirst(gradeId, klasses.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const put = (changes: Partial<TargetForm>) => onChange({ ...target, ...changes });
  const { kind, classId } = target;

  return (
    <div className={classes.pick}>
      <Segmented
        full
        aria-label={t('target.label')}
        value={kind}
        onChange={(next) => put({ kind: next })}
        options={chosenTargets.map((value) => ({ value, label: t(`target.kinds.${value}`) }))}
      />
      {givenClass ? (
        <p className={classes.given}>
          <span className={classes.muted}>{t('assign.class')}</span>{' '}
          <b>{names.find(({ value }) => value === givenClass)?.label ?? '…'}</b>
        </p>
      ) : kind === 'CLASS' ? (
        <MultiSelectField
          label={t('assign.classes')}
          placeholder={target.classIds.length === 0 ? t('assign.classesPlaceholder') : undefined}
          searchable
          data={names}
          value={target.classIds}
          onChange={(classIds) => put({ classIds })}
          error={klasses.error ? message(klasses.error) : undefined}
        />
      ) : (
        <SelectField
          label={t('target.inClass')}
          placeholder={t(kind === 'GROUP' ? 'target.classFirst' : 'target.anyClass')}
          searchable
          clearable={kind === 'STUDENTS'}
          data={names}
          value={classId}
          onChange={(next) => put({ classId: next, groupIds: [], students: [] })}
          error={klasses.error ? message(klasses.error) : undefined}
        />
      )}
      {kind === 'GROUP' && classId && <GroupPicker classId={classId} target={target} put={put} />}
      {kind === 'STUDENTS' && <StudentPicker classId={classId} target={target} put={put} />}
    </div>
  );
}

interface PickerProps<Class> {
  classId: Class;
  target: TargetForm;
  put: (changes: Partial<TargetForm>) => void;
}

function GroupPicker({ classId, target, put }: PickerProps<string>) {
  const { t } = useTranslation('assignments');
  const message = useErrorMessage();
  const groups = useQuery(groupChoicesQuery(classId));
  return (
    <MultiSelectField
      label={t('target.groups')}
      placeholder={target.groupIds.length === 0 ? t('target.groupsPlaceholder') : undefined}
      description={groups.data?.data.length === 0 ? t('target.noGroups') : undefined}
      searchable
      data={
        groups.data?.data.map(({ id, name, students }) => ({
          value: id,
          label: `${name} (${t('list.named', { count: students })})`,
        })) ?? []
      }
      value={target.groupIds}
      onChange={(groupIds) => put({ groupIds })}
      error={groups.error ? message(groups.error) : undefined}
    />
  );
}

/** The learners that a test reaches by name; also used to change them later. */
export function StudentPicker({ classId, target, put }: PickerProps<string | null>) {
  const { t } = useTranslation('assignments');
  const message = useErrorMessage();
  const [search, setSearch] = useState('');
  const [typed, type] = useTyped(search, setSearch);
  const found = useQuery(studentChoicesQuery(classId, search));
  // Chosen learners stay visible when the search does not find them.
  const data = new Map([...target.students, ...(found.data ?? [])].map((one) => [one.value, one]));
  return (
    <MultiSelectField
      label={t('target.students')}
      placeholder={target.students.length === 0 ? t('target.studentsPlaceholder') : undefined}
      description={target.students.length > 0 ? t('target.chosen', { count: target.students.length }) : undefined}
      searchable
      maxValues={200}
      {...(classId === null && { searchValue: typed, onSearchChange: type })}
      nothingFoundMessage={t(found.isFetching ? 'assign.searching' : 'target.nobodyFound')}
      data={[...data.values()]}
      value={target.students.map(({ value }) => value)}
      onChange={(ids) => put({ students: ids.flatMap((id) => data.get(id) ?? []) })}
      error={found.error ? message(found.error) : undefined}
    />
  );
}
