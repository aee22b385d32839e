/** Writing the tasks that are answered in one's own words. */
import type { ComponentType } from 'react';
import { Checkbox, IconButton, NumberField, TextField } from '@vumon/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { EditorProps } from '../../schema/core.react.ts';
import { AnswerTags } from '../../editing/AnswerTags.tsx';
import { CharacterCount, ExplanationField, InstructionFields, PassageFields } from '../../editing/Frame.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { ProblemLine, ProblemsNote, useProblemWords } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import frame from '../../editing/editing.module.css';
import { ModelField } from '../../marking/ModelField.tsx';
import { writingPresets } from '../../marking/presets.ts';
import { RubricFields } from '../../marking/RubricFields.tsx';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import { maxPoints, maxWordLimit } from './definition.ts';
import type { WritingCode, WritingContent, WritingItem, WritingKey } from './definition.ts';
import classes from './writing.module.css';

type Props = EditorProps<WritingContent, WritingKey>;

const isPlaced = (path: string): boolean =>
  /^(items\.0\.(prompt|keyword|points\.\d+)|words|matching\.accepted(\.\d+)?|rubric(\..*)?|passage\.text|audio|images)$/.test(
    path,
  );

/** The same without a field, or with it where it says something. */
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

function Editor({ code, ...props }: Props & { code: WritingCode }) {
  const t = useMessages('qt-writing');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemWords('qt-writing', problems);
  const item = content.items[0]!;
  const setContent = (next: WritingContent): void => onChange({ content: next, answerKey });
  const setItem = (next: WritingItem): void => setContent({ ...content, items: [next] });
  const setKey = (next: WritingKey): void => onChange({ content, answerKey: next });
  const { matching, rubric } = answerKey;
  const points = item.points ?? [];
  const counted = [
    content.instructions,
    content.example,
    item.prompt,
    item.keyword,
    item.before,
    item.after,
    ...points,
    ...(matching?.accepted ?? []),
    answerKey.model,
  ];
  const textField = (name: 'keyword' | 'before' | 'after', maxLength: number) => (
    <TextField
      label={t(`editor.${name}`)}
      placeholder={t(`editor.${name}Hint`)}
      maxLength={maxLength}
      value={item[name] ?? ''}
      error={problem.at(`items.0.${name}`)}
      onChange={(event) =>
        setItem(withOptional(item, name, event.currentTarget.value === '' ? undefined : event.currentTarget.value))
      }
    />
  );

  return (
    <div className={frame.editor}>
      <ProblemsNote namespace="qt-writing" problems={problems} isPlaced={isPlaced} />
      {content.passage !== undefined && <PassageFields {...props} needed={false} error={problem.at('passage.text')} />}
      <RichTextField
        label={code === 'SA1' ? t('editor.sentence') : t('editor.task')}
        hint={code === 'SA1' ? t('editor.sentenceHint') : undefined}
        value={item.prompt}
        minHeight={code === 'SA1' ? 72 : 120}
        actions={<MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />}
        count={<CharacterCount count={countCharacters(counted)} />}
        error={problem.at('items.0.prompt')}
        onChange={(prompt) => setItem({ ...item, prompt })}
      />
      <MediaFields {...props} problemAt={problem.at} />
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
                error={problem.at(`items.0.points.${at}`)}
                onChange={(event) =>
                  setItem({
                    ...item,
                    points: points.map((old, index) => (index === at ? event.currentTarget.value : old)),
                  })
                }
              />
              <IconButton
                aria-label={t('editor.removePoint', { number: at + 1 })}
                icon={<IconTrash size={18} stroke={1.75} />}
                onClick={() =>
                  setItem(
                    withOptional(
                      item,
                      'points',
                      points.length === 1 ? undefined : points.filter((_, index) => index !== at),
                    ),
                  )
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
          <span className={frame.label}>{t('editor.accepted')}</span>
          <AnswerTags
            label={t('editor.accepted')}
            answers={matching.accepted}
            placeholder={t('editor.acceptedHint')}
            error={problem.under('matching.accepted')}
            onChange={(accepted) => setKey({ ...answerKey, matching: { ...matching, accepted } })}
          />
          <span className={frame.hint}>{t('editor.acceptedNote')}</span>
          <div className={classes.shortFields}>
            <Checkbox
              label={t('editor.caseSensitive')}
              checked={matching.caseSensitive}
              onChange={(caseSensitive) => setKey({ ...answerKey, matching: { ...matching, caseSensitive } })}
            />
            <Checkbox
              label={t('editor.contractions')}
              checked={matching.contractions}
              onChange={(contractions) => setKey({ ...answerKey, matching: { ...matching, contractions } })}
            />
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
      {code === 'EW1' && (
        <ModelField model={answerKey.model} onChange={(model) => setKey(withOptional(answerKey, 'model', model))} />
      )}
      <ExplanationField answerKey={answerKey} onChange={setKey} />
      <InstructionFields {...props} />
    </div>
  );
}

/** The editor of one code. */
export const editor =
  (code: WritingCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
