/** The questions of one group, and the stimulus beside them. */
import type { QuestionResponse } from '@vumon/question-types';
import { RichText, type AnyPlayer, type RecorderPort } from '@vumon/question-types/players';
import { LoadingState, Note } from '@vumon/ui';
import { Suspense } from 'react';
import type { Snapshot } from '../journal/snapshot.ts';
import type { MediaCounter } from '../session/media.ts';
import { itemKey, type Group, type Item, type Outline, type Question } from '../session/outline.ts';
import { ConflictNote, HeldLine } from './lazy-parts.ts';
import { usePlayerMessages } from '../translation.ts';
import { PracticeCheck } from './lazy-parts.ts';
import type { Answers } from './Player.tsx';
import classes from './player.module.css';

export interface Answering {
  readonly outline: Outline;
  readonly facets: ReadonlyMap<string, AnyPlayer>;
  readonly media: MediaCounter;
  readonly shuffleSeed: string | null;
  readonly snapshot: Snapshot;
  readonly current: string;
  readonly readOnly: boolean;
  /** In practice: what is needed to check an answer. */
  readonly check: {
    readonly attempt: string;
    readonly answers: Answers;
    /** Whether a question can follow the last one. */
    readonly asksOn: boolean;
    /** Questions whose answer is final, because it was checked. */
    readonly locked: readonly string[];
    lock(question: string, on: boolean): void;
  } | null;
  /** Undefined in previews: recordings then stay in the page. */
  recorderOf(question: string): RecorderPort | undefined;
  change(question: string, answer: unknown, typing: boolean): void;
  /** Opens the comparison of answers from two devices. */
  compare(): void;
  settle(key: string): void;
  flag(key: string): void;
}

const flagsOf = (question: Question, flags: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(question.items.filter((item) => flags.has(itemKey(question.id, item))));

/** Text is saved after a debounce, a choice at once. */
function isTyping(): boolean {
  const active = document.activeElement;
  return (
    active instanceof HTMLTextAreaElement ||
    (active instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'range'].includes(active.type)) ||
    (active instanceof HTMLElement && active.isContentEditable)
  );
}

/** An empty response is stored as null. */
const emptied = (response: unknown): unknown =>
  typeof response === 'object' && response !== null && Object.keys(response).length === 0 ? null : response;

export function StimulusPane({
  question,
  facets,
  media,
  shuffleSeed,
}: { question: Question } & Pick<Answering, 'facets' | 'media' | 'shuffleSeed'>) {
  const Stimulus = facets.get(question.type)?.Stimulus;
  if (!Stimulus) return null;
  return (
    <div data-question={question.id} className={classes.stimulus}>
      <Suspense fallback={<LoadingState compact />}>
        <Stimulus
          content={question.content}
          media={media}
          firstNumber={question.firstNumber}
          shuffleSeed={shuffleSeed}
        />
      </Suspense>
    </div>
  );
}

function OneQuestion({ question, port }: { question: Question; port: Answering }) {
  const t = usePlayerMessages();
  const { snapshot, facets, media, shuffleSeed } = port;
  const Items = facets.get(question.type)?.Items;
  if (!Items) return null;
  const heldAt = snapshot.state === 'offline' ? (snapshot.held.get(question.id) ?? 0) : 0;
  const here = (key: string) => key.startsWith(`${question.id}:`);
  return (
    <div data-question={question.id} className={classes.question}>
      {snapshot.conflicts.has(question.id) && (
        <Suspense>
          <ConflictNote onCompare={port.compare} />
        </Suspense>
      )}
      {snapshot.refused.has(question.id) && (
        <Note tone="bad" live title={t('refused.title')}>
          {t('refused.body')}
        </Note>
      )}
      <Suspense fallback={<LoadingState compact />}>
        <Items
          content={question.content}
          media={media}
          firstNumber={question.firstNumber}
          response={(snapshot.answers.get(question.id) ?? null) as QuestionResponse | null}
          onChange={(next: unknown) => port.change(question.id, emptied(next), isTyping())}
          shuffleSeed={shuffleSeed}
          readOnly={port.readOnly || port.check?.locked.includes(question.id) === true}
          currentItem={here(port.current) ? port.current.slice(question.id.length + 1) : undefined}
          onCurrentItem={(item) => port.settle(itemKey(question.id, item))}
          flagged={flagsOf(question, snapshot.flags)}
          onFlag={(item) => port.flag(itemKey(question.id, item))}
          points={question.points}
          recorder={port.recorderOf(question.id)}
        />
      </Suspense>
      {heldAt > 0 && (
        <Suspense>
          <HeldLine at={heldAt} />
        </Suspense>
      )}
      {port.check && (
        <Suspense>
          <PracticeCheck {...port.check} question={question} media={media} shuffleSeed={shuffleSeed} />
        </Suspense>
      )}
    </div>
  );
}

export function QuestionGroup({ group, port }: { group: Group; port: Answering }) {
  const t = usePlayerMessages();
  const part = port.outline.parts[group.part];
  const opensPart = port.outline.groups[group.index - 1]?.part !== group.part;
  const label =
    group.first === group.last
      ? t('group.one', { number: group.first })
      : t('group.many', { from: group.first, to: group.last });
  return (
    <div className={classes.group}>
      <h2 tabIndex={-1} data-group-title="" className="visually-hidden">
        {part?.name ? t('group.inPart', { part: part.name, label }) : label}
      </h2>
      {opensPart && part && (part.instructions !== '' || port.outline.parts.length > 1) && (
        <header className={classes.partHead}>
          <p className={classes.partTitle}>{part.name}</p>
          {part.instructions !== '' && <RichText text={part.instructions} className={classes.partInstructions} />}
        </header>
      )}
      {group.questions.map((question) => (
        <OneQuestion key={question.id} question={question} port={port} />
      ))}
    </div>
  );
}

/** Focuses an item's control (its chosen option, its first option or its field), or its card. */
export function focusItem(root: ParentNode, item: Item, { control }: { control: boolean }): boolean {
  const question = root.querySelector<HTMLElement>(
    `[data-question="${CSS.escape(item.question)}"] [data-item="${CSS.escape(item.item)}"]`,
  );
  if (!question) return false;
  const target = control
    ? (question.querySelector<HTMLElement>('[data-choose] input:checked') ??
      question.querySelector<HTMLElement>(
        '[data-choose] input, [data-target-button], [data-press], [data-record], input:not([type=checkbox]), textarea, select',
      ))
    : (question.querySelector<HTMLElement>('article[tabindex]') ?? question);
  if (!target) return false;
  if (!control && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  question.scrollIntoView({ block: 'nearest' });
  return true;
}
