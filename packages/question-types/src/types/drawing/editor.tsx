/** The editor of the drawing family: the picture and its zones, then the tasks. */
import type { ComponentType } from 'react';
import { Checkbox } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { newLocalId } from '../../editing/ids.tsx';
import { useProblemMessages } from '../../editing/problems.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { AddEntry, EntryCard } from '../../editing/entries/EntryCard.tsx';
import { moveEntry, withoutEntry, withoutExplanation } from '../../editing/entries/changes.ts';
import { PictureHead } from '../../zones/PictureHead.tsx';
import { useMessages } from '../../messages.tsx';
import type { Zone } from '../../zones/geometry.ts';
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
  const { content, answerKey, onChange, problems, media } = props;
  const problem = useProblemMessages('qt-drawing', problems);
  const { items, zones, picture } = content;
  const answerOf = (id: string): DrawingAnswer => answerKey.answers[id] ?? {};
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
    const key = withoutExplanation(answerKey, id);
    onChange({
      content: { ...content, items: items.filter((item) => item.id !== id) },
      answerKey: { ...key, answers: withoutEntry(key.answers, id) },
    });
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
    <EditorFrame {...props} namespace="qt-drawing" isPlaced={isPlaced} withText={false}>
      <PictureHead
        {...props}
        problem={problem}
        label={t('editor.instructions')}
        hint={t('editor.instructionsHint')}
        counted={items.flatMap((item) => [item.text, ...(answerOf(item.id).accepted ?? [])])}
      />
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
          <EntryCard
            key={item.id}
            label={label}
            index={index}
            count={items.length}
            toolsClass={classes.itemTools}
            onMove={(by) => set({ items: moveEntry(items, index, by) })}
            onRemove={() => removeItem(item.id)}
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
          </EntryCard>
        );
      })}
      <AddEntry tooMany={items.length >= maxItems ? t('editor.tooManyTasks', { max: maxItems }) : null} onAdd={addItem}>
        {t('editor.addTask')}
      </AddEntry>
    </EditorFrame>
  );
}

/** The editor of one code. */
export const editor =
  (code: DrawingCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
