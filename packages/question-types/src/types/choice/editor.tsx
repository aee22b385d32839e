/** The editor of the choice family. */
import { useRef } from 'react';
import type { ComponentType } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { Button, NumberedCard, Segmented } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, ExplanationField, InstructionFields, PassageFields } from '../../editing/Frame.tsx';
import { followGaps, gapIdsOf, nextGapId, type ParkedGaps } from '../../editing/gap-entries.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { PlaceTools } from '../../editing/PlaceTools.tsx';
import { ProblemsNote, useProblemWords } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import frame from '../../editing/editing.module.css';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { choiceFacts, emptyItem } from './definition.ts';
import type { ChoiceCode, ChoiceContent, ChoiceItem, ChoiceKey } from './definition.ts';
import { ItemFields } from './ItemFields.tsx';
import { ownEntry } from '../../schema/records.ts';
import { isSpoken } from './codes.ts';
import { isTrueFalse } from './options.tsx';
import classes from './choice-editor.module.css';

type Props = EditorProps<ChoiceContent, ChoiceKey>;

/** Codes that always have a reading text, and those that may have one. */
const passageNeeded: ReadonlySet<ChoiceCode> = new Set(['MC9', 'MC10']);
const passageOffered: ReadonlySet<ChoiceCode> = new Set(['MC9', 'MC10', 'MC11', 'TF2', 'TF3', 'TF5']);
const maxItems = 60;

const isPlaced = (path: string): boolean =>
  /^(items\.\d+(\.(stem|image|choose|correct|options(\.\d+)?))?|passage\.text|audio|images)$/.test(path);

function without<Value>(record: Readonly<Record<string, Value>>, id: string): Record<string, Value> {
  const { [id]: _, ...rest } = record;
  return rest;
}

function Editor({ code, ...props }: Props & { code: ChoiceCode }) {
  const t = useMessages('qt-choice');
  const { content, answerKey, onChange, problems, upload, media } = props;
  const problem = useProblemWords('qt-choice', problems);
  const parked = useRef<ParkedGaps<ChoiceItem, string[]>>(new Map());
  const { items } = content;
  const one = choiceFacts[code].items === 'one';
  const cluster = code === 'TF5';
  const cloze = code === 'MC10';
  const count = countCharacters([
    content.instructions,
    content.example,
    ...items.flatMap((item) => [
      item.stem,
      ...item.options.map((option) => option.text),
      ...Object.values(ownEntry(answerKey.spoken, item.id) ?? {}),
    ]),
  ]);
  const tools = <MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />;
  const counter = <CharacterCount count={count} />;
  const mediaFields = <MediaFields {...props} problemAt={problem.at} />;

  const setItem = (index: number, item: ChoiceItem, key: ChoiceKey): void =>
    onChange({ content: { ...content, items: items.map((old, at) => (at === index ? item : old)) }, answerKey: key });

  function addItem(): void {
    const item = emptyItem(code, newLocalId(items.map(({ id }) => id)));
    onChange({
      content: { ...content, items: [...items, item] },
      answerKey: { ...answerKey, correct: { ...answerKey.correct, [item.id]: [] } },
    });
  }
  function removeItem(id: string): void {
    onChange({
      content: { ...content, items: items.filter((item) => item.id !== id) },
      answerKey: {
        ...answerKey,
        correct: without(answerKey.correct, id),
        ...(answerKey.itemExplanations === undefined
          ? {}
          : { itemExplanations: without(answerKey.itemExplanations, id) }),
      },
    });
  }
  function moveItem(index: number, by: -1 | 1): void {
    const next = [...items];
    const [item] = next.splice(index, 1);
    if (item !== undefined) next.splice(index + by, 0, item);
    onChange({ content: { ...content, items: next }, answerKey });
  }

  const newGap = (): string => nextGapId(items, gapIdsOf([content.passage?.text ?? '']), parked.current);

  /** Items follow the gaps of the text: same order, created with a gap and set aside without it. */
  function setClozeText(text: string): void {
    const { entries, keys, explained } = followGaps<ChoiceItem, string[]>({
      ids: gapIdsOf([text]).slice(0, maxItems),
      entries: items,
      keys: answerKey.correct,
      explanations: answerKey.itemExplanations,
      parked: parked.current,
      newEntry: (id) => emptyItem(code, id),
      newKey: () => [],
    });
    onChange({
      content: { ...content, passage: { title: '', numbered: false, ...content.passage, text }, items: entries },
      answerKey: { ...answerKey, correct: keys, ...explained },
    });
  }

  const itemFields = (item: ChoiceItem, index: number, several: boolean) => (
    <ItemFields
      code={code}
      item={item}
      answerKey={answerKey}
      upload={upload}
      media={media}
      several={several}
      stemLabel={isTrueFalse(code) ? t('editor.statement') : t('editor.question')}
      problem={(rest) => problem.at(rest === '' ? `items.${index}` : `items.${index}.${rest}`)}
      onChange={(next, key) => setItem(index, next, key)}
      {...(several ? {} : { tools, count: counter })}
    >
      {!several && mediaFields}
    </ItemFields>
  );

  return (
    <div className={frame.editor}>
      <ProblemsNote namespace="qt-choice" problems={problems} isPlaced={isPlaced} />
      {(passageOffered.has(code) || content.passage !== undefined) && (
        <PassageFields
          {...props}
          needed={passageNeeded.has(code)}
          error={problem.at('passage.text')}
          {...(content.passage !== undefined && !one && !cluster ? { tools, count: counter } : {})}
          {...(cloze
            ? {
                newGap,
                onText: setClozeText,
                onGapPress: (id: string) => document.getElementById(`item-${id}`)?.focus(),
              }
            : {})}
        />
      )}
      {!one && content.passage === undefined && !cluster && (
        <div className={classes.mediaBar}>
          {tools}
          {counter}
        </div>
      )}
      {cluster && (
        <RichTextField
          label={t('editor.clusterStem')}
          value={content.instructions}
          blanks
          actions={tools}
          count={counter}
          onChange={(instructions) => onChange({ content: { ...content, instructions }, answerKey })}
        />
      )}
      {!one && mediaFields}
      {items.map((item, index) => {
        if (one)
          return (
            <div key={item.id} className={classes.single}>
              {itemFields(item, index, false)}
            </div>
          );
        const name = cluster ? `${'abcd'[index] ?? ''})` : String(index + 1);
        const label = cluster
          ? t('editor.clusterPart', { letter: 'abcd'[index] ?? '' })
          : cloze
            ? t('editor.gapItem', { number: index + 1 })
            : t('editor.item', { number: index + 1 });
        return (
          <NumberedCard
            key={item.id}
            id={`item-${item.id}`}
            number={name}
            label={label}
            aria-label={label}
            action={
              cluster || cloze ? undefined : (
                <span className={classes.itemTools}>
                  <PlaceTools
                    label={label}
                    index={index}
                    count={items.length}
                    onMove={(by) => moveItem(index, by)}
                    onRemove={() => removeItem(item.id)}
                  />
                </span>
              )
            }
          >
            {itemFields(item, index, true)}
          </NumberedCard>
        );
      })}
      {!one && !cluster && !cloze && (
        <div>
          <Button
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            disabledReason={items.length >= maxItems ? t('editor.tooManyItems', { max: maxItems }) : null}
            onClick={addItem}
          >
            {isTrueFalse(code) ? t('editor.addStatement') : t('editor.addItem')}
          </Button>
        </div>
      )}
      <div className={classes.settings}>
        {!isTrueFalse(code) && code !== 'MC2' && !isSpoken(code) && (
          <div className={frame.setting}>
            <span className={frame.label}>{t('editor.layout')}</span>
            <Segmented
              aria-label={t('editor.layout')}
              options={[
                { value: 'list', label: t('editor.layoutList') },
                { value: 'grid', label: t('editor.layoutGrid') },
              ]}
              value={content.optionLayout}
              onChange={(optionLayout) => onChange({ content: { ...content, optionLayout }, answerKey })}
            />
          </div>
        )}
        {code === 'MR2' && (
          <div className={frame.setting}>
            <span className={frame.label}>{t('editor.scoring')}</span>
            <Segmented
              aria-label={t('editor.scoring')}
              options={[
                { value: 'all', label: t('editor.scoringAll') },
                { value: 'right-minus-wrong', label: t('editor.scoringParts') },
              ]}
              value={answerKey.mr2Scoring ?? 'all'}
              onChange={(mr2Scoring) => onChange({ content, answerKey: { ...answerKey, mr2Scoring } })}
            />
          </div>
        )}
      </div>
      <ExplanationField {...props} />
      <InstructionFields {...props} withText={!cluster} />
    </div>
  );
}

/** The editor of one code. */
export const editor =
  (code: ChoiceCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
