/** Moves some learners of a class into another class of the teacher. */
import { useQuery } from '@tanstack/react-query';
import type { ClassView } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, SelectField, toast } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import classes from '../classes.module.css';
import { activeClassesQuery, useStudentChanges } from '../queries.ts';

interface Props {
  from: ClassView;
  studentIds: readonly string[];
  onClose: () => void;
  onMoved: () => void;
}

export function MoveStudentsDialog({ from, studentIds, onClose, onMoved }: Props) {
  const { t } = useTranslation('classes');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { move } = useStudentChanges();
  const active = useQuery(activeClassesQuery);
  const others = (active.data?.data ?? []).filter(({ id }) => id !== from.id);
  const [to, setTo] = useState<string | null>(null);
  const save = async () => {
    if (to === null) return;
    const { moved } = await move.mutateAsync({ classId: from.id, toClassId: to, studentIds: [...studentIds] });
    toast(t('move.moved', { count: moved, name: others.find(({ id }) => id === to)?.name ?? '' }));
    onMoved();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('move.title', { count: studentIds.length })}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            loading={move.isPending}
            disabledReason={to === null ? t('move.choose') : null}
            onClick={() => void save().catch(() => undefined)}
          >
            {t('move.save')}
          </Button>
        </>
      }
    >
      <div className={classes.page}>
        {move.error && (
          <Note tone="bad" live>
            {message(move.error)}
          </Note>
        )}
        <p>{t('move.body', { name: from.name })}</p>
        <SelectField
          label={t('move.to')}
          placeholder={t('move.choose')}
          searchable
          data={others.map(({ id, name, students, studentLimit }) => ({
            value: id,
            label: `${name} (${students}/${studentLimit})`,
          }))}
          value={to}
          onChange={setTo}
        />
      </div>
    </Modal>
  );
}
