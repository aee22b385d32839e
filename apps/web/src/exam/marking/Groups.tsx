/** Short answers in groups: equal answers are shown once and marked together. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, Tag, toast } from '@vumon/ui';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { intoView } from '../../frame/into-view.ts';
import type { Work } from './queries.ts';
import { StepPad, stepWords } from './ScorePad.tsx';
import { newMark, useMarks } from './useMarks.ts';
import { noEarlyKeys, type EarlyKeys } from './useMarkKeys.ts';
import { draftOf, groupsOf, markedIn, proposedScore, sharedScore, workKey, type AnswerGroup } from './works.ts';
import classes from './marking.module.css';

interface GroupsProps {
  id: string;
  works: readonly Work[];
  earlyRef: RefObject<EarlyKeys>;
  onOpen(work: Work): void;
}

/** A score that was not saved, by its group. */
interface Failed {
  readonly key: string;
  readonly whole: number;
  readonly error: unknown;
}
const keyOf = (group: AnswerGroup): string => group.works[0]!.attempt;

export function Groups({ id, works, earlyRef, onOpen }: GroupsProps) {
  const { t } = useTranslation('marking');
  const messageOf = useErrorMessage();
  // The order does not change after loading, so that a group does not move when it is marked.
  const [order] = useState(() => groupsOf(works).map(keyOf));
  const groups = groupsOf(works).toSorted((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));
  const [at, setAt] = useState(0);
  // A key that was pressed early for a single answer must not score a whole group.
  useEffect(() => void (earlyRef.current = noEarlyKeys()), [earlyRef]);
  const list = useRef<HTMLOListElement>(null);

  const { give, failed } = useGroupScore(id);
  const again = () => {
    const group = groups.find((one) => keyOf(one) === failed?.key);
    if (group && failed) give(group, failed.whole);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const whole = event.key === '0' ? 0 : event.key === '1' ? 100 : event.key === '5' ? 50 : null;
    const group = groups[at];
    if (whole !== null && group) {
      give(group, whole);
      setAt(Math.min(groups.length - 1, at + 1));
    } else if (event.key === 'ArrowDown' || event.key === 'n') setAt(Math.min(groups.length - 1, at + 1));
    else if (event.key === 'ArrowUp' || event.key === 'p') setAt(Math.max(0, at - 1));
    else if (event.key === 'Enter' && group && event.target === document.body) onOpen(group.works[0]!);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => void list.current?.children[at]?.scrollIntoView({ block: 'nearest' }), [at]);

  return (
    <>
      {failed && (
        <div ref={intoView}>
          <ErrorState compact title={t('notSaved')} onRetry={again}>
            {messageOf(failed.error)}
          </ErrorState>
        </div>
      )}
      <p className={classes.muted} role="status">
        {t('groupsDone', {
          done: groups.filter((group) => markedIn(group) === group.works.length).length,
          count: groups.length,
        })}
        {' · '}
        {t('answersDone', {
          done: groups.reduce((sum, group) => sum + markedIn(group), 0),
          count: works.length,
        })}
      </p>
      <ol ref={list} className={classes.groups} aria-label={t('groups')}>
        {groups.map((group, index) => (
          <li
            key={group.works[0]!.attempt}
            className={classes.group}
            aria-current={index === at || undefined}
            onPointerDown={() => setAt(index)}
          >
            <div className={classes.groupText}>
              <p translate="no">{group.text}</p>
              {group.others.length > 0 && (
                <p className={classes.others}>
                  {t('alsoWritten')} <span translate="no">{group.others.join(' · ')}</span>
                </p>
              )}
              <span className={classes.muted}>{t('wrote', { count: group.works.length })}</span>
              <GroupState group={group} />
              <button type="button" className={classes.link} onClick={() => onOpen(group.works[0]!)}>
                {t('openOne')}
              </button>
              <Proposal group={group} onTake={(whole) => give(group, whole)} />
            </div>
            <StepPad
              label={t('scoreOf', { text: group.text })}
              score={sharedScore(group)}
              onScore={(whole) => give(group, whole)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Gives one score to a group of equal answers, offers to undo it, and reports which group was not saved. */
function useGroupScore(id: string) {
  const { t } = useTranslation('marking');
  const messageOf = useErrorMessage();
  const marks = useMarks(id);
  // The toast with undo may be open after this page is left, so undo has a separate mutation.
  const undo = useMarks(id);
  // A teacher who marks by keyboard reaches the next group before the last one is saved, so each is saved separately.
  const saving = useRef(new Set<string>());
  const [failed, setFailed] = useState<Failed | null>(null);
  /** One score for all answers of the group that do not have it yet. */
  const give = (group: AnswerGroup, whole: number): void => {
    const key = keyOf(group);
    const before = group.works.filter(({ mark }) => mark?.scores['whole'] !== whole);
    if (saving.current.has(key) || before.length === 0) return;
    saving.current.add(key);
    setFailed(null);
    marks
      .mutateAsync(before.map((work) => newMark(work, { ...draftOf(work), scores: { whole } })))
      .then(
        (made) => {
          const given = new Map(made.map((one) => [workKey(one), one.mark]));
          toast(t('gave', { count: before.length }), {
            action: {
              label: t('undo'),
              onAction: () =>
                undo.mutate(
                  before.map((work) => newMark({ ...work, mark: given.get(workKey(work)) ?? null }, draftOf(work))),
                  { onError: (error) => toast(messageOf(error), { tone: 'bad', duration: 4000 }) },
                ),
            },
          });
        },
        (error: unknown) => setFailed({ key, whole, error }),
      )
      .finally(() => saving.current.delete(key));
  };
  return { give, failed };
}

/** Offers to give equal answers that arrived later the score of the others in their group. */
function Proposal({ group, onTake }: { group: AnswerGroup; onTake(whole: number): void }) {
  const { t } = useTranslation('marking');
  const whole = proposedScore(group);
  if (whole === undefined) return null;
  const waiting = group.works.length - markedIn(group);
  return (
    <Button size="sm" className={classes.proposal!} onClick={() => onTake(whole)}>
      {t('propose', { score: stepWords[whole as 0 | 50 | 100] ?? whole, count: waiting })}
    </Button>
  );
}

function GroupState({ group }: { group: AnswerGroup }) {
  const { t } = useTranslation('marking');
  const marked = markedIn(group);
  const count = group.works.length;
  if (marked === 0) return <Tag tone="warn">{t('waiting')}</Tag>;
  if (marked < count) return <Tag tone="warn">{t('groupPart', { done: marked, count })}</Tag>;
  return <Tag tone="ok">{t(sharedScore(group) === undefined ? 'groupMixed' : 'groupDone')}</Tag>;
}
