/**
 * The editor of lists inside a text: the text or the turns with their gaps, the lists, and the right choice of each
 * gap.
 */
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, Checkbox, IconButton, NumberedCard, SelectField, TextField } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, ExplanationField, InstructionFields, ItemExplanation } from '../../editing/Frame.tsx';
import { followGaps, gapIdsOf, nextGapId, type ParkedGaps } from '../../editing/gap-entries.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { OrderList } from '../../editing/OrderList.tsx';
import { ProblemLine, ProblemsNote, useProblemWords } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
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

const maxGaps = 40;
const maxTurns = 40;
const isPlaced = (path: string): boolean =>
  /^(text|turns(\.\d+\.(speaker|text))?|list(\.\d+)?|gaps(\.\d+(\.(correct|options(\.\d+)?))?)?)$/.test(path);
function Editor({ code, ...props }: Props & { code: InlineListsCode }) {
  const t = useMessages('qt-inline-lists');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemWords('qt-inline-lists', problems);
  const parked = useRef<ParkedGaps<ListGap, string[]>>(new Map());
  const [fresh, setFresh] = useState<string | null>(null);
  const { gaps, turns, list } = content;
  const inText = gapIdsOf(markedTexts(content));
  const focusGap = (id: string): void => document.getElementById(`gap-${id}`)?.focus();

  const newGap = (): string => nextGapId(gaps, inText, parked.current);

  /** Gaps follow the markers of the texts: same order, created with a marker and set aside without it. */
  function setTexts(next: InlineListsContent): void {
    const ids = gapIdsOf(markedTexts(next)).slice(0, maxGaps);
    const { entries, keys, explained } = followGaps<ListGap, string[]>({
      ids,
      entries: gaps,
      keys: answerKey.correct,
      explanations: answerKey.itemExplanations,
      parked: parked.current,
      newEntry: (id) => emptyGap(code, id),
      newKey: () => [],
    });
    onChange({
      content: { ...next, gaps: entries },
      answerKey: { ...answerKey, correct: keys, ...explained },
    });
  }
  const setGap = (next: ListGap, correct: string[]): void =>
    onChange({
      content: { ...content, gaps: gaps.map((gap) => (gap.id === next.id ? next : gap)) },
      answerKey: { ...answerKey, correct: { ...answerKey.correct, [next.id]: correct } },
    });

  /** Turns a gap's right option into its worked example, and back. */
  function setExample(gap: ListGap, on: boolean): void {
    const { example, ...rest } = gap;
    const right = ownEntry(answerKey.correct, gap.id)?.[0] ?? optionsOf(content, gap)[0]?.id ?? '';
    if (on) setGap({ ...rest, example: right }, []);
    else setGap(rest, example === undefined ? [] : [example]);
  }
  const pickRight = (gap: ListGap, id: string): void =>
    gap.example === undefined ? setGap(gap, [id]) : setGap({ ...gap, example: id }, []);
  const rightOf = (gap: ListGap): string | undefined => gap.example ?? ownEntry(answerKey.correct, gap.id)?.[0];

  function setList(next: ListOption[]): void {
    const there = new Set(next.map((option) => option.id));
    const correct = Object.fromEntries(
      Object.entries(answerKey.correct).map(([gap, ids]) => [gap, ids.filter((id) => there.has(id))]),
    );
    onChange({ content: { ...content, list: next }, answerKey: { ...answerKey, correct } });
  }
  const setTurn = (index: number, turn: Turn): void =>
    setTexts({ ...content, turns: (turns ?? []).map((old, at) => (at === index ? turn : old)) });
  function addTurn(): void {
    const all = turns ?? [];
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
  const mayAdd = inText.length < maxGaps;
  const firstGapOf = (index: number): number =>
    gapIdsOf((turns ?? []).slice(0, index).map((turn) => turn.text)).length + 1;

  return (
    <div className={frame.editor}>
      <ProblemsNote namespace="qt-inline-lists" problems={problems} isPlaced={isPlaced} />
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
        <section className={classes.group} aria-label={t('editor.turns')}>
          <div className={frame.spread}>
            <span className={frame.label}>{t('editor.turns')}</span>
            <span className={frame.inlineTools}>
              {mediaTools}
              {counter}
            </span>
          </div>
          <span className={frame.hint}>{t('editor.turnsHint')}</span>
          <OrderList
            rows={turns}
            nameOf={(_, index) => t('editor.turn', { number: index + 1 })}
            onReorder={(next) => setTexts({ ...content, turns: next })}
          >
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
                  {...(mayAdd ? { newGap } : {})}
                />
                <IconButton
                  size="sm"
                  aria-label={t('editor.removeTurn', { number: index + 1 })}
                  icon={<IconTrash size={20} stroke={1.75} />}
                  disabled={turns.length <= 1}
                  onClick={() => setTexts({ ...content, turns: turns.filter((other) => other.id !== turn.id) })}
                />
              </div>
            )}
          </OrderList>
          <ProblemLine text={problem.at('turns')} />
          {turns.length < maxTurns && (
            <div>
              <Button size="sm" icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={addTurn}>
                {t('editor.addTurn')}
              </Button>
            </div>
          )}
        </section>
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
      {gaps.map((gap, index) => {
        const label = t('editor.gap', { number: index + 1 });
        const right = rightOf(gap);
        return (
          <NumberedCard key={gap.id} id={`gap-${gap.id}`} number={index + 1} label={label} aria-label={label}>
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
                    onRight={(id) => pickRight(gap, id)}
                    errorAt={(rest) =>
                      problem.at(rest === '' ? `gaps.${index}.options` : `gaps.${index}.options.${rest}`)
                    }
                    onChange={(options) =>
                      setGap(
                        { ...gap, options },
                        (ownEntry(answerKey.correct, gap.id) ?? []).filter((id) =>
                          options.some((option) => option.id === id),
                        ),
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
                    if (id !== null) pickRight(gap, id);
                  }}
                />
              )}
              <Checkbox
                label={t('editor.isExample')}
                checked={gap.example !== undefined}
                onChange={(on) => setExample(gap, on)}
              />
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
      })}
      <ExplanationField {...props} />
      <InstructionFields {...props} />
    </div>
  );
}

/** The editor of one code. */
export const editor =
  (code: InlineListsCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
