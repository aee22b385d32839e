/** The editor of a composite: the passage or recording, and a list of parts, each in the editor of its own type. */
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, LoadingState, SelectField, Tag } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import type { CommonContent } from '../../schema/content-parts.ts';
import {
  CharacterCount,
  ExplanationField,
  InstructionFields,
  PassageFields,
  PassageLent,
} from '../../editing/Frame.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { PlaceTools } from '../../editing/PlaceTools.tsx';
import { ProblemLine, ProblemsNote, useProblemWords } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import frame from '../../editing/editing.module.css';
import { isBlankMarkup, plainTextOf } from '../../markup/index.ts';
import { ownEntry } from '../../schema/records.ts';
import type { Lazy } from '../../registry/lazily.tsx';
import { countCharacters } from '../../schema/validation.ts';
import { currentVersion } from '../../schema/versions.ts';
import { useMessages } from '../../messages.tsx';
import { mayBePart, type CompositeCode } from './codes.ts';
import { keyOfPart, partOf } from './definition.ts';
import type { CompositeContent, CompositeKey, CompositePart, PartDefinitions } from './definition.ts';
import { numberedParts, useLoaded } from './pieces.tsx';
import classes from './composite.module.css';

export type PartEditor = ComponentType<EditorProps<object, object>>;
export type PartEditors = Readonly<Record<string, Lazy<PartEditor>>>;

type Props = EditorProps<CompositeContent, CompositeKey>;

const maxParts = 20;
/** Problems of no field are shown above; a part shows its own, open or collapsed. */
const isPlaced = (path: string): boolean => /^(parts(\..*)?|passage\.text|audio|images)$/.test(path);

/** A new part has no passage of its own, because the parts share one. */
function emptyPart(definitions: PartDefinitions, type: string): { content: object; key: object } | undefined {
  const made = ownEntry(definitions, type)?.defaults();
  if (made === undefined) return undefined;
  const { passage, ...content } = made.content as CommonContent;
  return { content: passage === undefined || isBlankMarkup(passage.text) ? content : made.content, key: made.key };
}

function Fields({ editor, ...props }: EditorProps<object, object> & { editor: Lazy<PartEditor> }) {
  return <Loaded View={useLoaded(editor)} {...props} />;
}

function Loaded({ View, ...props }: EditorProps<object, object> & { View: PartEditor }) {
  return <View {...props} />;
}

function Editor({
  code,
  editors,
  definitions,
  ...props
}: Props & { code: CompositeCode; editors: PartEditors; definitions: PartDefinitions }) {
  const t = useMessages('qt-composite');
  const common = useMessages('qt');
  const edit = useMessages('qt-editing');
  const types = useTranslation('qt-types' as never).t as unknown as (key: string) => string;
  const { content, answerKey, onChange, problems, upload, media } = props;
  const problem = useProblemWords('qt-composite', problems);
  const { parts } = content;
  const [open, setOpen] = useState<string | null>(parts[0]?.id ?? null);
  const [type, setType] = useState<string | null>(null);
  const choices = Object.values(definitions)
    .filter((definition) => mayBePart(code, definition.code))
    .toSorted((a, b) => a.id - b.id)
    .map((definition) => ({
      value: definition.code,
      label: `${types(`types.${definition.code}.name`)} (${definition.code})`,
    }));
  const reading = code === 'MIX1';

  function setPart(part: CompositePart, next: object, key: object): void {
    const keyVersion = ownEntry(definitions, part.type)?.key;
    onChange({
      content: {
        ...content,
        parts: parts.map((old) => (old.id === part.id ? partOf(definitions, part.id, part.type, next) : old)),
      },
      answerKey: {
        ...answerKey,
        parts: {
          ...answerKey.parts,
          [part.id]: { type: part.type, schemaVersion: keyVersion === undefined ? 1 : currentVersion(keyVersion), key },
        },
      },
    });
  }
  function add(): void {
    const made = type === null ? undefined : emptyPart(definitions, type);
    const keyVersion = type === null ? undefined : ownEntry(definitions, type)?.key;
    if (type === null || made === undefined || keyVersion === undefined) return;
    const id = newLocalId(parts.map((part) => part.id));
    setOpen(id);
    setType(null);
    onChange({
      content: { ...content, parts: [...parts, partOf(definitions, id, type, made.content)] },
      answerKey: {
        ...answerKey,
        parts: { ...answerKey.parts, [id]: { type, schemaVersion: currentVersion(keyVersion), key: made.key } },
      },
    });
  }
  function remove(id: string): void {
    const { [id]: _, ...keys } = answerKey.parts;
    onChange({
      content: { ...content, parts: parts.filter((part) => part.id !== id) },
      answerKey: { ...answerKey, parts: keys },
    });
  }
  function move(from: number, by: -1 | 1): void {
    const next = [...parts];
    const [part] = next.splice(from, 1);
    if (part !== undefined) next.splice(from + by, 0, part);
    onChange({ content: { ...content, parts: next }, answerKey });
  }

  const passage = reading || content.passage !== undefined;
  const tools = <MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />;
  const counter = <CharacterCount count={countCharacters([content.instructions, content.example])} />;
  return (
    <div className={frame.editor}>
      <ProblemsNote namespace="qt-composite" problems={problems} isPlaced={isPlaced} />
      <RichTextField
        label={edit('editor.instructions.text')}
        value={content.instructions}
        minHeight={64}
        actions={passage ? undefined : tools}
        count={counter}
        onChange={(instructions) => onChange({ content: { ...content, instructions }, answerKey })}
      />
      {passage && <PassageFields {...props} needed={reading} error={problem.at('passage.text')} tools={tools} />}
      <MediaFields {...props} problemAt={problem.at} />
      <section className={frame.section} aria-label={t('editor.parts')}>
        <div>
          <span className={frame.label}>{t('editor.parts')}</span>
          <span className={frame.hint}>{t('editor.partsHint')}</span>
        </div>
        <ProblemLine text={problem.at('parts')} />
        <div className={classes.list}>
          {numberedParts(content, 1).map(({ part, first }, index) => {
            const label = t('editor.part', { number: index + 1 });
            const own = problems
              .filter(({ path }) => path === `parts.${index}` || path.startsWith(`parts.${index}.`))
              .map((one) => ({ ...one, path: one.path.slice(`parts.${index}.`.length) }));
            const editor = ownEntry(editors, part.type);
            const isOpen = open === part.id;
            const last = first + part.items.length - 1;
            const [summary = ''] =
              ownEntry(definitions, part.type)
                ?.texts(part.content)
                .summary.filter((text) => text !== '') ?? [];
            return (
              <section
                key={part.id}
                className={classes.part}
                data-invalid={own.length > 0 || undefined}
                aria-label={label}
              >
                <div className={classes.head}>
                  <button
                    type="button"
                    className={classes.toggle}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? null : part.id)}
                  >
                    <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
                    <span className={classes.names}>
                      <span>{types(`types.${part.type}.name`)}</span>
                      <small>
                        {part.items.length > 1
                          ? common('player.items', { from: first, to: last })
                          : common('player.item', { number: first })}
                        {!isOpen && summary !== '' && ` · ${plainTextOf(summary).replace(/\s+/g, ' ')}`}
                      </small>
                    </span>
                  </button>
                  {own.length > 0 && <Tag tone="bad">{t('editor.problems', { count: own.length })}</Tag>}
                  <span className={classes.tools}>
                    <PlaceTools
                      label={label}
                      index={index}
                      count={parts.length}
                      onMove={(by) => move(index, by)}
                      onRemove={() => remove(part.id)}
                    />
                  </span>
                </div>
                {isOpen && (
                  <div className={classes.body}>
                    <PassageLent value={true}>
                      <Suspense fallback={<LoadingState compact />}>
                        {editor !== undefined && (
                          <Fields
                            editor={editor}
                            content={part.content}
                            answerKey={keyOfPart(definitions, answerKey, part)}
                            problems={own}
                            upload={upload}
                            media={media}
                            onChange={({ content: next, answerKey: key }) => setPart(part, next, key)}
                          />
                        )}
                      </Suspense>
                    </PassageLent>
                  </div>
                )}
              </section>
            );
          })}
        </div>
        <div className={classes.add}>
          <SelectField
            searchable
            label={t('editor.type')}
            placeholder={t('editor.chooseType')}
            data={choices}
            value={type}
            onChange={setType}
          />
          <Button
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            disabledReason={
              parts.length >= maxParts
                ? t('editor.tooMany', { max: maxParts })
                : type === null
                  ? t('editor.chooseFirst')
                  : null
            }
            onClick={add}
          >
            {t('editor.addPart')}
          </Button>
        </div>
      </section>
      <ExplanationField {...props} />
      <InstructionFields {...props} withText={false} />
    </div>
  );
}

/** The editor of one code; the registry passes in the editors of the parts. */
export const editor =
  (code: CompositeCode, editors: PartEditors, definitions: PartDefinitions): ComponentType<Props> =>
  (props) => <Editor code={code} editors={editors} definitions={definitions} {...props} />;
