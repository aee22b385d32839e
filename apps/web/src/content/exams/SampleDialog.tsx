/** The place of a system test among the sample tests of its grade. */
import type { ExamSummary } from '@vumon/contract';
import { sampleTestsOfGrade } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, SelectField, toast } from '@vumon/ui';
import { useState } from 'react';
import { useGrades } from '../../api/reference-data.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useExamChanges } from './queries.ts';

const none = '0';

export function SampleDialog({ exam, onClose }: { exam: ExamSummary; onClose(): void }) {
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const grades = useGrades();
  const { setSample } = useExamChanges();
  const [place, choose] = useState(String(exam.sample ?? 0));
  const save = async () => {
    await setSample.mutateAsync({ id: exam.id, position: place === none ? null : Number(place) });
    toast(t('sample.saved'));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sample.title', { grade: grades.nameOf(exam.gradeId) })}
      footer={
        <Button variant="primary" loading={setSample.isPending} onClick={() => void save().catch(() => undefined)}>
          {c('save')}
        </Button>
      }
    >
      {setSample.error && (
        <Note tone="bad" live>
          {messageOf(setSample.error)}
        </Note>
      )}
      <p>{t('sample.body')}</p>
      <SelectField
        label={t('sample.place')}
        allowDeselect={false}
        value={place}
        data={[
          { value: none, label: t('sample.none') },
          ...Array.from({ length: sampleTestsOfGrade }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
        ]}
        onChange={(next) => choose(next ?? none)}
      />
    </Modal>
  );
}
