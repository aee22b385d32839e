/** The editor of free-text tasks. */
import type { ComponentType, ReactNode } from 'react';
import { Checkbox, NumberField, TextField } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { AcceptedForms } from '../../editing/AcceptedForms.tsx';
import { AnswerTags } from '../../editing/AnswerTags.tsx';
import { CharacterCount, ItemExplanation, PassageFields } from '../../editing/Frame.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { ProblemLine, useProblemMessages, type ProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { TextLines } from '../../editing/entries/TextLines.tsx';
import { AddEntry, EntryCard } from '../../editing/entries/EntryCard.tsx';
import { moveEntry } from '../../editing/entries/changes.ts';
import frame from '../../editing/editing.module.css';
import { ModelField } from '../../marking/ModelField.tsx';
import { writingPresets } from '../../marking/presets.ts';
import { RubricFields } from '../../marking/RubricFields.tsx';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { matchesText } from '../text-gaps/typed-answers/matching.ts';
import { otherWritings } from '../text-gaps/typed-answers/other-writings.ts';
import { acceptedFor, keyForItems, modelFor, readingsOf, withAnswers } from './answers.ts';
import { maxItems, maxPoints, maxWordLimit } from './definition.ts';
import type { WritingCode, WritingContent, WritingItem, WritingKey } from './definition.ts';
import classes from './writing.module.css';

type Props = EditorProps<WritingContent, WritingKey>;
type Matching = NonNullable<WritingKey['matching']>;

const isPlaced = (path: string): boolean =>
  /^(items\.\d+\.(prompt|keyword|points\.\d+|accepted\.\d+)|words|matching\.accepted(\.\d+)?|rubric(\..*)?|passage\.text|audio|images)$/.test(
    path,
  );

/** The same object without a field, or with it where it has a value. */
function withOptional<Thing extends object, Name extends keyof Thing>(
  thing: Thing,
  name: Name,
  value: Thing[Name] | undefined,
): Thing {
  const { [name]: _, ...rest } = thing;
  return (value === undefined ? rest : { ...rest, [name]: value }) as Thing;
}

const wordsOf = (value: string | number): number | undefined => {
  const count = Math.trunc(Number(value));
  return value === '' || !(count >= 1) ? undefined : Math.min(maxWordLimit, count);
};

/** One item: its task, and for SA1 its accepted answers. */
function ItemFields({
  code,
  item,
  index,
  problem,
  tools,
  count,
  children,
  ...props
}: Props & {
  code: WritingCode;
  item: WritingItem;
  index: number;
  problem: ProblemMessages;
  tools?: ReactNode;
  count?: ReactNode;
  /** Media of the whole question, below the first item's text. */
  children?: ReactNode;
}) {
  const t = useMessages('qt-writing');
  const { content, answerKey, onChange } = props;
  const several = content.items.length > 1;
  const setItem = (next: WritingItem): void =>
    onChange({ content: { ...content, items: content.items.with(index, next) }, answerKey });
  const setAnswers = (answers: Parameters<typeof withAnswers>[3]): void =>
    onChange({ content, answerKey: withAnswers(content, answerKey, item, answers) });
  const { matching } = answerKey;
  const accepted = acceptedFor(content, answerKey, item);
  const path = `items.${index}`;
  const textField = (name: 'keyword' | 'before' | 'after', maxLength: number) => (
    <TextField
      label={t(`editor.${name}`)}
      placeholder={t(`editor.${name}Hint`)}
      maxLength={maxLength}
      value={item[name] ?? ''}
      error={problem.at(`${path}.${name}`)}
      onChange={(event) =>
        setItem(withOptional(item, name, event.currentTarget.value === '' ? undefined : event.currentTarget.value))
      }
    />
  );

  return (
    <>
      <RichTextField
        label={code === 'SA1' ? t('editor.sentence') : t('editor.task')}
        hint={code === 'SA1' ? t('editor.sentenceHint') : undefined}
        value={item.prompt}
        minHeight={code === 'SA1' ? 72 : 120}
        actions={tools}
        count={count}
        error={problem.at(`${path}.prompt`)}
        onChange={(prompt) => setItem({ ...item, prompt })}
      />
      {children}
      {code === 'SA1' && (
        <div className={classes.shortFields}>
          {textField('keyword', 60)}
          {textField('before', 300)}
          {textField('after', 300)}
        </div>
      )}
      {code === 'EW1' && (
        <TextLines
          label={t('editor.points')}
          lines={item.points ?? []}
          max={maxPoints}
          lineLabel={(number) => t('editor.point', { number })}
          removeLabel={(number) => t('editor.removePoint', { number })}
          addLabel={t('editor.addPoint')}
          errorAt={(at) => problem.at(`${path}.points.${at}`)}
          onChange={(points) => setItem(withOptional(item, 'points', points.length === 0 ? undefined : points))}
        />
      )}
      {matching !== undefined && (
        <div className={classes.list}>
          <span className={frame.label}>{t('editor.accepted')}</span>
          <AnswerTags
            label={t('editor.accepted')}
            answers={accepted}
            placeholder={t('editor.acceptedHint')}
            error={problem.under(index === 0 ? 'matching.accepted' : `${path}.accepted`)}
            onChange={(next) => setAnswers({ accepted: next })}
          />
          {accepted[0] !== undefined && (
            <AcceptedForms
              forms={otherWritings(accepted[0], matching)}
              accepts={(answer) => matchesText(answer, readingsOf(item, accepted), matching)}
            />
          )}
        </div>
      )}
      {code === 'EW1' && (
        <ModelField model={modelFor(content, answerKey, item)} onChange={(model) => setAnswers({ model })} />
      )}
      {several && (
        <ItemExplanation
          answerKey={answerKey}
          item={item.id}
          label={t('editor.itemExplanation')}
          onChange={(key) => onChange({ content, answerKey: key })}
        />
      )}
    </>
  );
}

/** The fewest and the most words of a text. */
function WordLimits({ content, onChange }: { content: WritingContent; onChange(content: WritingContent): void }) {
  const t = useMessages('qt-writing');
  return (
    <div className={`${classes.shortFields} ${classes.wordFields}`}>
      <NumberField
        label={t('editor.minWords')}
        placeholder={t('editor.noLimit')}
        min={1}
        max={maxWordLimit}
        allowDecimal={false}
        value={content.minWords ?? ''}
        onChange={(value) => onChange(withOptional(content, 'minWords', wordsOf(value)))}
      />
      <NumberField
        label={t('editor.maxWords')}
        placeholder={t('editor.noLimit')}
        min={1}
        max={maxWordLimit}
        allowDecimal={false}
        value={content.maxWords ?? ''}
        onChange={(value) => onChange(withOptional(content, 'maxWords', wordsOf(value)))}
      />
    </div>
  );
}

/** How closely an answer must agree with an accepted one. */
function MatchingRules({ matching, onChange }: { matching: Matching; onChange(matching: Matching): void }) {
  const t = useMessages('qt-writing');
  const { caseSensitive, contractions, punctuation } = matching;
  return (
    <div className={classes.list}>
      <span className={frame.hint}>{t('editor.acceptedNote')}</span>
      <div className={classes.shortFields}>
        <Checkbox
          label={t('editor.caseSensitive')}
          checked={caseSensitive}
          onChange={(on) => onChange({ ...matching, caseSensitive: on })}
        />
        <Checkbox
          label={t('editor.contractions')}
          checked={contractions}
          onChange={(on) => onChange({ ...matching, contractions: on })}
        />
        <Checkbox
          label={t('editor.punctuation')}
          checked={punctuation === true}
          onChange={(on) => onChange(withOptional(matching, 'punctuation', on ? true : undefined))}
        />
      </div>
    </div>
  );
}

function Editor({ code, ...props }: Props & { code: WritingCode }) {
  const t = useMessages('qt-writing');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemMessages('qt-writing', problems);
  const { items } = content;
  const several = items.length > 1;
  const setContent = (next: WritingContent): void => onChange({ content: next, answerKey });
  const setItems = (next: WritingItem[]): void =>
    onChange({ content: { ...content, items: next }, answerKey: keyForItems(content, answerKey, next) });
  const { matching, rubric } = answerKey;
  const counted = [
    content.instructions,
    content.example,
    ...items.flatMap((item) => [
      item.prompt,
      item.keyword,
      item.before,
      item.after,
      ...(item.points ?? []),
      ...acceptedFor(content, answerKey, item),
      modelFor(content, answerKey, item),
    ]),
  ];
  const media = <MediaFields {...props} problemAt={problem.at} />;

  return (
    <EditorFrame {...props} namespace="qt-writing" isPlaced={isPlaced}>
      <PassageFields {...props} needed={false} error={problem.at('passage.text')} />
      {items.map((item, index) => {
        const fields = (
          <ItemFields
            {...props}
            code={code}
            item={item}
            index={index}
            problem={problem}
            {...(index === 0 && {
              tools: <MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />,
              count: <CharacterCount count={countCharacters(counted)} />,
            })}
          >
            {index === 0 && media}
          </ItemFields>
        );
        const label = t('editor.item', { number: index + 1 });
        if (!several)
          return (
            <div key={item.id} className={frame.section}>
              {fields}
            </div>
          );
        return (
          <EntryCard
            key={item.id}
            label={label}
            index={index}
            count={items.length}
            toolsClass={classes.itemTools}
            onMove={(by) => setItems(moveEntry(items, index, by))}
            onRemove={() => setItems(items.toSpliced(index, 1))}
          >
            {fields}
          </EntryCard>
        );
      })}
      <AddEntry
        tooMany={items.length >= maxItems[code] ? t('editor.tooManyItems', { max: maxItems[code] }) : null}
        onAdd={() => setItems([...items, { id: newLocalId(items.map(({ id }) => id)), prompt: '' }])}
      >
        {t('editor.addItem')}
      </AddEntry>
      <div>
        <WordLimits content={content} onChange={setContent} />
        <ProblemLine text={problem.at('words')} />
      </div>
      {matching !== undefined && (
        <MatchingRules
          matching={matching}
          onChange={(next) => onChange({ content, answerKey: { ...answerKey, matching: next } })}
        />
      )}
      {rubric !== undefined && (
        <RubricFields
          rubric={rubric}
          shown={content.criteria}
          presets={writingPresets}
          problem={problem}
          onChange={(next, shown) =>
            onChange({ content: withOptional(content, 'criteria', shown), answerKey: { ...answerKey, rubric: next } })
          }
        />
      )}
    </EditorFrame>
  );
}

/** The editor of one code. */
export const editor =
  (code: WritingCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
