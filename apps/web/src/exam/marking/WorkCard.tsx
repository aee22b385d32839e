/** One answer with its scores, comment and notes. Changes are stored as a draft until they are saved as the mark. */
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { shareOfScores } from '@vumon/question-types';
import { Listen } from '@vumon/question-types/marking';
import { Button, Card, Note, SaveState, Tag, TextAreaField } from '@vumon/ui';
import { useEffect, useReducer, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { recordingUrl } from '../results/index.ts';
import { History } from './History.tsx';
import { NotedText } from './NotedText.tsx';
import type { MarkedItem, Work } from './queries.ts';
import { RubricPad, StepPad } from './ScorePad.tsx';
import { useDraft, type DraftState } from './useDraft.ts';
import { MarkNotes } from './MarkNotes.tsx';
import { useMarkKeys, type EarlyKeys } from './useMarkKeys.ts';
import { newMark, useMarks } from './useMarks.ts';
import { draftOf, markingOf, sameDraft, textOf, withWriting, type Draft } from './works.ts';
import classes from './marking.module.css';

interface WorkCardProps {
  id: string;
  work: Work;
  item: MarkedItem;
  /** The learner's name, or a number where names are hidden. */
  title: string;
  place: string;
  task: ReactNode;
  /** Returns whether there is another answer. */
  onStep(by: 1 | -1): boolean;
  earlyRef: RefObject<EarlyKeys>;
}

/**
 * A key pressed early is meant for the next answer, a click for the answer that is on show. The second click of a double
 * click often falls on the button of the next answer.
 */
const isStep = ({ detail: clicks }: MouseEvent, { current }: RefObject<EarlyKeys>): boolean =>
  clicks < 2 && !current.busy;

const stepKeys = { 0: '0', 50: '5', 100: '1' } as const;

export function WorkCard({ id, work, item, title, place, task, onStep, earlyRef }: WorkCardProps) {
  const { t } = useTranslation('marking');
  const format = useFormat();
  const drafts = useDraft(id, work);
  const { draft, state, change } = drafts;
  const setDraft = (next: Draft): void => change({ ...draft, ...next });
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const marking = markingOf(item);
  const rubric = marking.kind === 'rubric' ? marking.rubric : null;
  const changed = !sameDraft(draft, draftOf(work));
  const share = shareOfScores(marking, draft.scores);
  const text = textOf(work);
  const { marks, save, unfinished, overtaken, takeTheirs, keepOwn } = useSaveMark({
    id,
    work,
    text,
    drafts,
    earlyRef,
    draw,
  });
  async function go(by: 1 | -1): Promise<void> {
    if (earlyRef.current.busy) earlyRef.current.keys.push(by === 1 ? 'n' : 'p');
    else if (!(await save())) earlyRef.current.keys = [];
    else if (onStep(by)) earlyRef.current.busy = true;
  }

  const setScore = (index: number, score: number | null): void => {
    const criterion = rubric?.criteria[index];
    if (!rubric || !criterion) return;
    const { [criterion.id]: _, ...others } = draft.scores;
    const scores = score === null ? others : { ...others, [criterion.id]: Math.min(criterion.max * 100, score) };
    setDraft({ ...draft, scores });
    setActive(index);
  };
  const setWhole = (whole: number): void => {
    if (earlyRef.current.busy) {
      earlyRef.current.keys.push(stepKeys[whole as 0 | 50 | 100]);
      return;
    }
    const next = { ...draft, scores: { whole } };
    setDraft(next);
    void save(next);
  };

  useMarkKeys({
    rubric,
    scores: draft.scores,
    active,
    root,
    earlyRef,
    onScores: (scores) => setDraft({ ...draft, scores }),
    onActive: setActive,
    onWhole: setWhole,
    onGo: (by) => void go(by),
    draw,
  });
  useWarningOfLoss(changed && state === 'lost');
  useFromTheTop(root);

  const max = format.mark(item.max);
  return (
    <div ref={root} className={classes.work}>
      <Card title={title} aside={<span className={classes.numeral}>{place}</span>}>
        <div className={classes.body}>
          <Answer work={work} task={task} text={text} draft={draft} unfinished={unfinished} onChange={change} />
          <div className={classes.pad}>
            <p className={classes.total}>
              {t('given')}{' '}
              <b className={classes.numeral}>
                {share === null ? '–' : format.number((item.max * share.earned) / share.of / 100, 2)}
              </b>
              <span className={classes.muted}>/{max}</span>
              {share === null && Object.keys(draft.scores).length > 0 && <Tag tone="warn">{t('incomplete')}</Tag>}
            </p>
            {rubric ? (
              <RubricPad
                rubric={rubric}
                scores={draft.scores}
                active={active}
                onActive={setActive}
                onScore={setScore}
              />
            ) : (
              <StepPad label={t('score')} score={draft.scores['whole']} onScore={setWhole} />
            )}
            <TextAreaField
              label={t('comment')}
              autosize
              minRows={2}
              maxRows={10}
              maxLength={4000}
              value={draft.comment}
              onChange={(event) => setDraft({ ...draft, comment: event.currentTarget.value })}
            />
            <MarkNotes work={work} marks={marks} overtaken={overtaken} onTheirs={takeTheirs} onMine={keepOwn} />
            <div className={classes.buttons}>
              <Button onClick={(event) => isStep(event, earlyRef) && void go(-1)}>{t('previous')}</Button>
              <Button
                loading={marks.isPending}
                disabledReason={overtaken ? t('overtaken.choose') : changed ? null : t('nothingToSave')}
                onClick={() => void save()}
              >
                {t('save')}
              </Button>
              <Button variant="primary" onClick={(event) => isStep(event, earlyRef) && void go(1)}>
                {t('next')}
              </Button>
              <WorkState saving={marks.isPending} draft={changed ? state : null} marked={work.mark !== null} />
            </div>
            {work.mark && !changed && <p className={classes.muted}>{t('markedBy', { name: work.mark.by })}</p>}
            <History work={work} marking={marking} />
          </div>
        </div>
      </Card>
    </div>
  );
}

/** The answer: a text with the teacher's notes, or a recording. */
function Answer({
  work,
  task,
  text,
  draft,
  unfinished,
  onChange,
}: {
  work: Work;
  task: ReactNode;
  text: string | null;
  draft: ReturnType<typeof useDraft>['draft'];
  unfinished: boolean;
  onChange: ReturnType<typeof useDraft>['change'];
}) {
  const { t } = useTranslation('marking');
  return (
    <div className={classes.answer}>
      {task}
      {text !== null ? (
        <NotedText
          text={text}
          notes={draft.notes}
          writing={draft.writing}
          unfinished={unfinished}
          onChange={(notes, writing) => onChange({ ...draft, notes, writing })}
        />
      ) : work.recording === null || work.recording.received === 0 ? (
        <Note tone="warn" title={t('recording.missing')}>
          {t('recording.missingBody')}
        </Note>
      ) : (
        <>
          <Listen
            src={recordingUrl(work.recording.id)}
            seconds={work.recording.seconds}
            label={t('recording.label', { number: work.number })}
            withSpeed
          />
          {!work.recording.complete && <Note tone="warn">{t('recording.incomplete')}</Note>}
          {work.recording.late && <Note tone="warn">{t('recording.late')}</Note>}
        </>
      )}
    </div>
  );
}

/** Saves the draft as the mark, unless a colleague has given another one that the teacher has not seen. */
function useSaveMark({
  id,
  work,
  text,
  drafts,
  earlyRef,
  draw,
}: Pick<WorkCardProps, 'id' | 'work' | 'earlyRef'> & {
  text: string | null;
  drafts: ReturnType<typeof useDraft>;
  /** Renders the card again once the keys pressed meanwhile can take effect. */
  draw: () => void;
}) {
  const marks = useMarks(id);
  const { draft, saved, drop } = drafts;
  const [unfinished, setUnfinished] = useState(false);
  const changed = !sameDraft(draft, draftOf(work));
  const version = work.mark?.version ?? 0;
  // The version of the mark that the teacher has seen: a colleague's newer mark must not be replaced unread.
  const [seen, setSeen] = useState(version);
  if (!changed && seen !== version) setSeen(version);
  const overtaken = changed && seen !== version;

  /** Saves the mark. Returns false if saving failed (the page then says so) or if more was entered meanwhile. */
  async function save(from: typeof draft = draft): Promise<boolean> {
    const given = withWriting(from, text);
    setUnfinished(given === null);
    if (!given || overtaken) return false;
    if (sameDraft(given, draftOf(work))) return true;
    earlyRef.current.busy = true;
    try {
      const [made] = await marks.mutateAsync([newMark(work, given)]);
      setSeen(made!.mark.version);
      return !saved(from, given);
    } catch {
      earlyRef.current.keys = [];
      return false;
    } finally {
      earlyRef.current.busy = false;
      draw();
    }
  }
  return {
    marks,
    save,
    /** Whether the note being written quotes a text that the answer does not contain. */
    unfinished,
    overtaken,
    takeTheirs: () => {
      marks.reset();
      drop(draftOf(work));
    },
    keepOwn: () => {
      marks.reset();
      setSeen(version);
    },
  };
}

/** Height of the bar above the page. */
const barHeight = 60;

/** The next answer begins at its top, where the page was scrolled to the buttons of the one before. */
function useFromTheTop(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if ((card.current?.getBoundingClientRect().top ?? barHeight) < barHeight) card.current?.scrollIntoView();
  }, [card]);
}

/** Asks before the page is left while a draft is stored neither on the server nor on the device. */
function useWarningOfLoss(lost: boolean): void {
  useEffect(() => {
    if (!lost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [lost]);
}

/** Whether the mark, or the unsaved change to it (`draft`), is stored. */
function WorkState({ saving, draft, marked }: { saving: boolean; draft: DraftState | null; marked: boolean }) {
  const { t } = useTranslation('marking');
  if (saving) return <SaveState state="saving">{t('state.saving')}</SaveState>;
  if (draft === null) return <SaveState state="saved">{t(marked ? 'state.saved' : 'state.open')}</SaveState>;
  if (draft === 'saving') return <SaveState state="saving">{t('state.draftSaving')}</SaveState>;
  if (draft === 'saved') return <SaveState state="saved">{t('state.draftSaved')}</SaveState>;
  return <SaveState state="offline">{t(draft === 'device' ? 'state.draftOnDevice' : 'state.unsaved')}</SaveState>;
}
