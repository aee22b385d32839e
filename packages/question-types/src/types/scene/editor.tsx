/** The editor of the scene family: the picture and its zones, the sources, and what belongs where. */
import type { ComponentType } from 'react';
import { Checkbox, MultiSelectField, Segmented, SelectField } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import { ItemExplanation } from '../../editing/Frame.tsx';
import { useProblemMessages, type ProblemMessages } from '../../editing/problems.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { PictureHead } from '../../zones/PictureHead.tsx';
import frame from '../../editing/editing.module.css';
import { useMessages } from '../../messages.tsx';
import { PictureZonesField } from '../../zones/PictureZonesField.tsx';
import { maxZones } from './definition.ts';
import type { SceneCode, SceneContent, SceneKey } from './definition.ts';
import { itemsOf, partnersOf } from './pairs.ts';
import { SourceFields } from './SourceFields.tsx';
import classes from './scene.module.css';

type Props = EditorProps<SceneContent, SceneKey>;

const isPlaced = (path: string): boolean =>
  /^(picture|zones(\.\d+\.name)?|sources(\.\d+)?|pairs\.\d+|audio|images)$/.test(path);

/** The key without answers for zones and sources that were removed. */
function keyFor(code: SceneCode, content: SceneContent, key: SceneKey): SceneKey {
  const partners = new Set(partnersOf(code, content));
  const items = itemsOf(code, content);
  const kept = (record: Readonly<Record<string, string>> | undefined) =>
    Object.fromEntries(Object.entries(record ?? {}).filter(([id]) => items.includes(id)));
  const pairs = items.flatMap((item): [string, string[]][] => {
    const left = (key.pairs[item] ?? []).filter((id) => partners.has(id));
    return left.length === 0 ? [] : [[item, left]];
  });
  return {
    ...key,
    pairs: Object.fromEntries(pairs),
    ...(key.itemExplanations === undefined ? {} : { itemExplanations: kept(key.itemExplanations) }),
  };
}

/** Inverts the answers, where items and partners are swapped. */
function turned(pairs: SceneKey['pairs']): SceneKey['pairs'] {
  return Object.fromEntries(
    Object.entries(pairs).flatMap(([item, others]) => others.slice(0, 1).map((other) => [other, [item]])),
  );
}

/** Which zones or sources belong to each item. */
function AnswerFields({ code, problem, ...props }: Props & { code: SceneCode; problem: ProblemMessages }) {
  const t = useMessages('qt-scene');
  const { content, answerKey, onChange } = props;
  const { zones, sources } = content;
  const nameOf = (id: string): string => {
    const source = sources.find((one) => one.id === id);
    const name = source === undefined ? zones.find((zone) => zone.id === id)?.name : source.text || source.image?.alt;
    return name === undefined || name.trim() === '' ? t('editor.unnamed') : name;
  };
  const items = itemsOf(code, content);
  const options = partnersOf(code, content).map((id, index) => ({
    value: id,
    label: code === 'DL3' ? nameOf(id) : `${index + 1}. ${nameOf(id)}`,
  }));
  const setPair = (item: string, pair: readonly string[]): void => {
    const { [item]: _, ...others } = answerKey.pairs;
    onChange({
      content,
      answerKey: { ...answerKey, pairs: pair.length === 0 ? others : { ...others, [item]: [...pair] } },
    });
  };

  return (
    <section className={classes.pairs} aria-label={t('editor.key')}>
      <span className={frame.label}>{t('editor.key')}</span>
      {items.length === 0 && <span className={frame.hint}>{t('editor.noItems')}</span>}
      {items.map((item, index) => {
        const label = t('editor.keyOf', { number: index + 1, name: nameOf(item) });
        const pair = answerKey.pairs[item] ?? [];
        return (
          <div key={item} className={classes.sourceBody}>
            {code === 'DL3' ? (
              <MultiSelectField
                label={label}
                placeholder={t('editor.chooseMany')}
                data={options}
                value={pair}
                error={problem.at(`pairs.${index}`)}
                onChange={(next) => setPair(item, next)}
              />
            ) : (
              <SelectField
                label={label}
                placeholder={t('editor.choose')}
                data={options}
                value={pair[0] ?? null}
                error={problem.at(`pairs.${index}`)}
                onChange={(next) => setPair(item, next === null ? [] : [next])}
              />
            )}
            <ItemExplanation
              answerKey={answerKey}
              item={item}
              label={t('editor.itemExplanation')}
              onChange={(key) => onChange({ content, answerKey: key })}
            />
          </div>
        );
      })}
    </section>
  );
}

function Editor({ code, ...props }: Props & { code: SceneCode }) {
  const t = useMessages('qt-scene');
  const { content, answerKey, onChange, problems, upload, media } = props;
  const problem = useProblemMessages('qt-scene', problems);
  const { picture, zones, sources, starts, numbered } = content;
  const set = (part: Partial<SceneContent>): void => {
    const next = { ...content, ...part };
    onChange({ content: next, answerKey: keyFor(code, next, answerKey) });
  };
  return (
    <EditorFrame {...props} namespace="qt-scene" isPlaced={isPlaced} withText={false}>
      <PictureHead
        {...props}
        problem={problem}
        label={t('editor.instructions')}
        hint={t('editor.instructionsHint')}
        counted={sources.map((source) => source.text)}
      />
      <PictureZonesField
        picture={picture}
        zones={zones}
        media={media}
        problem={problem}
        max={maxZones}
        title={t(`editor.zones.${code}`)}
        taken={sources.map((source) => source.id)}
        onZones={(next) => set({ zones: next, starts: starts.filter((id) => next.some((zone) => zone.id === id)) })}
        {...(code === 'DL3'
          ? {
              fields: (id: string) => (
                <Checkbox
                  label={t('editor.start')}
                  checked={starts.includes(id)}
                  onChange={(on) => set({ starts: on ? [...starts, id] : starts.filter((start) => start !== id) })}
                />
              ),
            }
          : {})}
      />
      {code !== 'DL3' && (
        <>
          <SourceFields
            code={code}
            content={content}
            media={media}
            upload={upload}
            problem={problem}
            onChange={(next) => set({ sources: next })}
          />
          <div className={frame.setting}>
            <span className={frame.label}>{t('editor.numbered')}</span>
            <Segmented
              aria-label={t('editor.numbered')}
              value={numbered}
              options={[
                { value: 'sources', label: t(`editor.bySources.${code}`) },
                { value: 'zones', label: t(`editor.byZones.${code}`) },
              ]}
              onChange={(next) => {
                if (next === numbered) return;
                const changed = { ...content, numbered: next };
                onChange({
                  content: changed,
                  answerKey: keyFor(code, changed, { ...answerKey, pairs: turned(answerKey.pairs) }),
                });
              }}
            />
          </div>
        </>
      )}
      <AnswerFields {...props} code={code} problem={problem} />
    </EditorFrame>
  );
}

/** The editor of one code. */
export const editor =
  (code: SceneCode): ComponentType<Props> =>
  (props) => <Editor code={code} {...props} />;
