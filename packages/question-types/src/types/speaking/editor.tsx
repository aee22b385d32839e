/** The editor of speaking tasks. */
import type { ComponentType, ReactNode } from 'react';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button, IconButton, NumberField, NumberedCard, Switch } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, PassageFields } from '../../editing/Frame.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { useProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { TextLines } from '../../editing/entries/TextLines.tsx';
import { ModelField } from '../../marking/ModelField.tsx';
import { speakingPresets } from '../../marking/presets.ts';
import { RubricFields } from '../../marking/RubricFields.tsx';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import {
  longestPreparation,
  longestAnswerSeconds,
  maxCues,
  maxSpokenItems,
  newTalk,
  shortestTalk,
} from './definition.ts';
import type { SpeakingCode, SpeakingContent, SpeakingItem, SpeakingKey } from './definition.ts';
import classes from './speaking.module.css';

type Props = EditorProps<SpeakingContent, SpeakingKey>;

const isPlaced = (path: string): boolean =>
  /^(items\.\d+\.(prompt|cues\.\d+)|rubric(\..*)?|passage\.text|audio|images)$/.test(path);

const within = (value: string | number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.trunc(Number(value)) || 0));

interface TalkFieldsProps {
  code: SpeakingCode;
  item: SpeakingItem;
  index: number;
  problemAt(path: string): string | undefined;
  tools: ReactNode;
  count: ReactNode;
  onChange(item: SpeakingItem): void;
}

function TalkFields({ code, item, index, problemAt, tools, count, onChange }: TalkFieldsProps) {
  const t = useMessages('qt-speaking');
  const cues = item.cues ?? [];
  const setCues = (next: string[]): void => {
    const { cues: _, ...rest } = item;
    onChange(next.length === 0 ? rest : { ...rest, cues: next });
  };
  return (
    <div className={classes.talkFields}>
      <RichTextField
        label={code === 'SP1' ? t('editor.text') : t('editor.prompt')}
        hint={code === 'SP1' ? t('editor.textHint') : undefined}
        value={item.prompt}
        minHeight={code === 'SP1' ? 140 : 72}
        actions={tools}
        count={count}
        error={problemAt(`items.${index}.prompt`)}
        onChange={(prompt) => onChange({ ...item, prompt })}
      />
      {code === 'SP2' && (
        <TextLines
          label={t('editor.cues')}
          lines={cues}
          max={maxCues}
          lineLabel={(number) => t('editor.cue', { number })}
          removeLabel={(number) => t('editor.removeCue', { number })}
          addLabel={t('editor.addCue')}
          errorAt={(at) => problemAt(`items.${index}.cues.${at}`)}
          onChange={setCues}
        />
      )}
      <div className={classes.times}>
        <NumberField
          label={t('editor.preparation')}
          suffix={t('editor.secondsUnit')}
          min={0}
          max={longestPreparation}
          allowDecimal={false}
          value={item.preparation}
          onChange={(value) => onChange({ ...item, preparation: within(value, 0, longestPreparation) })}
        />
        <NumberField
          label={t('editor.seconds')}
          suffix={t('editor.secondsUnit')}
          min={shortestTalk}
          max={longestAnswerSeconds}
          allowDecimal={false}
          clampBehavior="blur"
          value={item.seconds}
          onChange={(value) => onChange({ ...item, seconds: within(value, shortestTalk, longestAnswerSeconds) })}
        />
      </div>
    </div>
  );
}

function Editor({ code, ...props }: Props & { code: SpeakingCode }) {
  const t = useMessages('qt-speaking');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemMessages('qt-speaking', problems);
  const { items } = content;
  const setContent = (next: SpeakingContent): void => onChange({ content: next, answerKey });
  const counted = [
    content.instructions,
    content.example,
    ...items.flatMap((item) => [item.prompt, ...(item.cues ?? [])]),
    answerKey.model,
  ];
  const tools = <MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />;
  const fields = (item: SpeakingItem, index: number) => (
    <TalkFields
      code={code}
      item={item}
      index={index}
      problemAt={problem.at}
      tools={index === 0 ? tools : undefined}
      count={index === 0 ? <CharacterCount count={countCharacters(counted)} /> : undefined}
      onChange={(next) => setContent({ ...content, items: items.map((old) => (old.id === next.id ? next : old)) })}
    />
  );
  return (
    <EditorFrame {...props} namespace="qt-speaking" isPlaced={isPlaced}>
      {content.passage !== undefined && <PassageFields {...props} needed={false} error={problem.at('passage.text')} />}
      {code === 'SP1'
        ? items.slice(0, 1).map((item, index) => <div key={item.id}>{fields(item, index)}</div>)
        : items.map((item, index) => {
            const label = t('editor.talk', { number: index + 1 });
            return (
              <NumberedCard
                key={item.id}
                number={index + 1}
                label={label}
                aria-label={label}
                {...(items.length > 1 && {
                  action: (
                    <IconButton
                      size="sm"
                      aria-label={t('editor.removeTalk', { number: index + 1 })}
                      icon={<IconTrash size={18} stroke={1.75} />}
                      onClick={() => setContent({ ...content, items: items.filter(({ id }) => id !== item.id) })}
                    />
                  ),
                })}
              >
                {fields(item, index)}
              </NumberedCard>
            );
          })}
      {code === 'SP2' && items.length < maxSpokenItems && (
        <div>
          <Button
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() =>
              setContent({ ...content, items: [...items, newTalk(code, newLocalId(items.map(({ id }) => id)))] })
            }
          >
            {t('editor.addTalk')}
          </Button>
        </div>
      )}
      <MediaFields {...props} problemAt={problem.at} />
      <Switch
        label={t('editor.retakes')}
        checked={content.retakes}
        onChange={(retakes) => setContent({ ...content, retakes })}
      />
      <RubricFields
        rubric={answerKey.rubric}
        shown={content.criteria}
        presets={speakingPresets}
        problem={problem}
        onChange={(rubric, criteria) => {
          const { criteria: _, ...rest } = content;
          onChange({
            content: criteria === undefined ? rest : { ...rest, criteria },
            answerKey: { ...answerKey, rubric },
          });
        }}
      />
      <ModelField
        model={answerKey.model}
        onChange={(model) => {
          const { model: _, ...rest } = answerKey;
          onChange({ content, answerKey: model === undefined ? rest : { ...rest, model } });
        }}
      />
    </EditorFrame>
  );
}

/** The editor of one code. */
export const editor =
  (code: SpeakingCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
