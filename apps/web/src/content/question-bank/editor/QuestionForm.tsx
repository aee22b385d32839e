/** The question editor: fields on the left, the learner's view on the right. */
import { useQuery } from '@tanstack/react-query';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import type { ChoiceContent, QuestionTypeCode } from '@vumon/question-types';
import { CanRecord, editors } from '@vumon/question-types/editors';
import { traitsOf } from '@vumon/question-types/traits';
import { Button, Drawer, ErrorState, LoadingState, Note, useConfirm, useScreen } from '@vumon/ui';
import { Suspense, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { AppFrame, type Breadcrumb } from '../../../frame/AppFrame.tsx';
import { api } from '../../../api/client.ts';
import { ItemFlags } from '../../../questions/ItemFlags.tsx';
import { questionQuery } from '../queries.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useProfile } from '../../../session/profile.ts';
import { MainFacts, MoreFacts } from './FactsFields.tsx';
import { EditorBar } from './EditorBar.tsx';
import { HeldNote } from './HeldNote.tsx';
import { LossList } from './LossList.tsx';
import { VersionsDrawer } from './VersionsDrawer.tsx';
import { previewMedia } from '../media.ts';
import { WidthSwitch, type PreviewWidth } from '../list/PreviewDialog.tsx';
import { QuestionPreview } from '../QuestionPreview.tsx';
import { SimilarNote } from '../similar/SimilarNote.tsx';
import { TypePicker } from './TypePicker.tsx';
import { useUndoKeys } from './undo-keys.tsx';
import { VariantsPanel } from './variants/VariantsPanel.tsx';
import { checked as checkedTemplate, drawsOf } from './variants/template.ts';
import { useQuestionForm, type QuestionFormState, type QuestionInHand } from './useQuestionForm.ts';
import classes from '../question-bank.module.css';

interface QuestionFormProps {
  /** Null: a new question. */
  id: string | null;
  start(): QuestionInHand;
  /** When the draft that the form starts from was stored. */
  restoredAt: number | null;
  crumbs: Breadcrumb;
  withPrivacy: boolean;
}

export function QuestionForm({ id, start, restoredAt, crumbs, withPrivacy }: QuestionFormProps) {
  const { t } = useTranslation('question-bank');
  const form = useQuestionForm({ id, start, restoredAt });
  const { hand } = form;
  const { subject } = useProfile();
  const { screen } = useScreen();
  const [picking, setPicking] = useState(false);
  const [looking, setLooking] = useState(false);
  const [history, setHistory] = useState(false);
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [draw, setDraw] = useState<ShownDraw>({ page: 0, at: 0 });
  const fields = useRef<HTMLDivElement>(null);

  // The form of a new question about a picture starts with the picture.
  const pictureFirst = id === null && traitsOf(hand.type).pictureFirst === true;

  const steps = useUndoKeys(fields, form.undo, form.redo);

  const save = async (options?: { another: boolean }) => {
    if ((await form.save(options)) !== 'problems') return;
    // Scrolls to the first invalid field after its message has been rendered.
    requestAnimationFrame(() =>
      fields.current?.querySelector('[role="alert"], [aria-invalid="true"]')?.scrollIntoView({ block: 'center' }),
    );
  };

  const changeType = useTypeChange(form);

  // Deferred, so that drawing does not slow down typing.
  const settled = useDeferredValue(hand);
  const draws = drawsOf(settled, draw.page);
  const drawn = draws[draw.at];
  const preview = (
    <Preview
      type={settled.type}
      content={drawn?.content ?? settled.content}
      width={screen === 'desktop' ? width : 'phone'}
    />
  );
  const wide = screen === 'desktop' && width === 'desktop';
  return (
    <AppFrame breadcrumb={crumbs} flush>
      <EditorBar
        id={id}
        form={form}
        steps={steps}
        onPreview={() => setLooking(true)}
        onChangeType={() => setPicking(true)}
        onHistory={() => setHistory(true)}
        onSave={() => void save()}
        onSaveAndNext={() => void save({ another: true })}
      />
      <div className={wide ? classes.panesWide : classes.panes}>
        <div ref={fields} className={classes.fields}>
          <FormNotes id={id} form={form} restoredAt={restoredAt} />
          {pictureFirst && <TypeEditor key="parts" form={form} />}
          <MainFacts
            key="facts"
            facts={hand.facts}
            onChange={(facts) => form.change({ facts })}
            errors={form.fieldErrors}
            withPrivacy={withPrivacy}
            withSubject={subject === null}
          />
          {!pictureFirst && <TypeEditor key="parts" form={form} />}
          <Variants key="variants" form={form} settled={settled} draws={draws} draw={draw} onDraw={setDraw} />
          <SimilarNote
            type={hand.type}
            schemaVersion={hand.schemaVersion}
            content={drawn?.content ?? hand.content}
            except={id}
          />
          <MoreFacts
            facts={hand.facts}
            onChange={(facts) => form.change({ facts })}
            errors={form.fieldErrors}
            withPrivacy={withPrivacy}
          />
        </div>
        {screen === 'desktop' && (
          <PreviewPane width={width} onWidth={setWidth}>
            {preview}
          </PreviewPane>
        )}
      </div>
      {screen !== 'desktop' && (
        <Drawer opened={looking} onClose={() => setLooking(false)} title={t('learnersSee')}>
          {preview}
        </Drawer>
      )}
      {id !== null && (
        <VersionsDrawer
          opened={history}
          onClose={() => setHistory(false)}
          id={id}
          type={hand.type}
          // The form holds the content it was opened with, so the draft is discarded and the page loaded again to show
          // the restored version.
          onRestored={() => void form.discard().then(() => location.reload())}
        />
      )}
      <TypePicker
        opened={picking}
        current={hand.type}
        onClose={() => setPicking(false)}
        onPick={(type) => {
          setPicking(false);
          void changeType(type);
        }}
      />
    </AppFrame>
  );
}

/** Changes the type of the question; what that would lose is confirmed first. */
function useTypeChange(form: QuestionFormState): (type: QuestionTypeCode) => Promise<void> {
  const { t } = useTranslation('question-bank');
  const { t: types } = useTranslation('qt-types');
  const confirm = useConfirm();
  return async (type: QuestionTypeCode) => {
    const loss = form.lossBy(type);
    const name = types(`types.${type}.name`);
    if (
      loss &&
      !(await confirm({
        title: t('loss.title', { name }),
        body: <LossList loss={loss} />,
        confirmLabel: t('loss.confirm'),
        cancelLabel: t('loss.stay'),
      }))
    )
      return;
    form.setType(type);
  };
}

/** Notes above the form: a restored draft, a refused save, tests that contain the question. */
function FormNotes({
  id,
  form,
  restoredAt,
}: Pick<QuestionFormProps, 'id' | 'restoredAt'> & { form: QuestionFormState }) {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  return (
    <>
      {restoredAt !== null && (
        <Note
          tone="info"
          action={
            <Button
              variant="link"
              size="sm"
              onClick={() => void form.discard().then(() => id !== null && location.reload())}
            >
              {t(id === null ? 'draft.startNew' : 'draft.drop')}
            </Button>
          }
        >
          {t('draft.restored', { time: formatTime(restoredAt) })}
        </Note>
      )}
      {form.refusal && (
        <Note tone="bad" live title={t('notSaved')}>
          {messageOf(form.refusal)}
        </Note>
      )}
      {id !== null && <FlagNote id={id} />}
      {id !== null && <HeldNote id={id} />}
    </>
  );
}

/** What the answers so far say about the question as it is stored. */
function FlagNote({ id }: { id: string }) {
  const { t } = useTranslation('item-flags');
  const { data } = useQuery(questionQuery(id));
  if (!data?.measured || data.measured.flags.length === 0) return null;
  return (
    <Note tone="warn" title={t('title')}>
      <ItemFlags flags={data.measured.flags} type={data.type} several={data.items > 1} />
    </Note>
  );
}

/** Which draw of a template is shown. */
interface ShownDraw {
  readonly page: number;
  readonly at: number;
}

function Variants({
  form,
  settled,
  draws,
  draw,
  onDraw,
}: {
  form: QuestionFormState;
  /** The question as it was when its draws were made. */
  settled: QuestionInHand;
  draws: ReturnType<typeof drawsOf>;
  draw: ShownDraw;
  onDraw(draw: ShownDraw): void;
}) {
  const { hand } = form;
  return (
    <VariantsPanel
      type={hand.type}
      template={hand.template ?? null}
      statements={statementsOf(hand)}
      check={checkedTemplate(settled)}
      draws={draws}
      page={draw.page}
      shown={draw.at}
      all={form.checked}
      onChange={(template) => form.change({ template })}
      onPage={(page) => onDraw({ page, at: 0 })}
      onShow={(at) => onDraw({ ...draw, at })}
    />
  );
}

function PreviewPane({
  width,
  onWidth,
  children,
}: {
  width: PreviewWidth;
  onWidth(width: PreviewWidth): void;
  children: ReactNode;
}) {
  const { t } = useTranslation('question-bank');
  return (
    <aside className={classes.previewPane} aria-label={t('learnersSee')}>
      <div className={classes.previewSticky}>
        <div className={classes.previewHead}>
          <h2>{t('learnersSee')}</h2>
          <WidthSwitch value={width} onChange={onWidth} />
        </div>
        {children}
      </div>
    </aside>
  );
}

function TypeEditor({ form }: { form: QuestionFormState }) {
  const { type, content, answerKey } = form.hand;
  const loaded = useQuery({
    queryKey: ['editor', type],
    queryFn: async () => ({ Editor: await editors[type].load() }),
    staleTime: Infinity,
  });
  const recordings = useQuery({
    queryKey: ['media', 'recordings'],
    queryFn: ({ signal }) => api('GET /itf/media/recordings', undefined, { signal }),
    staleTime: Infinity,
  });
  if (loaded.isError) return <ErrorState compact onRetry={() => void loaded.refetch()} />;
  // As high as the window, so that the content below the editor is not rendered first and then pushed down.
  const waiting = (
    <div className={classes.editorComes}>
      <LoadingState />
    </div>
  );
  if (!loaded.data) return waiting;
  const { Editor } = loaded.data;
  return (
    <CanRecord value={recordings.data?.available ?? false}>
      {/* The type's messages may load after its code; the boundary keeps the fields around it mounted. */}
      <Suspense fallback={waiting}>
        <Editor
          key={type}
          content={content}
          answerKey={answerKey}
          onChange={(next) => form.change(next)}
          problems={form.problems}
          upload={form.upload}
          media={previewMedia}
        />
      </Suspense>
    </CanRecord>
  );
}

/** Statements whose truth a template may compute. */
function statementsOf({ type, content }: QuestionInHand): string[] {
  if (!traitsOf(type).computed) return [];
  return (content as ChoiceContent).items.map(({ id }) => id);
}

function Preview({ type, content, width }: Pick<QuestionInHand, 'type' | 'content'> & { width: PreviewWidth }) {
  const { t } = useTranslation('question-bank');
  return (
    <>
      <div className={width === 'phone' ? classes.phone : undefined}>
        <QuestionPreview type={type} content={content} split={false} />
      </div>
      {traitsOf(type).shuffled && (
        <p className={classes.shuffleNote}>
          <IconArrowsShuffle size={20} stroke={1.75} aria-hidden />
          {t('shuffleNote')}
        </p>
      )}
    </>
  );
}
