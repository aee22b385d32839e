/** The editor of a composite: the passage or recording, and a list of parts, each in the editor of its own type. */
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, LoadingState, SelectField, Tag } from '@vumon/ui';
import type { EditorProps } from '../../schema/core.react.ts';
import type { CommonContent } from '../../schema/content-parts.ts';
import { CharacterCount, PassageFields, InComposite } from '../../editing/Frame.tsx';
import { newLocalId } from '../../editing/ids.tsx';
import { MediaFields, MediaTools } from '../../editing/Media.tsx';
import { PlaceTools } from '../../editing/entries/PlaceTools.tsx';
import { ProblemLine, useProblemMessages } from '../../editing/problems.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import { EditorFrame } from '../../editing/EditorFrame.tsx';
import { moveEntry, withoutEntry } from '../../editing/entries/changes.ts';
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

/** The names of the question types. */
function useTypeNames(): (code: string) => string {
  const { find } = useTranslation('qt-types');
  return (code) => find('types', `${code}.name`) ?? code;
}

interface PartCardProps extends Props {
  editors: PartEditors;
  definitions: PartDefinitions;
  part: CompositePart;
  /** The number of the part's first item. */
  first: number;
  index: number;
  open: boolean;
  onToggle(): void;
}

/** A part: its name and numbers, and, once opened, the editor of its type. */
function PartCard({ editors, definitions, part, first, index, open, onToggle, ...props }: PartCardProps) {
  const t = useMessages('qt-composite');
  const common = useMessages('qt');
  const types = useTypeNames();
  const { content, answerKey, onChange, problems, upload, media } = props;
  const { parts } = content;
  const label = t('editor.part', { number: index + 1 });
  const own = problems
    .filter(({ path }) => path === `parts.${index}` || path.startsWith(`parts.${index}.`))
    .map((one) => ({ ...one, path: one.path.slice(`parts.${index}.`.length) }));
  const editor = ownEntry(editors, part.type);
  const last = first + part.items.length - 1;
  const [summary = ''] =
    ownEntry(definitions, part.type)
      ?.texts(part.content)
      .summary.filter((text) => text !== '') ?? [];

  function setPart(next: object, key: object): void {
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

  return (
    <section className={classes.part} data-invalid={own.length > 0 || undefined} aria-label={label}>
      <div className={classes.head}>
        <button type="button" className={classes.toggle} aria-expanded={open} onClick={onToggle}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          <span className={classes.names}>
            <span>{types(part.type)}</span>
            <small>
              {part.items.length > 1
                ? common('player.items', { from: first, to: last })
                : common('player.item', { number: first })}
              {!open && summary !== '' && ` · ${plainTextOf(summary).replace(/\s+/g, ' ')}`}
            </small>
          </span>
        </button>
        {own.length > 0 && <Tag tone="bad">{t('editor.problems', { count: own.length })}</Tag>}
        <span className={classes.tools}>
          <PlaceTools
            label={label}
            index={index}
            count={parts.length}
            onMove={(by) => onChange({ content: { ...content, parts: moveEntry(parts, index, by) }, answerKey })}
            onRemove={() =>
              onChange({
                content: { ...content, parts: parts.filter((other) => other.id !== part.id) },
                answerKey: { ...answerKey, parts: withoutEntry(answerKey.parts, part.id) },
              })
            }
          />
        </span>
      </div>
      {open && (
        <div className={classes.body}>
          <InComposite value={true}>
            <Suspense fallback={<LoadingState compact />}>
              {editor !== undefined && (
                <Fields
                  editor={editor}
                  content={part.content}
                  answerKey={keyOfPart(definitions, answerKey, part)}
                  problems={own}
                  upload={upload}
                  media={media}
                  onChange={({ content: next, answerKey: key }) => setPart(next, key)}
                />
              )}
            </Suspense>
          </InComposite>
        </div>
      )}
    </section>
  );
}

/** Chooses the type of another part and adds it. */
function AddPart({
  code,
  definitions,
  count,
  onAdd,
}: {
  code: CompositeCode;
  definitions: PartDefinitions;
  count: number;
  onAdd(type: string): void;
}) {
  const t = useMessages('qt-composite');
  const types = useTypeNames();
  const [type, setType] = useState<string | null>(null);
  const choices = Object.values(definitions)
    .filter((definition) => mayBePart(code, definition.code))
    .toSorted((a, b) => a.id - b.id)
    .map((definition) => ({
      value: definition.code,
      label: `${types(definition.code)} (${definition.code})`,
    }));
  return (
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
          count >= maxParts ? t('editor.tooMany', { max: maxParts }) : type === null ? t('editor.chooseFirst') : null
        }
        onClick={() => {
          if (type === null) return;
          setType(null);
          onAdd(type);
        }}
      >
        {t('editor.addPart')}
      </Button>
    </div>
  );
}

function Editor({
  code,
  editors,
  definitions,
  ...props
}: Props & { code: CompositeCode; editors: PartEditors; definitions: PartDefinitions }) {
  const t = useMessages('qt-composite');
  const edit = useMessages('qt-editing');
  const { content, answerKey, onChange, problems, upload } = props;
  const problem = useProblemMessages('qt-composite', problems);
  const { parts } = content;
  const [open, setOpen] = useState<string | null>(parts[0]?.id ?? null);
  const reading = code === 'MIX1';

  function add(type: string): void {
    const made = emptyPart(definitions, type);
    const keyVersion = ownEntry(definitions, type)?.key;
    if (made === undefined || keyVersion === undefined) return;
    const id = newLocalId(parts.map((part) => part.id));
    setOpen(id);
    onChange({
      content: { ...content, parts: [...parts, partOf(definitions, id, type, made.content)] },
      answerKey: {
        ...answerKey,
        parts: { ...answerKey.parts, [id]: { type, schemaVersion: currentVersion(keyVersion), key: made.key } },
      },
    });
  }

  const passage = reading || content.passage !== undefined;
  const tools = <MediaTools content={content} answerKey={answerKey} onChange={onChange} upload={upload} />;
  const counter = <CharacterCount count={countCharacters([content.instructions, content.example])} />;
  return (
    <EditorFrame {...props} namespace="qt-composite" isPlaced={isPlaced} withText={false}>
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
          {numberedParts(content, 1).map(({ part, first }, index) => (
            <PartCard
              key={part.id}
              {...props}
              editors={editors}
              definitions={definitions}
              part={part}
              first={first}
              index={index}
              open={open === part.id}
              onToggle={() => setOpen(open === part.id ? null : part.id)}
            />
          ))}
        </div>
        <AddPart code={code} definitions={definitions} count={parts.length} onAdd={add} />
      </section>
    </EditorFrame>
  );
}

/** The editor of one code; the registry passes in the editors of the parts. */
export const editor =
  (code: CompositeCode, editors: PartEditors, definitions: PartDefinitions): ComponentType<Props> =>
  (props) => <Editor code={code} editors={editors} definitions={definitions} {...props} />;
