/** Pairs while the author edits them, a card each, and below them the cards without a match. */
import { useState } from 'react';
import { IconArrowsShuffle, IconPlus, IconTrash, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { Button, IconButton } from '@vumon/ui';
import type { EditorProps } from '../../../schema/core.react.ts';
import { ItemExplanation } from '../../../editing/Frame.tsx';
import { PlayLimit, freely, audioFrom } from '../../../editing/Media.tsx';
import { newLocalId } from '../../../editing/ids.tsx';
import { ProblemLine } from '../../../editing/problems.tsx';
import { type Upload, UploadTool } from '../../../editing/upload.tsx';
import { EntryCard, AddEntry } from '../../../editing/entries/EntryCard.tsx';
import frame from '../../../editing/editing.module.css';
import { Audio } from '../../../playing/Audio.tsx';
import { useMessages } from '../../../messages.tsx';
import { AlsoRight } from './AlsoRight.tsx';
import {
  matchingFacts,
  maxEntries,
  type MatchingCode,
  type MatchingContent,
  type MatchingItem,
  type MatchingKey,
} from '../definition.ts';
import { letterLabel } from '../labels.ts';
import {
  cardsOf,
  mixed,
  moveItem,
  removePair,
  removeTarget,
  setCard,
  setItem,
  setTarget,
  sparesOf,
  withItem,
  withTarget,
  type Matching,
} from './pairing.ts';
import { SideFields } from './SideFields.tsx';
import classes from './matching-editor.module.css';

export interface PairFieldsProps extends Pick<EditorProps<MatchingContent, MatchingKey>, 'upload' | 'media'> {
  code: MatchingCode;
  matching: Matching;
  onChange(next: Matching): void;
  problem(path: string): string | undefined;
}

/** A button that adds the clip of one entry, or takes it away. */
function ClipTool({
  item,
  label,
  playLimit,
  upload,
  onChange,
}: {
  item: MatchingItem;
  label: string;
  playLimit: number;
  upload: Upload;
  onChange(item: MatchingItem): void;
}) {
  const t = useMessages('qt-matching');
  if (item.audio !== undefined) {
    const name = t('editor.removeClip', { label });
    return (
      <IconButton
        size="sm"
        aria-label={name}
        title={name}
        icon={<IconVolumeOff size={20} stroke={1.75} />}
        onClick={() => {
          const { audio: _, ...rest } = item;
          onChange(rest);
        }}
      />
    );
  }
  return (
    <UploadTool
      upload={upload}
      kind="audio"
      label={t('editor.clip', { label })}
      icon={<IconVolume size={20} stroke={1.75} />}
      onDone={(file) => onChange({ ...item, audio: audioFrom(file, playLimit) })}
    />
  );
}

/** The names of the two sides of a pair. */
const sides = {
  MG1: ['editor.left', 'editor.right'],
  DL2: ['editor.left', 'editor.right'],
  MG2: ['editor.definition', 'editor.word'],
  MG5: ['editor.prompt', 'editor.answer'],
  MG3: ['editor.left', 'editor.right'],
  MG4: ['editor.left', 'editor.right'],
} as const satisfies Record<MatchingCode, readonly [string, string]>;

export function PairFields(props: PairFieldsProps) {
  const { code, matching, onChange, problem } = props;
  const t = useMessages('qt-matching');
  const [fresh, setFresh] = useState<string | null>(null);
  const { content, answerKey } = matching;
  const { items, targets } = content;
  const cards = cardsOf(matching);
  const spares = sparesOf(matching);
  const { spare } = matchingFacts[code];
  const newId = (): string => newLocalId([...items, ...targets].map(({ id }) => id));
  const clipLimit = items.find((item) => item.audio !== undefined)?.audio?.playLimit ?? 2;

  function addPair(): void {
    const id = newId();
    setFresh(id);
    onChange(withItem(matching, { id, text: '' }));
  }
  function addSpare(): void {
    const id = newId();
    setFresh(id);
    onChange(withTarget(matching, { id, text: '' }, Math.random));
  }

  return (
    <>
      <ProblemLine text={problem('items')} />
      {items.map((item, index) => (
        <PairCard
          key={item.id}
          {...props}
          item={item}
          index={index}
          card={cards.get(item.id)}
          clipLimit={clipLimit}
          autoFocus={fresh === item.id}
          newId={newId}
          onNext={addPair}
        />
      ))}
      <div className={frame.inlineTools}>
        <Button
          icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          disabledReason={
            items.length >= maxEntries || targets.length >= maxEntries ? t('editor.tooMany', { max: maxEntries }) : null
          }
          onClick={addPair}
        >
          {t('editor.addPair')}
        </Button>
        {targets.length > 1 && (
          <Button
            variant="link"
            icon={<IconArrowsShuffle size={18} stroke={1.75} aria-hidden="true" />}
            title={t('editor.mixHint')}
            onClick={() => onChange(mixed(matching, Math.random))}
          >
            {t('editor.mix')}
          </Button>
        )}
        <span className={frame.hint}>{t('editor.mixHint')}</span>
      </div>
      <ProblemLine text={problem('targets')} />
      {(spare || spares.length > 0) && (
        <section className={frame.section} aria-label={t('editor.spares')}>
          <div>
            <span className={frame.label}>{t('editor.spares')}</span>
            <span className={frame.hint}>{t('editor.sparesHint')}</span>
          </div>
          {spares.map((target) => (
            <SpareCard key={target.id} {...props} target={target} autoFocus={fresh === target.id} />
          ))}
          {spare && (
            <AddEntry
              tooMany={targets.length >= maxEntries ? t('editor.tooMany', { max: maxEntries }) : null}
              onAdd={addSpare}
            >
              {t('editor.addSpare')}
            </AddEntry>
          )}
        </section>
      )}
      {items.some((item) => item.audio !== undefined) && (
        <PlayLimit
          limit={clipLimit}
          onChange={(playLimit) =>
            onChange({
              content: {
                ...content,
                items: items.map((item) =>
                  item.audio === undefined ? item : { ...item, audio: { ...item.audio, playLimit } },
                ),
              },
              answerKey,
            })
          }
        />
      )}
    </>
  );
}

interface PairCardProps extends PairFieldsProps {
  readonly item: MatchingContent['items'][number];
  readonly index: number;
  /** The id of the card beside the entry. */
  readonly card: string | undefined;
  readonly clipLimit: number;
  readonly autoFocus: boolean;
  newId(): string;
  /** Adds a pair; called by Enter in the last one. */
  onNext(): void;
}

/** A pair: the entry, the card beside it, and further right cards. */
function PairCard({
  code,
  matching,
  onChange,
  problem,
  upload,
  media,
  item,
  index,
  card,
  clipLimit,
  autoFocus,
  newId,
  onNext,
}: PairCardProps) {
  const t = useMessages('qt-matching');
  const { content, answerKey } = matching;
  const { items, targets } = content;
  const [left, right] = sides[code];
  const place = targets.findIndex((target) => target.id === card);
  const label = t('editor.pair', { number: index + 1 });
  const target = targets.find(({ id }) => id === card);
  return (
    <EntryCard
      label={label}
      index={index}
      count={items.length}
      toolsClass={classes.itemTools}
      onMove={(by) => onChange(moveItem(matching, index, by))}
      onRemove={() => onChange(removePair(matching, item.id))}
    >
      <div className={classes.pair}>
        <div className={classes.leftSide}>
          <SideFields
            label={t(left)}
            value={item}
            pictureLabel={t('editor.leftPicture', { label })}
            error={problem(`items.${index}`)}
            autoFocus={autoFocus}
            upload={upload}
            media={media}
            tools={
              code === 'MG5' ? (
                <ClipTool
                  item={item}
                  label={label}
                  playLimit={clipLimit}
                  upload={upload}
                  onChange={(next) => onChange(setItem(matching, next))}
                />
              ) : undefined
            }
            onChange={({ text, image }) => {
              const { image: _, ...rest } = item;
              onChange(setItem(matching, { ...rest, text, ...(image === undefined ? {} : { image }) }));
            }}
          />
          {item.audio !== undefined && (
            <Audio
              key={item.audio.media}
              audio={{ ...item.audio, playLimit: 0 }}
              port={freely(media)}
              label={t('editor.clipTitle')}
            />
          )}
        </div>
        <div>
          <SideFields
            label={t(right)}
            value={target ?? { text: '' }}
            mark={<CardLetter letter={card === undefined ? null : letterLabel(place)} />}
            pictureLabel={t('editor.rightPicture', { label })}
            error={(card === undefined ? undefined : problem(`targets.${place}`)) ?? problem(`items.${index}.correct`)}
            upload={upload}
            media={media}
            onChange={({ text, image }) =>
              onChange(
                setCard(matching, item.id, { text, ...(image === undefined ? {} : { image }) }, newId(), Math.random),
              )
            }
            onEnter={index === items.length - 1 && items.length < maxEntries ? onNext : undefined}
          />
        </div>
      </div>
      <div className={classes.extras}>
        <AlsoRight code={code} matching={matching} item={item.id} onChange={onChange} />
        <ItemExplanation
          answerKey={answerKey}
          item={item.id}
          label={t('editor.itemExplanation')}
          onChange={(key) => onChange({ content, answerKey: key })}
        />
      </div>
    </EntryCard>
  );
}

/** A card that belongs to no entry. */
function SpareCard({
  matching,
  onChange,
  problem,
  upload,
  media,
  target,
  autoFocus,
}: Omit<PairFieldsProps, 'code'> & {
  readonly target: MatchingContent['targets'][number];
  readonly autoFocus: boolean;
}) {
  const t = useMessages('qt-matching');
  const place = matching.content.targets.findIndex(({ id }) => id === target.id);
  const label = t('editor.spare', { label: letterLabel(place) });
  return (
    <SideFields
      hideLabel
      label={label}
      value={target}
      mark={<CardLetter letter={letterLabel(place)} />}
      pictureLabel={t('editor.addPicture', { label })}
      error={problem(`targets.${place}`)}
      autoFocus={autoFocus}
      upload={upload}
      media={media}
      tools={
        <IconButton
          size="sm"
          aria-label={t('editor.remove', { label })}
          icon={<IconTrash size={20} stroke={1.75} />}
          onClick={() => onChange(removeTarget(matching, target.id))}
        />
      }
      onChange={({ text, image }) =>
        onChange(setTarget(matching, target.id, { text, ...(image === undefined ? {} : { image }) }))
      }
    />
  );
}

/** The letter of a card on the paper; empty where there is no card yet. */
function CardLetter({ letter }: { letter: string | null }) {
  const t = useMessages('qt-matching');
  return (
    <span
      className={classes.bubble}
      data-empty={letter === null || undefined}
      title={letter === null ? undefined : t('editor.place', { label: letter })}
    >
      {letter === null ? null : <span aria-hidden="true">{letter}</span>}
      {letter !== null && <span className="visually-hidden">{t('editor.place', { label: letter })}</span>}
    </span>
  );
}
