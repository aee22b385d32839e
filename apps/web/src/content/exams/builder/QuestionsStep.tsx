import { IconAdjustmentsHorizontal, IconTable, IconWand } from '@tabler/icons-react';
import type { Level } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { BottomSheet, Button, cx, IconButton, Note, ProgressBar, Spinner, useScreen } from '@vumon/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useNamed } from '../../../api/reference-data.ts';
import { lateDialog } from '../../../connection/lateDialog.tsx';
import { roman } from '../../../i18n/roman.ts';
import assemblyClasses from './assembly/assembly.module.css';
import { countSet, without, type ConditionName } from './assembly/conditions.ts';
import { ConditionsPanel } from './assembly/ConditionsPanel.tsx';
import { ConflictCard } from './assembly/ConflictCard.tsx';
import { useAssembly, type Assembly } from './assembly/useAssembly.ts';
import classes from './builder.module.css';
import { MatrixView } from './matrix/MatrixView.tsx';
import { partTitle, partViews, tallyOf, type ExamTally, type PartView } from './model.ts';
import { PartsColumn } from './PartsColumn.tsx';
import { QuestionRows } from './QuestionRows.tsx';
import { Tally } from './Tally.tsx';
import { usePartQuestions } from './use-part-questions.ts';
import type { Builder } from './useBuilder.ts';

// The question bank with its filters, loaded when it opens.
const PickDrawer = lateDialog(
  async () => ({ default: (await import('./PickDrawer.tsx')).PickDrawer }),
  ({ onClose }) => onClose(),
);

export interface QuestionsStepProps {
  examId: string;
  builder: Builder;
  onBack: () => void;
  onNext: () => void;
}

/** Step 3: the parts, the questions of one of them, and the tally that says why the next step is closed. */
export function QuestionsStep({ examId, builder, onBack, onNext }: QuestionsStepProps) {
  const { t } = useTranslation('exams');
  const { screen } = useScreen();
  const { draft } = builder;
  const views = partViews(draft.sections, draft.chosen);
  const tally = tallyOf(draft.sections, draft.chosen);
  const [picked, setPicked] = useState<string | null>(null);
  const view = views.find((one) => one.part.id === picked) ?? views.find((one) => !one.state.full) ?? views[0]!;
  const assembly = useAssembly(examId, builder);
  const { busy, filling, fill, swap, remove, move, update, add } = usePartQuestions(examId, builder, view, assembly);
  const [asking, setAsking] = useState(false);
  const [picking, setPicking] = useState<{ partId: string; level: Level | null } | null>(null);
  const [sheet, setSheet] = useState(false);
  // A format with a matrix opens as one, until something is chosen.
  const [asMatrix, setAsMatrix] = useState(draft.rows.length > 0 && tally.chosen === 0);
  const main = useRef<HTMLDivElement>(null);
  const { part } = view;
  const named = useNamed();
  const title = partTitle(t('part', { number: roman(view.index) }), named(part));

  const go = (partId: string) => {
    setSheet(false);
    setAsMatrix(false);
    setPicked(partId);
    // The rows of another part are there after the next paint.
    requestAnimationFrame(() => focusGap(main.current));
  };

  const next = (
    <Button variant="primary" full disabledReason={tally.full ? null : t('lock.reason')} onClick={onNext}>
      {t('toSend')}
    </Button>
  );
  const details = <Tally tally={tally} views={views} currentPart={part.id} onGo={go} />;
  const foot = (
    <Foot tally={tally} next={next} opened={sheet} onOpened={setSheet} onBack={onBack}>
      {details}
    </Foot>
  );
  const notes = (
    <Notes
      {...{ assembly, views, filling }}
      busy={busy !== null}
      onDrop={(name) => void fill(assembly.shortfall?.partId, without(assembly.conditions, name))}
    />
  );
  if (asMatrix)
    return (
      <div className={cx(classes.step3, classes.step3Matrix)}>
        <MatrixView
          {...{ examId, builder, views, assembly, notes, foot }}
          filling={busy === 'all'}
          onFill={() => void fill()}
          onParts={() => setAsMatrix(false)}
        />
      </div>
    );
  return (
    <div className={classes.step3}>
      <PartsColumn
        views={views}
        current={part.id}
        onPick={setPicked}
        footer={
          <ColumnFoot
            several={views.filter((one) => one.state.missing.length > 0).length > 1}
            filling={busy === 'all'}
            onFill={() => void fill()}
            onMatrix={() => setAsMatrix(true)}
          />
        }
      />
      <div className={classes.main} ref={main}>
        <PartHead
          view={view}
          title={title}
          conditionsSet={countSet(assembly.conditions)}
          filling={busy === part.id}
          onConditions={() => setAsking(true)}
          onFill={() => void fill(part.id)}
        />
        {notes}
        <QuestionRows
          key={part.id}
          view={view}
          reasons={assembly.reasons}
          swapping={busy}
          onSwap={(question) => void swap(question)}
          onRemove={remove}
          onMove={move}
          onUpdate={(question) => void update(question)}
          onPick={(level) => setPicking({ partId: part.id, level })}
        />
      </div>
      {screen === 'desktop' ? (
        <aside className={classes.side} aria-label={t('tally.sheet')}>
          <div className={classes.sticky}>{foot}</div>
        </aside>
      ) : (
        foot
      )}
      <ConditionsPanel
        opened={asking}
        onClose={() => setAsking(false)}
        draft={draft}
        conditions={assembly.conditions}
        onChange={assembly.setConditions}
      />
      {picking && (
        <PickDrawer
          {...{ draft, level: picking.level }}
          onClose={() => setPicking(null)}
          title={t('pickTitle', { part: title })}
          view={views.find((one) => one.part.id === picking.partId) ?? view}
          onPick={(question) => add(picking.partId, question)}
        />
      )}
    </div>
  );
}

/** Scrolls to the first place that has no question yet, and focuses the button that fills it. */
function focusGap(main: HTMLElement | null) {
  const gap = main?.querySelector('[data-empty]');
  (gap ?? main)?.scrollIntoView({ block: 'center' });
  gap
    ?.closest('div')
    ?.parentElement?.parentElement?.querySelector<HTMLElement>('button')
    ?.focus({ preventScroll: true });
}

interface PartHeadProps {
  view: PartView;
  title: string;
  /** How many conditions for the choice of questions are set. */
  conditionsSet: number;
  /** Questions are being chosen. */
  filling: boolean;
  onConditions: () => void;
  onFill: () => void;
}

/** The part's name and numbers, and the buttons that let the server choose its questions. */
function PartHead({ view, title, conditionsSet, filling, onConditions, onFill }: PartHeadProps) {
  const { t } = useTranslation('exams');
  return (
    <div className={classes.head}>
      <div className={classes.headText}>
        <h2>{title}</h2>
        <p>
          {view.first === view.last
            ? t('rangeOne', { first: view.first })
            : t('range', { first: view.first, last: view.last })}{' '}
          {view.questions.some((question) => question.items > 1) && t('together')}
        </p>
      </div>
      <div className={assemblyClasses.fillButtons}>
        <IconButton
          variant="outline"
          icon={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
          aria-label={conditionsSet > 0 ? t('assembly.openCount', { number: conditionsSet }) : t('assembly.open')}
          withTooltip
          onClick={onConditions}
        />
        <Button
          icon={<IconWand size={20} stroke={1.75} aria-hidden />}
          loading={filling}
          disabledReason={view.state.missing.length === 0 ? t('full') : null}
          onClick={onFill}
        >
          {t('fill')}
        </Button>
      </div>
    </div>
  );
}

interface NotesProps {
  assembly: Assembly;
  views: readonly PartView[];
  /** The server is choosing questions. */
  filling: boolean;
  busy: boolean;
  /** Chooses again without a condition. */
  onDrop: (name: ConditionName) => void;
}

/** What is being chosen now, and what could not be filled. */
function Notes({ assembly, views, filling, busy, onDrop }: NotesProps) {
  const { t } = useTranslation('exams');
  const { shortfall, dismiss } = assembly;
  return (
    <>
      {filling && (
        <div role="status" className={assemblyClasses.filling}>
          <Note icon={<Spinner />}>{t('making.choosing')}</Note>
        </div>
      )}
      {shortfall && <ConflictCard {...{ shortfall, views, busy, onDrop }} onClose={dismiss} />}
    </>
  );
}

interface ColumnFootProps {
  /** Several parts lack questions. */
  several: boolean;
  filling: boolean;
  onFill: () => void;
  onMatrix: () => void;
}

/** Below the parts: filling all of them, and the way to the matrix. */
function ColumnFoot({ several, filling, onFill, onMatrix }: ColumnFootProps) {
  const { t } = useTranslation('exams');
  return (
    <>
      {several && (
        <Button
          variant="link"
          size="sm"
          icon={<IconWand size={18} stroke={1.75} aria-hidden />}
          loading={filling}
          onClick={onFill}
        >
          {t('fillAll')}
        </Button>
      )}
      <Button variant="link" size="sm" icon={<IconTable size={18} stroke={1.75} aria-hidden />} onClick={onMatrix}>
        {t('stock.open')}
      </Button>
    </>
  );
}

/** The tally with the buttons to the other steps: in the column beside, on small screens at the bottom. */
function Foot({ onBack, ...props }: BottomTallyProps & { onBack: () => void }) {
  const { t } = useTranslation('exams');
  const { screen } = useScreen();
  if (screen !== 'desktop') return <BottomTally {...props} />;
  return (
    <>
      {props.children}
      <div className={classes.buttons}>
        <Button onClick={onBack}>{t('back')}</Button>
        {props.next}
      </div>
    </>
  );
}

interface BottomTallyProps {
  tally: ExamTally;
  /** The button to the next step. */
  next: ReactNode;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  children: ReactNode;
}

/** On small screens: a line with the sums at the bottom of the page, which opens the details. */
function BottomTally({ tally, next, opened, onOpened, children }: BottomTallyProps) {
  const { t } = useTranslation('exams');
  const format = useFormat();
  return (
    <div className={classes.bottom}>
      <button type="button" className={classes.bottomTally} onClick={() => onOpened(true)} aria-label={t('tally.open')}>
        <span>
          <b>{tally.chosen}</b>
          {t('tally.questions', { total: tally.wanted })}
          <span className={classes.bottomPoints}>
            {format.mark(tally.points)}
            {t('tally.points', { total: format.mark(tally.totalPoints) })}
          </span>
        </span>
        <ProgressBar value={tally.chosen} max={tally.wanted} height={4} aria-label={t('tally.label')} />
      </button>
      <div className={classes.bottomNext}>{next}</div>
      <BottomSheet opened={opened} onClose={() => onOpened(false)} title={t('tally.sheet')}>
        {children}
      </BottomSheet>
    </div>
  );
}
