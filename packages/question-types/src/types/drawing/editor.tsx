/** The editor of the drawing family: the picture and its zones, then the tasks. */
import type { ComponentType } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { Button, Checkbox, NumberedCard } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { CharacterCount, ExplanationField, InstructionFields } from '../../editing/Frame.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { PlaceTools } from '../../editing/PlaceTools.tsx';
import { ProblemsNote, useProblemWords } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import frame from '../../editing/editing.module.css';
import { countCharacters } from '../../schema/validation.ts';
import { useMessages } from '../../messages.tsx';
import type { Zone } from '../../zones/geometry.ts';
import { PictureField, withPicture } from '../../zones/PictureField.tsx';
import { PictureZonesField } from '../../zones/PictureZonesField.tsx';
import { maxItems, maxZones } from './definition.ts';
import type { DrawingAnswer, DrawingCode, DrawingContent, DrawingKey, DrawingZone } from './definition.ts';
import { ItemFields } from './ItemFields.tsx';
import classes from './drawing.module.css';

type Props = EditorProps<DrawingContent, DrawingKey>;

const isPlaced = (path: string): boolean =>
  /^(picture|zones(\.\d+\.name)?|items\.\d+(\.(text|zone|colour|shape|accepted))?|audio|images)$/.test(path);

/** Zones from the zone editor, which does not handle words. */
function keepingWords(drawn: readonly Zone[], before: readonly DrawingZone[]): DrawingZone[] {
  return drawn.map((zone) => {
    const words = before.find((old) => old.id === zone.id)?.words;
    return words === undefined ? zone : { ...zone, words };
  });
}

function Editor({ code, ...props }: Props & { code: DrawingCode }) {
  const t = useMessages('qt-drawing');
  const { content, answerKey, onChange, problems, upload, media } = props;
  const problem = useProblemWords('qt-drawing', problems);
  const { items, zones, picture } = content;
  const answerOf = (id: string): DrawingAnswer => answerKey.answers[id] ?? {};
  const counted = [
    content.instructions,
    content.example,
    ...items.flatMap((item) => [item.text, ...(answerOf(item.id).accepted ?? [])]),
  ];
  const set = (part: Partial<DrawingContent>): void => onChange({ content: { ...content, ...part }, answerKey });

  /** Removes deleted zones from the answers. */
  function setZones(next: DrawingZone[]): void {
    const ids = new Set(next.map((zone) => zone.id));
    const answers = Object.fromEntries(
      Object.entries(answerKey.answers).map(([item, answer]): [string, DrawingAnswer] => {
        const { zone, ...rest } = answer;
        return [item, zone === undefined || ids.has(zone) ? answer : rest];
      }),
    );
    onChange({ content: { ...content, zones: next }, answerKey: { ...answerKey, answers } });
  }
  function addItem(): void {
    const id = newLocalId(items.map((item) => item.id));
    onChange({
      content: { ...content, items: [...items, { id, text: '' }] },
      answerKey: { ...answerKey, answers: { ...answerKey.answers, [id]: {} } },
    });
  }
  function removeItem(id: string): void {
    const { [id]: _, ...answers } = answerKey.answers;
    const { [id]: __, ...explanations } = answerKey.itemExplanations ?? {};
    onChange({
      content: { ...content, items: items.filter((item) => item.id !== id) },
      answerKey: {
        ...answerKey,
        answers,
        ...(answerKey.itemExplanations === undefined ? {} : { itemExplanations: explanations }),
      },
    });
  }
  function moveItem(index: number, by: -1 | 1): void {
    const next = [...items];
    const [item] = next.splice(index, 1);
    if (item !== undefined) next.splice(index + by, 0, item);
    set({ items: next });
  }
  function setWords(id: string, words: boolean): void {
    set({
      zones: zones.map((zone) => {
        if (zone.id !== id) return zone;
        const { words: _, ...rest } = zone;
        return words ? { ...rest, words } : rest;
      }),
    });
  }

  return (
    <div className={frame.editor}>
      <ProblemsNote namespace="qt-drawing" problems={problems} isPlaced={isPlaced} />
      {/* The picture comes first, because all other fields refer to it. */}
      <PictureField
        picture={picture}
        port={media}
        upload={upload}
        error={problem.at('picture')}
        onChange={(next) => onChange({ content: withPicture(content, next), answerKey })}
      />
      <RichTextField
        label={t('editor.instructions')}
        hint={t('editor.instructionsHint')}
        value={content.instructions}
        actions={<MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />}
        count={<CharacterCount count={countCharacters(counted)} />}
        onChange={(instructions) => set({ instructions })}
      />
      <MediaFields {...props} problemAt={problem.at} />
      <PictureZonesField
        picture={picture}
        zones={zones}
        media={media}
        problem={problem}
        max={maxZones}
        title={t('editor.zones')}
        onZones={(next) => setZones(keepingWords(next, zones))}
        {...(code === 'FC2'
          ? {
              fields: (id: string) => (
                <Checkbox
                  label={t('editor.wordZone')}
                  checked={zones.find((zone) => zone.id === id)?.words === true}
                  onChange={(on) => setWords(id, on)}
                />
              ),
            }
          : {})}
      />
      {items.map((item, index) => {
        const label = t('editor.task', { number: index + 1 });
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
                  onMove={(by) => moveItem(index, by)}
                  onRemove={() => removeItem(item.id)}
                />
              </span>
            }
          >
            <ItemFields
              code={code}
              content={content}
              item={item}
              answer={answerOf(item.id)}
              answerKey={answerKey}
              problem={(rest) => problem.under(`items.${index}.${rest}`)}
              onText={(text) => set({ items: items.map((old) => (old.id === item.id ? { ...old, text } : old)) })}
              onAnswer={(answer) =>
                onChange({ content, answerKey: { ...answerKey, answers: { ...answerKey.answers, [item.id]: answer } } })
              }
              onKey={(key) => onChange({ content, answerKey: key })}
            />
          </NumberedCard>
        );
      })}
      <div>
        <Button
          icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          disabledReason={items.length >= maxItems ? t('editor.tooManyTasks', { max: maxItems }) : null}
          onClick={addItem}
        >
          {t('editor.addTask')}
        </Button>
      </div>
      <ExplanationField {...props} />
      <InstructionFields {...props} withText={false} />
    </div>
  );
}

/** The editor of one code. */
export const editor =
  (code: DrawingCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
