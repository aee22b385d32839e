/** The editor of free-text tasks. */
import type { ComponentType, ReactNode } from 'react';
import { Button, Checkbox, IconButton, NumberedCard, NumberField, TextField } from '@vumon/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { EditorProps } from '../../schema/core.react.ts';
import { AcceptedForms } from '../../editing/AcceptedForms.tsx';
import { AnswerTags } from '../../editing/AnswerTags.tsx';
import {
  CharacterCount,
  ExplanationField,
  InstructionFields,
  ItemExplanation,
  PassageFields,
} from '../../editing/Frame.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { PlaceTools } from '../../editing/PlaceTools.tsx';
import { ProblemLine, ProblemsNote, useProblemWords, type ProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import frame from '../../editing/editing.module.css';
import { ModelField } from '../../marking/ModelField.tsx';
import { writingPresets } from '../../marking/presets.ts';
import { RubricFields } from '../../marking/RubricFields.tsx';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { matchesText } from '../text-gaps/matching.ts';
import { otherWritings } from '../text-gaps/other-writings.ts';
import { acceptedFor, keyForItems, modelFor, readingsOf, withAnswers } from './answers.ts';
import { maxItems, maxPoints, maxWordLimit } from './definition.ts';
import type { WritingCode, WritingContent, WritingItem, WritingKey } from './definition.ts';
import classes from './writing.module.css';

type Props = EditorProps<WritingContent, WritingKey>;

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
  const points = item.points ?? [];
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
        <div className={classes.list} role="group" aria-label={t('editor.points')}>
          <span className={frame.label}>{t('editor.points')}</span>
          {points.map((point, at) => (
            <div key={at} className={classes.listRow}>
              <TextField
                aria-label={t('editor.point', { number: at + 1 })}
                maxLength={300}
                value={point}
                error={problem.at(`${path}.points.${at}`)}
                onChange={(event) => setItem({ ...item, points: points.with(at, event.currentTarget.value) })}
              />
              <IconButton
                aria-label={t('editor.removePoint', { number: at + 1 })}
                icon={<IconTrash size={18} stroke={1.75} />}
                onClick={() =>
                  setItem(withOptional(item, 'points', points.length === 1 ? undefined : points.toSpliced(at, 1)))
                }
              />
            </div>
          ))}
          {points.length < maxPoints && (
            <button
              type="button"
              className={frame.addLine}
              onClick={() => setItem({ ...item, points: [...points, ''] })}
            >
              <IconPlus size={18} stroke={1.75} aria-hidden="true" />
              {t('editor.addPoint')}
            </button>
          )}
        </div>
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

function Editor({ code, ...props }: Props & { code: WritingCode }) {
  const t = useMessages('qt-writing');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemWords('qt-writing', problems);
  const { items } = content;
  const several = items.length > 1;
  const setContent = (next: WritingContent): void => onChange({ content: next, answerKey });
  const setKey = (next: WritingKey): void => onChange({ content, answerKey: next });
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
  const rule = (
    name: 'caseSensitive' | 'contractions' | 'punctuation',
    checked: boolean,
    set: (on: boolean) => void,
  ) => <Checkbox label={t(`editor.${name}`)} checked={checked} onChange={set} />;

  return (
    <div className={frame.editor}>
      <ProblemsNote namespace="qt-writing" problems={problems} isPlaced={isPlaced} />
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
          <NumberedCard
            key={item.id}
            number={index + 1}
            label={label}
            aria-label={label}
            action={
              <span className={classes.itemTools}>
                <PlaceTools
                  label={label}
                  index={index}
                  count={items.length}
                  onMove={(by) => setItems(items.toSpliced(index, 1).toSpliced(index + by, 0, item))}
                  onRemove={() => setItems(items.toSpliced(index, 1))}
                />
              </span>
            }
          >
            {fields}
          </NumberedCard>
        );
      })}
      <div>
        <Button
          icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          disabledReason={items.length >= maxItems[code] ? t('editor.tooManyItems', { max: maxItems[code] }) : null}
          onClick={() => setItems([...items, { id: newLocalId(items.map(({ id }) => id)), prompt: '' }])}
        >
          {t('editor.addItem')}
        </Button>
      </div>
      <div>
        <div className={`${classes.shortFields} ${classes.wordFields}`}>
          <NumberField
            label={t('editor.minWords')}
            placeholder={t('editor.noLimit')}
            min={1}
            max={maxWordLimit}
            allowDecimal={false}
            value={content.minWords ?? ''}
            onChange={(value) => setContent(withOptional(content, 'minWords', wordsOf(value)))}
          />
          <NumberField
            label={t('editor.maxWords')}
            placeholder={t('editor.noLimit')}
            min={1}
            max={maxWordLimit}
            allowDecimal={false}
            value={content.maxWords ?? ''}
            onChange={(value) => setContent(withOptional(content, 'maxWords', wordsOf(value)))}
          />
        </div>
        <ProblemLine text={problem.at('words')} />
      </div>
      {matching !== undefined && (
        <div className={classes.list}>
          <span className={frame.hint}>{t('editor.acceptedNote')}</span>
          <div className={classes.shortFields}>
            {rule('caseSensitive', matching.caseSensitive, (caseSensitive) =>
              setKey({ ...answerKey, matching: { ...matching, caseSensitive } }),
            )}
            {rule('contractions', matching.contractions, (contractions) =>
              setKey({ ...answerKey, matching: { ...matching, contractions } }),
            )}
            {rule('punctuation', matching.punctuation === true, (on) =>
              setKey({ ...answerKey, matching: withOptional(matching, 'punctuation', on ? true : undefined) }),
            )}
          </div>
        </div>
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
      <ExplanationField {...props} />
      <InstructionFields {...props} />
    </div>
  );
}

/** The editor of one code. */
export const editor =
  (code: WritingCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
