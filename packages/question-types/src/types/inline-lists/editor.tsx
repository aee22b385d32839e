/**
 * The editor of lists inside a text: the text or the turns with their gaps, the lists, and the right choice of each
 * gap.
 */
import { useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { IconTrash } from '@tabler/icons-react';
import { Checkbox, IconButton, NumberedCard, SelectField, TextField } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, ItemExplanation } from '../../editing/Frame.tsx';
import { followGaps, gapIdsOf, nextGapId, type RemovedGaps } from '../../editing/entries/gap-entries.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { OrderList } from '../../editing/entries/OrderList.tsx';
import { ProblemLine, useProblemMessages, type ProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { AddLine } from '../../editing/entries/EntryCard.tsx';
import frame from '../../editing/editing.module.css';
import { ownEntry } from '../../schema/records.ts';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { optionsOf } from './answered.ts';
import { emptyGap, markedTexts } from './definition.ts';
import type { InlineListsCode, InlineListsContent, InlineListsKey, ListGap, ListOption, Turn } from './definition.ts';
import { letterOf, optionWords } from './lists.tsx';
import { ListFields } from './ListFields.tsx';
import classes from './inline-lists.module.css';

type Props = EditorProps<InlineListsContent, InlineListsKey>;

const focusGap = (id: string): void => document.getElementById(`gap-${id}`)?.focus();

const maxGaps = 40;
const maxTurns = 40;
const isPlaced = (path: string): boolean =>
  /^(text|turns(\.\d+\.(speaker|text))?|list(\.\d+)?|gaps(\.\d+(\.(correct|options(\.\d+)?))?)?)$/.test(path);

interface TurnFieldsProps {
  turns: readonly Turn[];
  /** The id of the turn that was added last: its field gets the focus. */
  fresh: string | null;
  problem: ProblemMessages;
  /** Media and count of characters at the right of the label. */
  tools: ReactNode;
  /** Absent while there are as many gaps as there may be. */
  newGap?: () => string;
  onTurns(turns: Turn[]): void;
  onAdd(): void;
}

/** The turns of a dialogue, each with its speaker. */
function TurnFields({ turns, fresh, problem, tools, newGap, onTurns, onAdd }: TurnFieldsProps) {
  const t = useMessages('qt-inline-lists');
  const setTurn = (index: number, turn: Turn): void => onTurns(turns.map((old, at) => (at === index ? turn : old)));
  const firstGapOf = (index: number): number => gapIdsOf(turns.slice(0, index).map((turn) => turn.text)).length + 1;
  return (
    <section className={classes.group} aria-label={t('editor.turns')}>
      <div className={frame.spread}>
        <span className={frame.label}>{t('editor.turns')}</span>
        <span className={frame.inlineTools}>{tools}</span>
      </div>
      <span className={frame.hint}>{t('editor.turnsHint')}</span>
      <OrderList rows={turns} nameOf={(_, index) => t('editor.turn', { number: index + 1 })} onReorder={onTurns}>
        {(turn, index) => (
          <div className={classes.turnRow}>
            <TextField
              aria-label={t('editor.speakerOf', { number: index + 1 })}
              placeholder={t('editor.speaker')}
              maxLength={60}
              value={turn.speaker}
              error={problem.at(`turns.${index}.speaker`)}
              onChange={(event) => setTurn(index, { ...turn, speaker: event.currentTarget.value })}
            />
            <RichTextField
              quiet
              hideLabel
              label={t('editor.turn', { number: index + 1 })}
              value={turn.text}
              minHeight={40}
              autoFocus={fresh === turn.id}
              firstGap={firstGapOf(index)}
              error={problem.at(`turns.${index}.text`)}
              onGapPress={focusGap}
              onChange={(text) => setTurn(index, { ...turn, text })}
              {...(newGap === undefined ? {} : { newGap })}
            />
            <IconButton
              size="sm"
              aria-label={t('editor.removeTurn', { number: index + 1 })}
              icon={<IconTrash size={20} stroke={1.75} />}
              disabled={turns.length <= 1}
              onClick={() => onTurns(turns.filter((other) => other.id !== turn.id))}
            />
          </div>
        )}
      </OrderList>
      <ProblemLine text={problem.at('turns')} />
      {turns.length < maxTurns && <AddLine onAdd={onAdd}>{t('editor.addTurn')}</AddLine>}
    </section>
  );
}

/** A gap: its options, or the right entry of the list that all gaps share; a worked example instead of a key. */
function GapCard({
  gap,
  index,
  problem,
  ...props
}: Pick<Props, 'content' | 'answerKey' | 'onChange'> & { gap: ListGap; index: number; problem: ProblemMessages }) {
  const t = useMessages('qt-inline-lists');
  const { content, answerKey, onChange } = props;
  const { list } = content;
  const correct = ownEntry(answerKey.correct, gap.id);
  const right = gap.example ?? correct?.[0];
  const label = t('editor.gap', { number: index + 1 });
  const setGap = (next: ListGap, ids: string[]): void =>
    onChange({
      content: { ...content, gaps: content.gaps.map((old) => (old.id === next.id ? next : old)) },
      answerKey: { ...answerKey, correct: { ...answerKey.correct, [next.id]: ids } },
    });
  const pickRight = (id: string): void =>
    gap.example === undefined ? setGap(gap, [id]) : setGap({ ...gap, example: id }, []);

  /** Turns the right option into a worked example, and back. */
  function setExample(on: boolean): void {
    const { example, ...rest } = gap;
    if (on) setGap({ ...rest, example: correct?.[0] ?? optionsOf(content, gap)[0]?.id ?? '' }, []);
    else setGap(rest, example === undefined ? [] : [example]);
  }

  return (
    <NumberedCard id={`gap-${gap.id}`} number={index + 1} label={label} aria-label={label}>
      <div className={classes.fields}>
        <ProblemLine text={problem.at(`gaps.${index}`)} />
        {list === undefined ? (
          <div className={classes.group}>
            <div className={frame.spread}>
              <span className={frame.label}>{t('editor.options')}</span>
              <span className={frame.hint}>{t('editor.optionsHint')}</span>
            </div>
            <ListFields
              options={gap.options}
              max={8}
              right={right}
              onRight={pickRight}
              errorAt={(rest) => problem.at(rest === '' ? `gaps.${index}.options` : `gaps.${index}.options.${rest}`)}
              onChange={(options) =>
                setGap(
                  { ...gap, options },
                  (correct ?? []).filter((id) => options.some((option) => option.id === id)),
                )
              }
            />
            <ProblemLine text={problem.at(`gaps.${index}.correct`)} />
          </div>
        ) : (
          <SelectField
            label={t('editor.key')}
            placeholder={t('editor.noAnswer')}
            data={list.map((option, at) => ({
              value: option.id,
              label: `${letterOf(at)}. ${optionWords(option.text)}`,
            }))}
            value={list.some((option) => option.id === right) ? (right ?? null) : null}
            error={problem.at(`gaps.${index}.correct`)}
            onChange={(id) => {
              if (id !== null) pickRight(id);
            }}
          />
        )}
        <Checkbox label={t('editor.isExample')} checked={gap.example !== undefined} onChange={setExample} />
        {gap.example === undefined && (
          <ItemExplanation
            answerKey={answerKey}
            item={gap.id}
            label={t('editor.gapExplanation')}
            onChange={(next) => onChange({ content, answerKey: next })}
          />
        )}
      </div>
    </NumberedCard>
  );
}

function Editor({ code, ...props }: Props & { code: InlineListsCode }) {
  const t = useMessages('qt-inline-lists');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemMessages('qt-inline-lists', problems);
  const removed = useRef<RemovedGaps<ListGap, string[]>>(new Map());
  const [fresh, setFresh] = useState<string | null>(null);
  const { gaps, turns, list } = content;
  const inText = gapIdsOf(markedTexts(content));
  const mayAdd = inText.length < maxGaps;
  const newGap = (): string => nextGapId(gaps, inText, removed.current);

  /** Gaps follow the markers of the texts: same order, created with a marker and set aside without it. */
  function setTexts(next: InlineListsContent): void {
    const ids = gapIdsOf(markedTexts(next)).slice(0, maxGaps);
    const { entries, keys, explained } = followGaps<ListGap, string[]>({
      ids,
      entries: gaps,
      keys: answerKey.correct,
      explanations: answerKey.itemExplanations,
      removed: removed.current,
      newEntry: (id) => emptyGap(code, id),
      newKey: () => [],
    });
    onChange({
      content: { ...next, gaps: entries },
      answerKey: { ...answerKey, correct: keys, ...explained },
    });
  }
  function setList(next: ListOption[]): void {
    const there = new Set(next.map((option) => option.id));
    const correct = Object.fromEntries(
      Object.entries(answerKey.correct).map(([gap, ids]) => [gap, ids.filter((id) => there.has(id))]),
    );
    onChange({ content: { ...content, list: next }, answerKey: { ...answerKey, correct } });
  }
  function addTurn(all: readonly Turn[]): void {
    const id = newLocalId(all.map((turn) => turn.id));
    setFresh(id);
    // Speakers take turns.
    onChange({
      content: { ...content, turns: [...all, { id, speaker: all.at(-2)?.speaker ?? '', text: '' }] },
      answerKey,
    });
  }

  const counted = [
    content.instructions,
    content.example,
    ...markedTexts(content),
    ...[...(list ?? []), ...gaps.flatMap((gap) => gap.options)].map((option) => option.text),
  ];
  const mediaTools = <MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />;
  const counter = <CharacterCount count={countCharacters(counted)} />;

  return (
    <EditorFrame {...props} namespace="qt-inline-lists" isPlaced={isPlaced}>
      {turns === undefined ? (
        <RichTextField
          label={t('editor.text')}
          hint={t('editor.textHint')}
          value={content.text}
          minHeight={160}
          actions={mediaTools}
          count={counter}
          error={problem.at('text')}
          onGapPress={focusGap}
          onChange={(text) => setTexts({ ...content, text })}
          {...(mayAdd ? { newGap } : {})}
        />
      ) : (
        <TurnFields
          turns={turns}
          fresh={fresh}
          problem={problem}
          tools={
            <>
              {mediaTools}
              {counter}
            </>
          }
          {...(mayAdd ? { newGap } : {})}
          onTurns={(next) => setTexts({ ...content, turns: next })}
          onAdd={() => addTurn(turns)}
        />
      )}
      <MediaFields {...props} problemAt={problem.at} />
      {list !== undefined && (
        <section className={classes.group} aria-label={t('editor.list')}>
          <span className={frame.label}>{t('editor.list')}</span>
          <span className={frame.hint}>{t('editor.listHint')}</span>
          <ListFields
            options={list}
            max={12}
            errorAt={(rest) => problem.at(rest === '' ? 'list' : `list.${rest}`)}
            onChange={setList}
          />
        </section>
      )}
      <ProblemLine text={problem.at('gaps')} />
      {gaps.map((gap, index) => (
        <GapCard
          key={gap.id}
          content={content}
          answerKey={answerKey}
          onChange={onChange}
          gap={gap}
          index={index}
          problem={problem}
        />
      ))}
    </EditorFrame>
  );
}

/** The editor of one code. */
export const editor =
  (code: InlineListsCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
