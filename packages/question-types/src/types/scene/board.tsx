/** The picture with lines to it or objects on it, shared by player and review. */
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { IconHandFinger } from '@tabler/icons-react';
import type { ImageRef, MediaPort } from '../../schema/core.react.ts';
import { plainTextOf } from '../../markup/index.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { Chip, DragAndDrop } from '../../drag-and-drop/index.tsx';
import type { DragSource, Placed } from '../../drag-and-drop/index.tsx';
import { useMoves } from '../../drag-and-drop/DragAndDrop.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { endOf } from './ends.ts';
import { ZonePicture } from '../../zones/ZonePicture.tsx';
import type { ZoneLook } from '../../zones/ZonePicture.tsx';
import type { SceneCode, SceneContent, SceneSource } from './definition.ts';
import { itemsOf, onlyNewest, targetsOf } from './pairs.ts';
import { BoardLines, PictureLines, useLines, type LinesProps } from './lines.tsx';
import { EndZone, PlacedThing, StartZone, type Tone } from './zones.tsx';
import classes from './scene.module.css';

export interface BoardProps {
  code: SceneCode;
  content: SceneContent;
  media: MediaPort;
  picture: ImageRef;
  /** Sources in the order in which they are shown. */
  sources: readonly SceneSource[];
  placed: Placed;
  onChange(placed: Placed): void;
  readOnly: boolean;
  firstNumber: number;
  /** Whether each item has its own `data-item`, by which the player finds it; a single item is found by its card. */
  items: boolean;
  currentItem?: string | undefined;
  onCurrentItem?: ((item: string) => void) | undefined;
  toneOf?: ((source: string, zone: string) => Tone) | undefined;
}

/** The text of a source, or its picture with the text. */
function sourceView(source: SceneSource, media: MediaPort): ReactNode {
  const text = source.text !== '' && <RichText inline text={source.text} />;
  if (source.image === undefined) return text;
  return (
    <span className={classes.object}>
      <img src={media.url(source.image.media)} alt={source.text === '' ? source.image.alt : ''} draggable={false} />
      {text && <span>{text}</span>}
    </span>
  );
}

export const nameOf = (source: SceneSource): string => plainTextOf(source.text) || (source.image?.alt ?? '');

export function Board(props: BoardProps) {
  'use no memo'; // Its props are new at each answer: memoising would only add to the first load.
  const { code, content, media, sources, placed, onChange, readOnly, firstNumber } = props;
  const t = useMessages('qt-scene');
  const numbers = new Map(itemsOf(code, content).map((id, at) => [id, firstNumber + at]));
  const targets = targetsOf(code, content);
  const dragSources: DragSource[] = sources.map((source) => ({
    id: source.id,
    name: nameOf(source),
    view: sourceView(source, media),
  }));
  const holds = code === 'DL3' || (code === 'MG6' && content.numbered === 'sources') ? Math.max(1, sources.length) : 1;
  const targetName = (zone: { id: string; name: string }): string => {
    const number = numbers.get(zone.id);
    const name = plainTextOf(zone.name);
    return number === undefined ? name : t('player.target', { number, name });
  };
  return (
    <DragAndDrop
      sources={dragSources}
      targets={targets.map((zone) => ({ id: zone.id, name: targetName(zone), capacity: holds }))}
      placed={placed}
      // A placed name stays draggable: dropping it elsewhere moves its line.
      reuse={code !== 'MG6'}
      readOnly={readOnly}
      onChange={(next) => onChange(code === 'DL1' ? onlyNewest(placed, next) : next)}
    >
      <Stage {...props} dragSources={dragSources} numbers={numbers} />
    </DragAndDrop>
  );
}

/** Names or objects beside the picture, from where they are dragged onto it. */
function NameList({
  title,
  boxed = false,
  shown,
  dragSources,
  numbers,
  itemOf,
  placed,
  current,
  onCurrentItem,
}: {
  title: string;
  boxed?: boolean;
  shown: readonly SceneSource[];
  dragSources: readonly DragSource[];
  /** Numbers of the items, by id. */
  numbers: ReadonlyMap<string, number>;
  /** The name (`data-item`) by which the player finds an item. */
  itemOf(id: string): string | undefined;
  /** Sources that are on a zone. */
  placed: ReadonlySet<string>;
  current: string | undefined;
  onCurrentItem: ((item: string) => void) | undefined;
}) {
  return (
    <ul className={classes.names} data-box={boxed || undefined} data-bank aria-label={title}>
      {shown.map(({ id }) => {
        const view = dragSources.find((one) => one.id === id);
        const number = numbers.get(id);
        return view === undefined ? null : (
          <li
            key={id}
            data-end={id}
            data-item={itemOf(id)}
            data-filled={placed.has(id) ? 'true' : undefined}
            data-current={current === id || undefined}
            className={classes.name}
            onFocus={() => numbers.has(id) && onCurrentItem?.(id)}
          >
            {number !== undefined && <b className={classes.number}>{number}</b>}
            <Chip source={view} />
          </li>
        );
      })}
    </ul>
  );
}

interface LookProps extends Pick<BoardProps, 'code' | 'content' | 'placed' | 'toneOf'> {
  dragSources: readonly DragSource[];
  numbers: ReadonlyMap<string, number>;
  itemOf(id: string): string | undefined;
}

/** What a zone shows: the spot at which its line ends, or the objects on it. */
function lookOf(id: string, { code, content, placed, toneOf, dragSources, numbers, itemOf }: LookProps): ZoneLook {
  const zone = content.zones.find((one) => one.id === id);
  const inside = placed[id] ?? [];
  const number = numbers.get(id);
  const spot = code !== 'MG6';
  const tones = inside.map((source) => toneOf?.(source, id));
  const empty = inside.length === 0;
  return {
    label: plainTextOf(zone?.name ?? ''),
    item: itemOf(id),
    filled:
      code === 'DL3' && content.starts.includes(id)
        ? content.zones.some((one) => placed[one.id]?.includes(id))
        : !empty,
    tone: spot ? undefined : tones.includes('wrong') ? 'wrong' : tones.includes('right') ? 'right' : undefined,
    badge: spot ? (
      <span data-spot={id} className={classes.spot}>
        {number}
      </span>
    ) : empty ? (
      number
    ) : undefined,
    ...(code === 'DL3' && { badgeAt: endOf(content, id) }),
    inside:
      spot || empty ? null : (
        <span className={classes.placed}>
          {inside.map((source) => (
            <PlacedThing
              key={source}
              source={source}
              zone={id}
              tone={toneOf?.(source, id)}
              number={content.numbered === 'zones' ? number : numbers.get(source)}
            >
              {dragSources.find((one) => one.id === source)?.view}
            </PlacedThing>
          ))}
        </span>
      ),
  };
}

function Stage({
  code,
  content,
  media,
  picture,
  sources,
  placed,
  onChange,
  readOnly,
  items,
  currentItem,
  onCurrentItem,
  toneOf,
  dragSources,
  numbers,
}: BoardProps & { dragSources: readonly DragSource[]; numbers: ReadonlyMap<string, number> }) {
  const itemName = useItemName();
  const t = useMessages('qt-scene');
  const { pressSource, pressTarget } = useMoves();
  const root = useRef<HTMLDivElement>(null);
  const { zones } = content;
  const pairs = zones.flatMap((zone) => (placed[zone.id] ?? []).map((source) => ({ source, zone: zone.id })));
  const [lines, measure] = useLines(root, code === 'DL1', pairs.map(({ source, zone }) => `${source}>${zone}`).join());
  const itemOf = (id: string): string | undefined => (items && numbers.has(id) ? itemName(id) : undefined);

  const removeLine = (source: string, zone: string): void => {
    const rest = (placed[zone] ?? []).filter((id) => id !== source);
    const { [zone]: _, ...others } = placed;
    onChange(rest.length === 0 ? others : { ...others, [zone]: rest });
    // The line's button is removed with it; its zone gets the focus.
    root.current
      ?.querySelector<HTMLElement>(`[data-target-button="${CSS.escape(zone)}"]`)
      ?.focus({ preventScroll: true });
  };
  const lineProps: LinesProps = {
    toneOf,
    nameOf: (source, zone) =>
      t('player.removeLine', {
        source: dragSources.find((one) => one.id === source)?.name ?? '',
        zone: plainTextOf(zones.find((one) => one.id === zone)?.name ?? ''),
      }),
    onRemove: readOnly ? undefined : removeLine,
  };

  const half = code === 'DL1' ? Math.ceil(sources.length / 2) : sources.length;
  const names = {
    title: t(code === 'DL1' ? 'player.names' : 'player.objects'),
    dragSources,
    numbers,
    itemOf,
    placed: new Set(pairs.map(({ source }) => source)),
    current: items ? currentItem : undefined,
    onCurrentItem,
  };

  return (
    <div className={classes.board} ref={root}>
      {!readOnly && <Hint code={code} />}
      {code !== 'DL3' && <NameList {...names} boxed={code === 'MG6'} shown={sources.slice(0, half)} />}
      <div>
        <ZonePicture
          image={picture}
          port={media}
          zones={zones}
          label={t('player.zones')}
          look={(id) => lookOf(id, { code, content, placed, toneOf, dragSources, numbers, itemOf })}
          outlined={code !== 'DL1'}
          onShift={measure}
          onPress={readOnly ? undefined : (id) => (content.starts.includes(id) ? pressSource(id) : pressTarget(id))}
          render={(id, box, own) =>
            content.starts.includes(id) ? (
              <StartZone
                id={id}
                box={box}
                look={own}
                joined={pairs
                  .filter(({ source }) => source === id)
                  .map(({ zone }) => plainTextOf(zones.find((one) => one.id === zone)?.name ?? ''))}
                readOnly={readOnly}
                onFocus={() => onCurrentItem?.(id)}
              />
            ) : (
              <EndZone id={id} box={box} look={own} onFocus={() => numbers.has(id) && onCurrentItem?.(id)} />
            )
          }
        >
          {code === 'DL3' && <PictureLines {...lineProps} content={content} pairs={pairs} />}
        </ZonePicture>
      </div>
      {half < sources.length && <NameList {...names} shown={sources.slice(half)} />}
      {code === 'DL1' && <BoardLines {...lineProps} lines={lines} />}
    </div>
  );
}

/** The next step, and the held source. */
function Hint({ code }: { code: SceneCode }) {
  'use no memo'; // The context is new at each rendering: memoising would only add to the first load.
  const t = useMessages('qt-scene');
  const { held, letGo, sources } = useMoves();
  const name = sources.find((source) => source.id === held?.source)?.name;
  return (
    <div className={classes.hint} data-held={name !== undefined || undefined}>
      <IconHandFinger size={20} stroke={1.75} aria-hidden="true" />
      <span>{name === undefined ? t(`player.how.${code}`) : t('player.holding', { name })}</span>
      {name !== undefined && (
        <button type="button" onClick={letGo}>
          {t('player.letGo')}
        </button>
      )}
    </div>
  );
}
