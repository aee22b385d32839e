import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconEye } from '@tabler/icons-react';
import type { ExamDetail, FormatSummary } from '@vumon/contract';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, LoadingState, Note, SaveState, Stepper, toast, useConfirm, useScreen } from '@vumon/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lateDialog } from '../../../connection/lateDialog.tsx';
import { latePart } from '../../../connection/latePart.tsx';
import { AppFrame } from '../../../frame/AppFrame.tsx';
import { fieldErrors, useErrorMessage } from '../../../forms/errors.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import { formatQuery } from '../../formats/index.ts';
import classes from './builder.module.css';
import { FormatStep } from './FormatStep.tsx';
import { InfoStep } from './InfoStep.tsx';
import { infoProblems, onFormat } from './draft.ts';
import { tallyOf } from './model.ts';
import { QuestionsStep } from './QuestionsStep.tsx';
import type { SaveView } from './store.ts';
import { useBuilder, type Builder as BuilderOf } from './useBuilder.ts';

// The last step gives the test to classes, and what is looked at beforehand is drawn by the players.
const SendStep = latePart(async () => ({ default: (await import('./SendStep.tsx')).SendStep }), <LoadingState />);
const PreviewDialog = lateDialog(
  async () => ({ default: (await import('./PreviewDialog.tsx')).PreviewDialog }),
  ({ onClose }) => onClose(),
);

/** The four steps of a stored test. The step stands in the address. */
export function Builder({ exam, onReload }: { exam: ExamDetail; onReload: () => void }) {
  const { t } = useTranslation('exams');
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const confirm = useConfirm();
  const { screen } = useScreen();
  const builder = useBuilder(exam);
  const { draft, save, store } = builder;
  const [url] = useUrlState();
  const navigate = useNavigate();
  const [preview, setPreview] = useState(false);
  const [opening, setOpening] = useState(false);
  const full = tallyOf(draft.sections, draft.chosen).full;
  const flawed = infoProblems(draft.info).length > 0;
  const asked = Number(url['step']);
  const wanted = asked >= 1 && asked <= 4 ? asked : exam.status === 'READY' ? 4 : 3;
  const step = wanted === 4 && flawed ? 2 : wanted === 4 && !full ? 3 : wanted;
  const go = (next: number) => {
    // A step of its own in the history: the back button leads to the step before.
    void navigate({ to: '.', search: (old: Record<string, unknown>) => ({ ...old, step: String(next) }) });
  };

  const openPreview = async () => {
    setOpening(true);
    try {
      await store.flush();
      setPreview(true);
    } catch {
      toast(t('previewSave'), { tone: 'bad', duration: 4000 });
    } finally {
      setOpening(false);
    }
  };
  const chooseFormat = async (row: FormatSummary) => {
    if (row.id === draft.formatId) return;
    const any = Object.values(draft.chosen).some((questions) => questions.length > 0);
    if (
      any &&
      !(await confirm({
        title: t('format.changeTitle'),
        body: t('format.changeBody'),
        confirmLabel: t('format.change'),
        danger: true,
      }))
    )
      return;
    const format = await client.fetchQuery(formatQuery(row.id));
    store.change((old) => onFormat(old, format));
  };

  return (
    <AppFrame
      breadcrumb={[
        { label: t('title'), href: '/unit-test' },
        { label: t('scopes.mine'), href: '/unit-test/mine' },
        { label: draft.info.name || t('newExam') },
      ]}
      flush
    >
      <BuilderBar
        name={draft.info.name}
        step={step - 1}
        reachable={[true, true, true, full && !flawed]}
        onStep={(index) => go(index + 1)}
      >
        <SaveLine save={save} />
        {screen === 'phone' ? (
          <IconButton
            variant="outline"
            icon={<IconEye size={20} stroke={1.75} aria-hidden />}
            aria-label={t('preview')}
            disabled={opening}
            onClick={() => void openPreview()}
          />
        ) : (
          <Button
            icon={<IconEye size={20} stroke={1.75} aria-hidden />}
            loading={opening}
            onClick={() => void openPreview()}
          >
            {t('preview')}
          </Button>
        )}
      </BuilderBar>
      <SaveProblem save={save} onReload={onReload} onInfo={flawed && step !== 2 ? () => go(2) : null} />
      {step === 1 && (
        <FormatStep
          chosen={draft.formatId}
          onChoose={(row) => void chooseFormat(row).catch((error: unknown) => toast(messageOf(error), { tone: 'bad' }))}
          onNext={() => go(2)}
        />
      )}
      {step === 2 && (
        <InfoStep
          info={draft.info}
          stored
          subject={draft.subject}
          onChange={(info) => store.change((old) => ({ ...old, info }))}
          errors={fieldErrors(save.error)}
          failure={null}
          busy={false}
          onBack={() => go(1)}
          onNext={() => go(3)}
        />
      )}
      {step === 3 && <QuestionsStep examId={exam.id} builder={builder} onBack={() => go(2)} onNext={() => go(4)} />}
      {step === 4 && <Finished builder={builder} examId={exam.id} onBack={() => go(3)} />}
      {preview && <PreviewDialog examId={exam.id} name={draft.info.name} opened onClose={() => setPreview(false)} />}
    </AppFrame>
  );
}

/** Makes the test ready when the fourth step opens. */
function Finished({ builder, examId, onBack }: { builder: BuilderOf; examId: string; onBack: () => void }) {
  const { t } = useTranslation('exams');
  const messageOf = useErrorMessage();
  const [failure, setFailure] = useState<string | null>(null);
  const { ready, store } = builder;
  const asked = useRef(false);
  useEffect(() => {
    if (ready || asked.current) return;
    asked.current = true;
    store.finish().catch((error: unknown) => setFailure(messageOf(error)));
  }, [ready, store, messageOf]);
  if (failure)
    return (
      <div className={classes.narrow}>
        <Note
          tone="bad"
          live
          action={
            <Button size="sm" onClick={onBack}>
              {t('send.edit')}
            </Button>
          }
        >
          {failure}
        </Note>
      </div>
    );
  if (!ready) return <LoadingState />;
  return <SendStep examId={examId} draft={builder.draft} onBack={onBack} />;
}

/** The heading of the page for screen readers, the four steps across it, and what belongs to all of them at the end. */
export function BuilderBar({
  name,
  step,
  reachable,
  onStep,
  children,
}: {
  /** The test's; empty before it has one. */
  name: string;
  step: number;
  reachable: readonly boolean[];
  onStep: (index: number) => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation('exams');
  const names = ['format', 'info', 'questions', 'send'] as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // A step begins at its top, for the eye and for the keyboard: the button that led to it is gone.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    heading.current?.focus();
  }, [step]);
  return (
    <div className={classes.bar}>
      <h1 ref={heading} tabIndex={-1} className="visually-hidden">
        {name || t('newExam')}
      </h1>
      <Stepper
        aria-label={t('steps.label')}
        current={step}
        onStep={onStep}
        steps={names.map((name, index) => ({ label: t(`steps.${name}`), reachable: reachable[index] ?? false }))}
      />
      <div className={classes.barEnd}>{children}</div>
    </div>
  );
}

interface SaveProblemProps {
  save: SaveView;
  onReload: () => void;
  /** Opens the test's information where it is incomplete; null otherwise, and where it is open. */
  onInfo: (() => void) | null;
}

/** Why the test is not saved: changed elsewhere, with the way to its newest state, incomplete information, or refused. */
function SaveProblem({ save, onReload, onInfo }: SaveProblemProps) {
  const { t } = useTranslation('exams');
  const messageOf = useErrorMessage();
  if (onInfo)
    return (
      <div className={classes.trouble}>
        <Note
          tone="bad"
          live
          title={t('save.invalid')}
          action={
            <Button size="sm" onClick={onInfo}>
              {t('info.fix')}
            </Button>
          }
        >
          {t('info.incomplete')}
        </Note>
      </div>
    );
  const conflict = save.status === 'conflict';
  if (!conflict && !(save.status === 'refused' && save.error)) return null;
  return (
    <div className={classes.trouble}>
      <Note
        tone="bad"
        live
        title={t(`save.${save.status}`)}
        action={
          conflict ? (
            <Button size="sm" onClick={onReload}>
              {t('reload')}
            </Button>
          ) : undefined
        }
      >
        {conflict ? t('conflictBody') : save.error && messageOf(save.error)}
      </Note>
    </div>
  );
}

function SaveLine({ save }: { save: SaveView }) {
  const { t } = useTranslation('exams');
  const state =
    save.status === 'saved' ? 'saved' : save.status === 'saving' || save.status === 'waiting' ? 'saving' : 'offline';
  return (
    <SaveState state={state} compact>
      {t(`save.${save.status}`, { time: formatTime(save.at) })}
    </SaveState>
  );
}
