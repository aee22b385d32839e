import type { KeptTopic } from '@vumon/contract';
import { pastedText, skillsOf, type Skill, type Subject } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Note, SelectField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { useGrades } from '../../api/reference-data.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useTopicChanges } from './queries.ts';
import classes from './topics.module.css';

/** The choice of topics that belong to no grade. */
export const noGrade = '-';

interface TopicDialogProps {
  /** Null: a new topic of the subject. */
  topic: KeptTopic | null;
  subject: Subject;
  /** The grade of the topics on show, which a new one gets at first. */
  grade: string | undefined;
  onClose: () => void;
}

export function TopicDialog({ topic, subject, grade, onClose }: TopicDialogProps) {
  const { t } = useTranslation('topics');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const grades = useGrades();
  const { add, change } = useTopicChanges();
  const [form, setForm] = useState({
    grade: grade ?? grades.choices[0]?.value ?? noGrade,
    name: topic?.name ?? '',
    nameEn: topic?.nameEn ?? '',
    strand: topic ? topic.strand : subject === 'MATH' ? ('NU' as Skill | null) : null,
  });
  const { error } = topic ? change : add;
  const errors = fieldErrors(error);
  const save = async () => {
    const { strand, grade: gradeOf, ...names } = form;
    if (topic) await change.mutateAsync({ id: topic.id, ...names, active: topic.active });
    else await add.mutateAsync({ subject, gradeId: gradeOf === noGrade ? null : gradeOf, strand, ...names });
    toast(t('saved'));
    onClose();
  };
  return (
    <FormModal
      onClose={onClose}
      size="md"
      title={topic ? t('edit') : t('add')}
      submitLabel={topic ? c('save') : t('add')}
      busy={add.isPending || change.isPending}
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        await save().catch(() => undefined);
      }}
    >
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(error)}
        </Note>
      )}
      {topic === null && (
        <SelectField
          label={t('grade')}
          data={[...grades.choices, { value: noGrade, label: t('noGrade') }]}
          value={form.grade}
          allowDeselect={false}
          error={errors['gradeId']}
          onChange={(value) => value && setForm({ ...form, grade: value })}
        />
      )}
      <TextField
        label={t('nameVi')}
        cleanPaste={pastedText}
        value={form.name}
        maxLength={200}
        error={errors['name']}
        onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
        data-autofocus
      />
      <TextField
        label={t('nameEn')}
        cleanPaste={pastedText}
        value={form.nameEn}
        maxLength={200}
        error={errors['nameEn']}
        onChange={(event) => setForm({ ...form, nameEn: event.currentTarget.value })}
      />
      <SelectField
        label={t('columns.strand')}
        description={topic ? t('strandStays') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('allSkills')}
        data={skillsOf[subject].map((value) => ({ value, label: c(`skills.${value}`) }))}
        value={form.strand}
        clearable={subject === 'ENGLISH' && topic === null}
        allowDeselect={false}
        readOnly={topic !== null}
        error={errors['strand']}
        onChange={(strand) => setForm({ ...form, strand: strand as Skill | null })}
      />
    </FormModal>
  );
}
