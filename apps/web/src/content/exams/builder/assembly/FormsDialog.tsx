import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, NumberField, Sheet } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../../forms/errors.ts';
import { AppLink } from '../../../../navigation/AppLink.tsx';
import { MakingProgress } from '../../makings/MakingProgress.tsx';
import { useMakingChanges, useMakings, type Making } from '../../makings/queries.ts';
import type { ExamDraft } from '../draft.ts';
import { partViews, tallyOf } from '../model.ts';
import classes from './assembly.module.css';
import { bodyOf, conditionsOf, usualConditions, without, type Conditions } from './conditions.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { ConflictCard } from './ConflictCard.tsx';
import { ErrorWords } from '../../../../forms/ErrorWords.tsx';

export interface FormsDialogProps {
  examId: string;
  draft: ExamDraft;
  /** Id of an earlier request, whose outcome is shown. */
  making: string | null;
  onClose: () => void;
}

/** Creates several tests on one format, equally difficult and each with its own questions; a job of the server does it. */
export function FormsDialog({ examId, draft, making: asked, onClose }: FormsDialogProps) {
  const { t } = useTranslation('exams');
  const messageOf = useErrorMessage();
  const makings = useMakings();
  const { make, drop } = useMakingChanges();
  const [followed, setFollowed] = useState(asked);
  // A request for this test that is still running is shown too.
  const making = makings.data?.find((one) =>
    followed === null ? one.examId === examId && one.state === 'CREATING' : one.id === followed,
  );
  const [typed, setForms] = useState<number | '' | null>(null);
  const [changed, setConditions] = useState<Conditions | null>(null);
  const forms = typed ?? making?.asked.forms ?? 4;
  const conditions = changed ?? (making ? conditionsOf(making.asked) : usualConditions);
  const valid = forms !== '' && forms >= 2 && forms <= 24;
  const isRunning = making?.state === 'CREATING';
  const made = making?.state === 'READY' ? making.outcome : null;

  const run = (next: Conditions, count = Number(forms)) => {
    setConditions(next);
    if (making) drop.mutate(making.id);
    make.mutate(
      { examId, asked: { forms: count, overlap: next.overlap, ...bodyOf(next) } },
      { onSuccess: ({ id }) => setFollowed(id) },
    );
  };
  // Once its outcome has been read, the request is removed from the list.
  const close = () => {
    if (making && !isRunning) drop.mutate(making.id);
    onClose();
  };

  return (
    <Modal
      opened
      onClose={close}
      title={t('forms.title')}
      footer={
        made || isRunning ? (
          <Button variant="primary" onClick={close}>
            {t(made ? 'assembly.done' : 'making.close')}
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
        <MadeForms made={made} total={tallyOf(draft.sections, {}).wanted} />
      ) : making && isRunning ? (
        <UnderWay making={making} stopping={drop.isPending} onStop={() => drop.mutate(making.id)} />
      ) : (
        <div className={classes.panel}>
          <p className={classes.lead}>{t('forms.lead')}</p>
          {(make.error || making?.problem) && (
            <Note tone="bad" live>
              {make.error ? messageOf(make.error) : <ErrorWords code={making!.problem!} />}
            </Note>
          )}
          {making?.outcome?.conflict && (
            <Conflict
              making={making}
              draft={draft}
              conditions={conditions}
              busy={make.isPending}
              onChange={(next) => run(next, making.forms)}
              onClose={() => drop.mutate(making.id)}
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

/** The tests that were made, and how many questions they share. */
function MadeForms({ made, total }: { made: NonNullable<Making['outcome']>; total: number }) {
  const { t } = useTranslation('exams');
  const common = Math.max(0, ...made.forms.map(({ shared }) => shared));
  return (
    <div className={classes.panel}>
      <Note tone={common === total ? 'warn' : 'ok'} live title={t('forms.made', { count: made.forms.length })}>
        {common === total ? t('forms.same') : t('forms.overlapMade', { count: common })}
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
  );
}

/** Tests that are being made; leaving the page does not stop it. */
function UnderWay({ making, stopping, onStop }: { making: Making; stopping: boolean; onStop: () => void }) {
  const { t } = useTranslation('exams');
  return (
    <div className={classes.panel} role="status">
      <p className={classes.lead}>{t('making.creating', { count: making.forms, name: making.name })}</p>
      <MakingProgress making={making} />
      <p className={classes.lead}>{t('making.leave')}</p>
      <div>
        <Button variant="link" size="sm" loading={stopping} onClick={onStop}>
          {t('making.stop')}
        </Button>
      </div>
    </div>
  );
}

interface ConflictProps {
  making: Making;
  draft: ExamDraft;
  conditions: Conditions;
  busy: boolean;
  onChange: (conditions: Conditions) => void;
  onClose: () => void;
}

/** Which conditions prevent these forms. */
function Conflict({ making, draft, conditions, busy, onChange, onClose }: ConflictProps) {
  const { conflict, parts } = making.outcome!;
  return (
    <ConflictCard
      shortfall={{
        conflict: conflict!,
        missing: parts.flatMap(({ partId, missing }) => missing.map((one) => ({ ...one, partId }))),
        conditions,
        partId: undefined,
      }}
      forms={making.forms}
      views={partViews(draft.sections, {})}
      busy={busy}
      onDrop={(name) => onChange(without(conditions, name))}
      onClose={onClose}
    />
  );
}
