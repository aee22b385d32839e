import { IconAdjustmentsHorizontal, IconWand } from '@tabler/icons-react';
import type { ExamQuestion } from '@vumon/contract';
import { sumOf, type Level } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { BottomSheet, Button, IconButton, Note, ProgressBar, Spinner, toast, useScreen } from '@vumon/ui';
import { useRef, useState } from 'react';
import { api } from '../../../api/client.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { roman } from '../../../i18n/roman.ts';
import assemblyClasses from './assembly/assembly.module.css';
import { countSet, without, type Conditions } from './assembly/conditions.ts';
import { ConditionsPanel } from './assembly/ConditionsPanel.tsx';
import { ConflictCard } from './assembly/ConflictCard.tsx';
import { useAssembly } from './assembly/useAssembly.ts';
import classes from './builder.module.css';
import { partTitle, partViews, tallyOf } from './model.ts';
import { PartsColumn } from './PartsColumn.tsx';
import { PickDrawer } from './PickDrawer.tsx';
import { QuestionRows } from './QuestionRows.tsx';
import { Tally } from './Tally.tsx';
import type { Builder } from './useBuilder.ts';

export interface QuestionsStepProps {
  examId: string;
  builder: Builder;
  onBack: () => void;
  onNext: () => void;
}

/** Step 3: the parts, the questions of one of them, and the tally that says why the next step is closed. */
export function QuestionsStep({ examId, builder, onBack, onNext }: QuestionsStepProps) {
  const { t } = useTranslation('exams');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const { screen } = useScreen();
  const { draft, store } = builder;
  const views = partViews(draft.sections, draft.chosen);
  const tally = tallyOf(draft.sections, draft.chosen);
  const [picked, setPicked] = useState<string | null>(null);
  const view = views.find((one) => one.part.id === picked) ?? views.find((one) => !one.state.full) ?? views[0]!;
  const [busy, setBusy] = useState<string | null>(null);
  const assembly = useAssembly(examId, builder);
  const [asking, setAsking] = useState(false);
  const [filling, setFilling] = useState(false);
  const set = countSet(assembly.conditions);
  const [picking, setPicking] = useState<{ partId: string; level: Level | null } | null>(null);
  const [sheet, setSheet] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  const { part } = view;
  const title = partTitle(t('part', { number: roman(view.index) }), part.name);

  const setPart = (partId: string, next: (questions: readonly ExamQuestion[]) => readonly ExamQuestion[]) =>
    store.change((old) => ({ ...old, chosen: { ...old.chosen, [partId]: next(old.chosen[partId] ?? []) } }));
  /** Undo for one part; later changes of other parts stay. */
  const undoing = (partId: string, before: readonly ExamQuestion[]) => ({
    duration: 5000,
    action: { label: t('undo'), onAction: () => setPart(partId, () => before) },
  });
  const failed = (error: unknown) => toast(messageOf(error), { tone: 'bad', duration: 4000 });

  const fill = async (partId?: string, conditions?: Conditions) => {
    setBusy(partId ?? 'all');
    setFilling(true);
    try {
      const before = view.questions;
      const { added, missing } = await assembly.fill(partId, conditions);
      const count = sumOf(added.map((question) => question.items));
      // What is missing is told by the card above the questions.
      if (missing.length === 0) toast(t('filled', { count }), partId ? undoing(partId, before) : {});
    } catch (error) {
      failed(error);
    } finally {
      setBusy(null);
      setFilling(false);
    }
  };
  const swap = async (question: ExamQuestion) => {
    setBusy(question.id);
    try {
      await store.flush();
      const { question: other } = await api('GET /itf/unit-tests/{id}/alternative', {
        params: { id: examId },
        query: { questionId: question.id },
      });
      if (!other) return toast(t('swapNone'), { tone: 'warn', duration: 4000 });
      const before = view.questions;
      setPart(part.id, (questions) => questions.map((one) => (one.id === question.id ? other : one)));
      toast(t('swapped'), undoing(part.id, before));
    } catch (error) {
      failed(error);
    } finally {
      setBusy(null);
    }
  };
  const remove = (question: ExamQuestion) => {
    const before = view.questions;
    setPart(part.id, (questions) => questions.filter((one) => one.id !== question.id));
    toast(t('removedQuestion'), undoing(part.id, before));
  };
  const move = (question: ExamQuestion, by: -1 | 1) =>
    setPart(part.id, (questions) => {
      const next = [...questions];
      const at = next.findIndex((one) => one.id === question.id);
      next.splice(at, 1);
      next.splice(at + by, 0, question);
      return next;
    });
  const update = async (question: ExamQuestion) => {
    setPart(part.id, (questions) =>
      questions.map((one) => (one.id === question.id ? { ...one, version: one.latest } : one)),
    );
    try {
      await store.flush();
      const exam = await api('GET /itf/unit-tests/{id}', { params: { id: examId } });
      const fresh = exam.parts.flatMap((one) => one.questions).find((one) => one.id === question.id);
      if (fresh) setPart(part.id, (questions) => questions.map((one) => (one.id === fresh.id ? fresh : one)));
      toast(t('updated'));
    } catch (error) {
      failed(error);
    }
  };
  const go = (partId: string) => {
    setSheet(false);
    setPicked(partId);
    // The rows of another part are there after the next paint.
    requestAnimationFrame(() => {
      const empty = main.current?.querySelector('[data-empty]');
      (empty ?? main.current)?.scrollIntoView({ block: 'center' });
      empty
        ?.closest('div')
        ?.parentElement?.parentElement?.querySelector<HTMLElement>('button')
        ?.focus({ preventScroll: true });
    });
  };

  const next = (
    <Button variant="primary" full disabledReason={tally.full ? null : t('lock.reason')} onClick={onNext}>
      {t('toSend')}
    </Button>
  );
  const details = <Tally tally={tally} views={views} currentPart={part.id} onGo={go} />;
  return (
    <div className={classes.step3}>
      <PartsColumn
        views={views}
        current={part.id}
        onPick={setPicked}
        footer={
          views.filter((one) => one.state.missing.length > 0).length > 1 && (
            <Button
              variant="link"
              size="sm"
              icon={<IconWand size={18} stroke={1.75} aria-hidden />}
              loading={busy === 'all'}
              onClick={() => void fill()}
            >
              {t('fillAll')}
            </Button>
          )
        }
      />
      <div className={classes.main} ref={main}>
        <div className={classes.head}>
          <div className={classes.headWords}>
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
              aria-label={set > 0 ? t('assembly.openCount', { number: set }) : t('assembly.open')}
              withTooltip
              onClick={() => setAsking(true)}
            />
            <Button
              icon={<IconWand size={20} stroke={1.75} aria-hidden />}
              loading={busy === part.id}
              disabledReason={view.state.missing.length === 0 ? t('full') : null}
              onClick={() => void fill(part.id)}
            >
              {t('fill')}
            </Button>
          </div>
        </div>
        {filling && (
          <div role="status" className={assemblyClasses.filling}>
            <Note icon={<Spinner />}>{t('making.choosing')}</Note>
          </div>
        )}
        {assembly.standstill && (
          <ConflictCard
            standstill={assembly.standstill}
            views={views}
            busy={busy !== null}
            onDrop={(name) => void fill(assembly.standstill?.partId, without(assembly.conditions, name))}
            onClose={assembly.dismiss}
          />
        )}
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
          <div className={classes.sticky}>
            {details}
            <div className={classes.buttons}>
              <Button onClick={onBack}>{t('back')}</Button>
              {next}
            </div>
          </div>
        </aside>
      ) : (
        <div className={classes.bottom}>
          <button
            type="button"
            className={classes.bottomTally}
            onClick={() => setSheet(true)}
            aria-label={t('tally.open')}
          >
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
          <BottomSheet opened={sheet} onClose={() => setSheet(false)} title={t('tally.sheet')}>
            {details}
          </BottomSheet>
        </div>
      )}
      <ConditionsPanel
        opened={asking}
        onClose={() => setAsking(false)}
        draft={draft}
        conditions={assembly.conditions}
        onChange={assembly.setConditions}
      />
      <PickDrawer
        opened={picking !== null}
        onClose={() => setPicking(null)}
        title={t('pickTitle', { part: title })}
        view={views.find((one) => one.part.id === picking?.partId) ?? view}
        level={picking?.level ?? null}
        draft={draft}
        onPick={(question) => setPart(picking?.partId ?? part.id, (questions) => [...questions, question])}
      />
    </div>
  );
}
