import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, NumberField, Sheet } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../../../api/client.ts';
import { useErrorMessage } from '../../../../forms/errors.ts';
import { AppLink } from '../../../../navigation/AppLink.tsx';
import type { ExamDraft } from '../draft.ts';
import { partViews } from '../model.ts';
import classes from './assembly.module.css';
import { bodyOf, usualConditions, without, type Conditions } from './conditions.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { ConflictCard } from './ConflictCard.tsx';

export interface FormsDialogProps {
  examId: string;
  draft: ExamDraft;
  onClose: () => void;
}

type Made = Reply<'POST /itf/unit-tests/{id}/forms'>;

/** Several tests on one format, each with questions of its own and equally hard. */
export function FormsDialog({ examId, draft, onClose }: FormsDialogProps) {
  const { t } = useTranslation('exams');
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const [forms, setForms] = useState<number | ''>(4);
  const [conditions, setConditions] = useState(usualConditions);
  const make = useMutation({
    mutationFn: (asked: Conditions): Promise<Made> =>
      api('POST /itf/unit-tests/{id}/forms', {
        params: { id: examId },
        body: { forms: Number(forms), overlap: asked.overlap, ...bodyOf(asked) },
      }),
    onSuccess: ({ conflict }) => {
      if (conflict === null)
        for (const queryKey of [
          ['exams', 'list'],
          ['exams', 'counts'],
        ])
          void client.invalidateQueries({ queryKey });
    },
  });
  const run = (asked: Conditions) => {
    setConditions(asked);
    make.mutate(asked);
  };
  const made = make.data?.conflict === null ? make.data : null;
  const valid = forms !== '' && forms >= 2 && forms <= 24;

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('forms.title')}
      footer={
        made ? (
          <Button variant="primary" onClick={onClose}>
            {t('assembly.done')}
          </Button>
        ) : (
          <Button
            variant="primary"
            loading={make.isPending}
            disabledReason={valid ? null : t('forms.countWrong')}
            onClick={() => run(conditions)}
          >
            {valid ? t('forms.make', { count: forms }) : t('forms.open')}
          </Button>
        )
      }
    >
      {made ? (
        <div className={classes.panel}>
          <Note tone="ok" live title={t('forms.made', { count: made.forms.length })}>
            {t('forms.overlapMade', { count: Math.max(...made.forms.map(({ shared }) => shared)) })}
          </Note>
          <Sheet>
            {made.forms.map((form, index) => (
              <Sheet.Row key={form.id} margin={index + 1} compact>
                <AppLink href={`/unit-test/${form.id}`}>{form.name}</AppLink>
                <div className={classes.effect}>{t('forms.expected', { percent: form.expected })}</div>
              </Sheet.Row>
            ))}
          </Sheet>
        </div>
      ) : (
        <div className={classes.panel}>
          <p className={classes.lead}>{t('forms.lead')}</p>
          {make.error && (
            <Note tone="bad" live>
              {messageOf(make.error)}
            </Note>
          )}
          {make.data?.conflict && (
            <ConflictCard
              standstill={{
                conflict: make.data.conflict,
                missing: make.data.parts.flatMap(({ partId, missing }) => missing.map((one) => ({ ...one, partId }))),
                conditions,
                partId: undefined,
              }}
              forms={Number(forms)}
              views={partViews(draft.sections, {})}
              busy={make.isPending}
              onDrop={(name) => run(without(conditions, name))}
              onClose={make.reset}
            />
          )}
          <div className={classes.pair}>
            <NumberField
              label={t('forms.count')}
              min={2}
              max={24}
              allowDecimal={false}
              hideControls
              value={forms}
              error={valid ? undefined : t('forms.countWrong')}
              onChange={(value) => setForms(value === '' ? '' : Number(value))}
            />
            <NumberField
              label={t('forms.overlap')}
              description={t('forms.overlapHelp')}
              min={0}
              max={100}
              allowDecimal={false}
              hideControls
              suffix=" %"
              value={conditions.overlap}
              onChange={(value) =>
                setConditions({ ...conditions, overlap: Math.min(100, Math.max(0, Number(value) || 0)) })
              }
            />
          </div>
          <ConditionFields draft={draft} conditions={conditions} onChange={setConditions} />
        </div>
      )}
    </Modal>
  );
}
