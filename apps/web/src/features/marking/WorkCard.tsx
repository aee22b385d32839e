/** One answer with its scores, comment and notes. What is changed is kept as a draft until it is saved as the mark. */
import { ApiError } from '@vumon/contract/client';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { shareOfScores } from '@vumon/question-types';
import { Listen } from '@vumon/question-types/marking';
import { Button, Card, Note, SaveState, Tag, TextAreaField } from '@vumon/ui';
import { useEffect, useEffectEvent, useReducer, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { intoView } from '../../frame/into-view.ts';
import { recordingUrl } from '../results/media.ts';
import { History } from './History.tsx';
import { NotedText } from './NotedText.tsx';
import type { MarkedItem, Work } from './queries.ts';
import { RubricPad, StepPad } from './ScorePad.tsx';
import { useDraft } from './useDraft.ts';
import { newMark, useMarks } from './useMarks.ts';
import { draftOf, markingOf, nextOpen, sameDraft, textOf, withWriting, type Draft } from './works.ts';
import classes from './marking.module.css';

interface WorkCardProps {
  id: string;
  work: Work;
  item: MarkedItem;
  /** The learner's name, or a number where names are hidden. */
  title: string;
  place: string;
  task: ReactNode;
  /** Returns whether another answer comes. */
  onStep(by: 1 | -1): boolean;
  earlyRef: RefObject<EarlyKeys>;
}

/**
 * Keys that were pressed while a mark was being saved or the next answer was coming. They are meant for what comes next,
 * so they wait for it. Outlives the card.
 */
export interface EarlyKeys {
  keys: string[];
  busy: boolean;
}
export const noEarlyKeys = (): EarlyKeys => ({ keys: [], busy: false });

const stepKeys = { 0: '0', 50: '5', 100: '1' } as const;

/** The page's keyboard shortcuts are off while a field has the focus. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'range');

export function WorkCard({ id, work, item, title, place, task, onStep, earlyRef }: WorkCardProps) {
  const { t } = useTranslation('marking');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const marks = useMarks(id);
  const { draft, keeping, change, saved, drop } = useDraft(id, work);
  const setDraft = (next: Draft): void => change({ ...draft, ...next });
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  const [active, setActive] = useState(0);
  const [unfinished, setUnfinished] = useState(false);
  const last = useRef<{ at: number; when: number; digits: string } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const marking = markingOf(item);
  const rubric = marking.kind === 'rubric' ? marking.rubric : null;
  const changed = !sameDraft(draft, draftOf(work));
  const share = shareOfScores(marking, draft.scores);
  const text = textOf(work);
  const version = work.mark?.version ?? 0;
  // Which mark the teacher has seen: one that a colleague gives meanwhile must not be replaced unread.
  const [seen, setSeen] = useState(version);
  if (!changed && seen !== version) setSeen(version);
  const overtaken = changed && seen !== version;
  const conflict =
    marks.error instanceof ApiError &&
    (marks.error.code === 'VERSION_CONFLICT' || marks.error.code === 'MARK_ANSWER_CHANGED');

  /** Saves the mark; false where it is not saved, which the page then says, or where more was written meanwhile. */
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

  /** A digit scores the current criterion and selects the next; "1" followed quickly by "0" is ten where ten is possible. */
  function digit(key: string): void {
    if (!rubric) {
      const whole = key === '0' ? 0 : key === '1' ? 100 : key === '5' ? 50 : null;
      if (whole !== null) setWhole(whole);
      return;
    }
    const now = performance.now();
    const before = last.current;
    const going =
      before !== null &&
      now - before.when < 900 &&
      Number(before.digits + key) <= (rubric.criteria[before.at]?.max ?? 0) &&
      before.digits !== '0';
    const at = going ? before.at : active;
    const digits = going ? before.digits + key : key;
    const criterion = rubric.criteria[at];
    if (!criterion || Number(digits) > criterion.max) return;
    const scores = { ...draft.scores, [criterion.id]: Number(digits) * 100 };
    setDraft({ ...draft, scores });
    last.current = { at, when: now, digits };
    setActive(nextOpen(rubric, scores, at));
  }
  /** The next part of a point for the criterion scored last. */
  function part(): void {
    if (!rubric || rubric.step === 100) return;
    const at = last.current?.at ?? active;
    const criterion = rubric.criteria[at];
    const score = criterion && draft.scores[criterion.id];
    if (!criterion || score === undefined) return;
    const whole = Math.floor(score / 100) * 100;
    const next = score + rubric.step >= whole + 100 ? whole : score + rubric.step;
    if (next <= criterion.max * 100) setDraft({ ...draft, scores: { ...draft.scores, [criterion.id]: next } });
  }

  /** Does what a key of the page says; false where the key means nothing here. */
  function take(key: string): boolean {
    const press = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (/^\d$/.test(key)) digit(key);
    else if (key === ',' || key === '.') part();
    else if (key === 'n' || key === 'arrowright') void go(1);
    else if (key === 'p' || key === 'arrowleft') void go(-1);
    else if (key === 'arrowdown' && rubric) setActive(Math.min(rubric.criteria.length - 1, active + 1));
    else if (key === 'arrowup' && rubric) setActive(Math.max(0, active - 1));
    else if (key === 'c') press('textarea')?.focus();
    else if (key === 'l') press('[data-listen]')?.click();
    else return false;
    return true;
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const goOn = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!goOn && (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)))
      return;
    const key = goOn ? 'n' : event.key.toLowerCase();
    if (earlyRef.current.busy && /^(\d|[,.nplc]|arrow.*)$/.test(key)) earlyRef.current.keys.push(key);
    else if (!take(key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    earlyRef.current.busy = false;
    draw();
  }, [earlyRef]);
  // One key a drawing, because each builds on what the one before it has changed.
  const takeEarly = useEffectEvent(() => {
    const key = earlyRef.current.busy ? undefined : earlyRef.current.keys.shift();
    if (key === undefined) return;
    take(key);
    draw();
  });
  useEffect(() => takeEarly());
  useEffect(() => {
    // Only what neither the server nor the device could take is lost with the page.
    if (!changed || keeping !== 'lost') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [changed, keeping]);

  const max = format.mark(item.max);
  return (
    <div ref={root} className={classes.work}>
      <Card title={title} aside={<span className={classes.numeral}>{place}</span>}>
        <div className={classes.body}>
          <div className={classes.answer}>
            {task}
            {text !== null ? (
              <NotedText
                text={text}
                notes={draft.notes}
                writing={draft.writing}
                unfinished={unfinished}
                onChange={(notes, writing) => change({ ...draft, notes, writing })}
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
            {overtaken && (
              <Note
                tone="warn"
                live
                title={t('overtaken.title', { name: work.mark?.by ?? '' })}
                action={
                  <>
                    <Button
                      size="sm"
                      onClick={() => {
                        marks.reset();
                        drop(draftOf(work));
                      }}
                    >
                      {t('overtaken.theirs')}
                    </Button>
                    <Button
                      size="sm"
                      onClick={() => {
                        marks.reset();
                        setSeen(version);
                      }}
                    >
                      {t('overtaken.mine')}
                    </Button>
                  </>
                }
              >
                {t('overtaken.body', {
                  points: work.mark?.points == null ? t('history.open') : format.number(work.mark.points / 100, 2),
                })}
              </Note>
            )}
            {marks.isError && !overtaken && (
              <div ref={intoView}>
                <Note
                  tone="bad"
                  live
                  title={conflict ? t('conflict.title') : t('notSaved')}
                  {...(conflict && {
                    action: (
                      <Button
                        size="sm"
                        onClick={() => {
                          marks.reset();
                          drop(draftOf(work));
                        }}
                      >
                        {t('conflict.theirs')}
                      </Button>
                    ),
                  })}
                >
                  {conflict ? t('conflict.body') : messageOf(marks.error)}
                </Note>
              </div>
            )}
            <div className={classes.buttons}>
              <Button onClick={() => void go(-1)}>{t('previous')}</Button>
              <Button
                loading={marks.isPending}
                disabledReason={overtaken ? t('overtaken.choose') : changed ? null : t('nothingToSave')}
                onClick={() => void save()}
              >
                {t('save')}
              </Button>
              <Button variant="primary" onClick={() => void go(1)}>
                {t('next')}
              </Button>
              <SaveState
                state={
                  marks.isPending || (changed && keeping === 'keeping')
                    ? 'saving'
                    : changed && keeping !== 'kept'
                      ? 'offline'
                      : 'saved'
                }
              >
                {marks.isPending
                  ? t('state.saving')
                  : changed
                    ? t(
                        `state.${keeping === 'kept' || keeping === 'device' || keeping === 'keeping' ? keeping : 'unsaved'}`,
                      )
                    : work.mark
                      ? t('state.saved')
                      : t('state.open')}
              </SaveState>
            </div>
            {work.mark && !changed && <p className={classes.muted}>{t('markedBy', { name: work.mark.by })}</p>}
            <History work={work} marking={marking} />
          </div>
        </div>
      </Card>
    </div>
  );
}
