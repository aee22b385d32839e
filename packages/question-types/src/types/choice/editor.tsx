/** The editor of the choice family. */
import { useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { NumberedCard, Segmented } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, PassageFields } from '../../editing/Frame.tsx';
import { followGaps, gapIdsOf, nextGapId, type RemovedGaps } from '../../editing/entries/gap-entries.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { useProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { AddEntry, EntryCard } from '../../editing/entries/EntryCard.tsx';
import { moveEntry, withoutEntry, withoutExplanation } from '../../editing/entries/changes.ts';
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

/** The layout of the options, and how several right ones are scored. */
function Settings({ code, content, answerKey, onChange }: Props & { code: ChoiceCode }) {
  const t = useMessages('qt-choice');
  return (
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
  );
}

interface ItemCardsProps extends Props {
  code: ChoiceCode;
  /** The fields of an item inside its card. */
  fields(item: ChoiceItem, index: number): ReactNode;
}

/**
 * A card for each item. Those of a cluster or a cloze cannot be moved or removed, since type or text determine them.
 */
function ItemCards({ code, content, answerKey, onChange, fields }: ItemCardsProps) {
  const t = useMessages('qt-choice');
  const { items } = content;

  function addItem(): void {
    const item = emptyItem(code, newLocalId(items.map(({ id }) => id)));
    onChange({
      content: { ...content, items: [...items, item] },
      answerKey: { ...answerKey, correct: { ...answerKey.correct, [item.id]: [] } },
    });
  }
  function removeItem(id: string): void {
    const key = withoutExplanation(answerKey, id);
    onChange({
      content: { ...content, items: items.filter((item) => item.id !== id) },
      answerKey: { ...key, correct: withoutEntry(key.correct, id) },
    });
  }

  if (code === 'TF5' || code === 'MC10')
    return items.map((item, index) => {
      const letter = 'abcd'[index] ?? '';
      const label = code === 'TF5' ? t('editor.clusterPart', { letter }) : t('editor.gapItem', { number: index + 1 });
      return (
        <NumberedCard
          key={item.id}
          id={`item-${item.id}`}
          number={code === 'TF5' ? `${letter})` : String(index + 1)}
          label={label}
          aria-label={label}
        >
          {fields(item, index)}
        </NumberedCard>
      );
    });
  return (
    <>
      {items.map((item, index) => (
        <EntryCard
          key={item.id}
          id={`item-${item.id}`}
          label={t('editor.item', { number: index + 1 })}
          index={index}
          count={items.length}
          toolsClass={classes.itemTools}
          onMove={(by) => onChange({ content: { ...content, items: moveEntry(items, index, by) }, answerKey })}
          onRemove={() => removeItem(item.id)}
        >
          {fields(item, index)}
        </EntryCard>
      ))}
      <AddEntry tooMany={items.length >= maxItems ? t('editor.tooManyItems', { max: maxItems }) : null} onAdd={addItem}>
        {isTrueFalse(code) ? t('editor.addStatement') : t('editor.addItem')}
      </AddEntry>
    </>
  );
}

function Editor({ code, ...props }: Props & { code: ChoiceCode }) {
  const t = useMessages('qt-choice');
  const { content, answerKey, onChange, problems, upload, media } = props;
  const problem = useProblemMessages('qt-choice', problems);
  const removed = useRef<RemovedGaps<ChoiceItem, string[]>>(new Map());
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

  const newGap = (): string => nextGapId(items, gapIdsOf([content.passage?.text ?? '']), removed.current);

  /** Items follow the gaps of the text: same order, created with a gap and set aside without it. */
  function setClozeText(text: string): void {
    const { entries, keys, explained } = followGaps<ChoiceItem, string[]>({
      ids: gapIdsOf([text]).slice(0, maxItems),
      entries: items,
      keys: answerKey.correct,
      explanations: answerKey.itemExplanations,
      removed: removed.current,
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
    <EditorFrame {...props} namespace="qt-choice" isPlaced={isPlaced} withText={!cluster}>
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
      {one ? (
        items.map((item, index) => (
          <div key={item.id} className={classes.single}>
            {itemFields(item, index, false)}
          </div>
        ))
      ) : (
        <ItemCards {...props} code={code} fields={(item, index) => itemFields(item, index, true)} />
      )}
      <Settings {...props} code={code} />
    </EditorFrame>
  );
}

/** The editor of one code. */
export const editor =
  (code: ChoiceCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
