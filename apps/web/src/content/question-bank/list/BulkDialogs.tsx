/** Dialogs of bulk actions: which metadata to change, and what could not be changed. */
import { cefrLevels, difficulties, skills, type Cefr, type Difficulty, type Skill } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Line } from '@vumon/question-types/line';
import { Button, Modal, MultiSelectField, SelectField } from '@vumon/ui';
import { useState } from 'react';
import { useGrades, useLabels, useTopics } from '../../../api/reference-data.ts';
import type { BulkChange, BulkReport } from '../queries.ts';
import classes from '../question-bank.module.css';

interface FactsDialogProps {
  count: number;
  pending: boolean;
  onClose(): void;
  onApply(change: BulkChange): void;
}

const anyGrade = '-';

/** Only fields that are filled in are changed. */
export function FactsDialog({ count, pending, onClose, onApply }: FactsDialogProps) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const labels = useLabels();
  const grades = useGrades();
  const [addLabels, setAdd] = useState<string[]>([]);
  const [removeLabels, setRemove] = useState<string[]>([]);
  const [gradeId, setGrade] = useState<string | null>(null);
  const topics = useTopics(null, gradeId === anyGrade ? null : gradeId);
  const [topicId, setTopic] = useState<string | null>(null);
  const [skill, setSkill] = useState<Skill | null>(null);
  const [difficulty, setDifficulty] = useState<Difficulty | null>(null);
  const [cefr, setCefr] = useState<Cefr | null>(null);
  const untouched =
    addLabels.length + removeLabels.length === 0 &&
    gradeId === null &&
    skill === null &&
    topicId === null &&
    difficulty === null &&
    cefr === null;
  const apply = () =>
    onApply({
      kind: 'facts',
      addLabels,
      removeLabels,
      ...(gradeId !== null && { gradeId: gradeId === anyGrade ? null : gradeId }),
      ...(skill && { skill }),
      ...(topicId !== null && { topicId }),
      ...(difficulty && { difficulty }),
      ...(cefr && { cefr }),
    });
  const keep = t('bulk.keep');
  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t('bulk.title', { count })}
      footer={
        <>
          <Button onClick={onClose}>{t('bulk.cancel')}</Button>
          <Button
            variant="primary"
            loading={pending}
            disabledReason={untouched ? t('bulk.pickFirst') : null}
            onClick={apply}
          >
            {t('bulk.apply', { count })}
          </Button>
        </>
      }
    >
      <div className={classes.bulkFields}>
        <MultiSelectField
          label={t('bulk.addLabels')}
          placeholder={addLabels.length === 0 ? keep : ''}
          data={labels.choices.filter(({ value }) => !removeLabels.includes(value))}
          value={addLabels}
          onChange={setAdd}
          searchable
          clearable
          hidePickedOptions
        />
        <MultiSelectField
          label={t('bulk.removeLabels')}
          placeholder={removeLabels.length === 0 ? keep : ''}
          data={labels.choices.filter(({ value }) => !addLabels.includes(value))}
          value={removeLabels}
          onChange={setRemove}
          searchable
          clearable
          hidePickedOptions
        />
        <div className={classes.bulkGrid}>
          <SelectField
            label={t('filters.grade')}
            placeholder={keep}
            clearable
            data={[{ value: anyGrade, label: t('facts.anyGrade') }, ...grades.choices]}
            value={gradeId}
            onChange={setGrade}
          />
          <SelectField
            label={t('filters.skills')}
            placeholder={keep}
            clearable
            data={skills.map((value) => ({ value, label: c(`skills.${value}`) }))}
            value={skill}
            onChange={(value) => setSkill(value as Skill | null)}
          />
          <SelectField
            label={t('filters.topic')}
            placeholder={keep}
            clearable
            searchable
            data={topics.choices}
            value={topicId}
            onChange={setTopic}
          />
          <SelectField
            label={t('filters.level')}
            placeholder={keep}
            clearable
            data={difficulties.map((value) => ({ value, label: c(`levels.${value}`) }))}
            value={difficulty}
            onChange={(value) => setDifficulty(value as Difficulty | null)}
          />
          <SelectField
            label={t('filters.cefr')}
            placeholder={keep}
            clearable
            data={cefrLevels.map((value) => ({ value, label: t(`cefr.${value}`) }))}
            value={cefr}
            onChange={(value) => setCefr(value as Cefr | null)}
          />
        </div>
      </div>
    </Modal>
  );
}

export function RefusedDialog({ refused, onClose }: { refused: BulkReport['refused']; onClose(): void }) {
  const { t } = useTranslation('question-bank');
  return (
    <Modal
      opened={refused.length > 0}
      onClose={onClose}
      size="md"
      title={t('bulk.refused', { count: refused.length })}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('bulk.understood')}
        </Button>
      }
    >
      <ul className={classes.refusedList}>
        {refused.map(({ id, title, reason }) => (
          <li key={id}>
            <span>{title ? <Line text={title} /> : t('bulk.unknown')}</span>
            <small>{t(`bulk.reasons.${reason}`)}</small>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
