/** The picture with lines to it or objects on it, shared by player and review. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { IconHandFinger, IconX } from '@tabler/icons-react';
import type { ImageRef, MediaPort } from '../../schema/core.react.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { Chip, DragAndDrop, useDragOut, useSource, useTarget } from '../../drag-and-drop/index.tsx';
import type { DragSource, Placed } from '../../drag-and-drop/index.tsx';
import { useMoves } from '../../drag-and-drop/DragAndDrop.tsx';
import { useMessages } from '../../messages.tsx';
import { clearestOn } from '../../zones/geometry.ts';
import { endOf } from './ends.ts';
import { ZonePicture, labelStyle } from '../../zones/ZonePicture.tsx';
import type { ZoneBox, ZoneLook } from '../../zones/ZonePicture.tsx';
import type { SceneCode, SceneContent, SceneSource } from './definition.ts';
import { itemsOf, onlyNewest, targetsOf } from './pairs.ts';
import classes from './scene.module.css';

type Tone = 'right' | 'wrong' | undefined;

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
  /** By which the player finds the items; one item has its card. */
  items: boolean;
  currentItem?: string | undefined;
  onCurrentItem?: ((item: string) => void) | undefined;
  toneOf?: ((source: string, zone: string) => Tone) | undefined;
}

/** The text of a source, or its picture with the text. */
function sourceView(source: SceneSource, media: MediaPort): ReactNode {
  if (source.image === undefined) return source.text;
  return (
    <span className={classes.object}>
      <img src={media.url(source.image.media)} alt={source.text === '' ? source.image.alt : ''} draggable={false} />
      {source.text !== '' && <span>{source.text}</span>}
    </span>
  );
}

export const nameOf = (source: SceneSource): string => source.text || (source.image?.alt ?? '');

export function Board(props: BoardProps) {
  const { code, content, media, sources, placed, onChange, readOnly, firstNumber } = props;
  const t = useMessages('qt-scene');
  const numbers = new Map(itemsOf(code, content).map((id, at) => [id, firstNumber + at]));
  const targets = targetsOf(code, content);
  const moving: DragSource[] = sources.map((source) => ({
    id: source.id,
    name: nameOf(source),
    view: sourceView(source, media),
  }));
  const holds = code === 'DL3' || (code === 'MG6' && content.numbered === 'sources') ? Math.max(1, sources.length) : 1;
  const targetName = (zone: { id: string; name: string }): string => {
    const number = numbers.get(zone.id);
    return number === undefined ? zone.name : t('player.target', { number, name: zone.name });
  };
  return (
    <DragAndDrop
      sources={moving}
      targets={targets.map((zone) => ({ id: zone.id, name: targetName(zone), capacity: holds }))}
      placed={placed}
      // A placed name stays draggable: dropping it elsewhere moves its line.
      reuse={code !== 'MG6'}
      readOnly={readOnly}
      onChange={(next) => onChange(code === 'DL1' ? onlyNewest(placed, next) : next)}
    >
      <Stage {...props} moving={moving} numbers={numbers} />
    </DragAndDrop>
  );
}

interface Line {
  readonly source: string;
  readonly zone: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

const sameLines = (a: readonly Line[], b: readonly Line[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Lines run from the edge of a name to the spot of its person; they are measured again whenever the layout changes. */
function useLines(
  root: RefObject<HTMLElement | null>,
  drawn: boolean,
  pairs: string,
): readonly [readonly Line[], () => void] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const measure = useCallback(() => {
    const node = root.current;
    if (!drawn || node === null) return;
    const board = node.getBoundingClientRect();
    const find = (attribute: string, id: string): DOMRect | undefined =>
      node.querySelector(`[${attribute}="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    const view = node.querySelector('[data-view]')?.getBoundingClientRect() ?? board;
    const made = pairs
      .split(',')
      .filter((text) => text !== '')
      .flatMap((text): Line[] => {
        const [source = '', zone = ''] = text.split('>');
        const [name, spot] = [find('data-end', source), find('data-spot', zone)];
        if (name === undefined || spot === undefined) return [];
        const to = {
          x: Math.min(Math.max(spot.left + spot.width / 2, view.left), view.right),
          y: Math.min(Math.max(spot.top + spot.height / 2, view.top), view.bottom),
        };
        const above = name.bottom <= view.top + 1;
        return [
          {
            source,
            zone,
            from: {
              x: Math.round(name.left + name.width / 2 - board.left),
              y: Math.round((above ? name.bottom : name.top) - board.top),
            },
            to: { x: Math.round(to.x - board.left), y: Math.round(to.y - board.top) },
          },
        ];
      });
    setLines((old) => (sameLines(old, made) ? old : made));
  }, [root, drawn, pairs]);
  useLayoutEffect(() => {
    measure();
    const node = root.current;
    if (node === null) return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [root, measure]);
  return [lines, measure];
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
  moving,
  numbers,
}: BoardProps & { moving: readonly DragSource[]; numbers: ReadonlyMap<string, number> }) {
  const itemName = useItemName();
  const t = useMessages('qt-scene');
  const { pressSource, pressTarget } = useMoves();
  const root = useRef<HTMLDivElement>(null);
  const { zones } = content;
  const pairs = zones.flatMap((zone) => (placed[zone.id] ?? []).map((source) => ({ source, zone: zone.id })));
  const [lines, measure] = useLines(root, code === 'DL1', pairs.map(({ source, zone }) => `${source}>${zone}`).join());
  const itemOf = (id: string): string | undefined => (items && numbers.has(id) ? itemName(id) : undefined);

  const look = (id: string): ZoneLook => {
    const zone = zones.find((one) => one.id === id);
    const inside = placed[id] ?? [];
    const number = numbers.get(id);
    const spot = code !== 'MG6';
    const tones = inside.map((source) => toneOf?.(source, id));
    const empty = inside.length === 0;
    return {
      label: zone?.name ?? '',
      item: itemOf(id),
      filled: code === 'DL3' && content.starts.includes(id) ? pairs.some(({ source }) => source === id) : !empty,
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
                {moving.find((one) => one.id === source)?.view}
              </PlacedThing>
            ))}
          </span>
        ),
    };
  };

  const removeLine = (source: string, zone: string): void => {
    const rest = (placed[zone] ?? []).filter((id) => id !== source);
    const { [zone]: _, ...others } = placed;
    onChange(rest.length === 0 ? others : { ...others, [zone]: rest });
    // The line's button is removed with it; its zone gets the focus.
    root.current
      ?.querySelector<HTMLElement>(`[data-target-button="${CSS.escape(zone)}"]`)
      ?.focus({ preventScroll: true });
  };
  const lineName = (source: string, zone: string): string =>
    t('player.removeLine', {
      source: moving.find((one) => one.id === source)?.name ?? '',
      zone: zones.find((one) => one.id === zone)?.name ?? '',
    });

  const chip = (source: SceneSource) => {
    const view = moving.find((one) => one.id === source.id);
    const number = numbers.get(source.id);
    const filled = pairs.some((pair) => pair.source === source.id);
    return view === undefined ? null : (
      <li
        key={source.id}
        data-end={source.id}
        data-item={itemOf(source.id)}
        data-filled={filled ? 'true' : undefined}
        data-current={(items && currentItem === source.id) || undefined}
        className={classes.name}
        onFocus={() => numbers.has(source.id) && onCurrentItem?.(source.id)}
      >
        {number !== undefined && <b className={classes.number}>{number}</b>}
        <Chip source={view} />
      </li>
    );
  };
  const half = code === 'DL1' ? Math.ceil(sources.length / 2) : sources.length;
  const title = t(code === 'DL1' ? 'player.names' : 'player.objects');

  return (
    <div className={classes.board} ref={root}>
      {!readOnly && <Hint code={code} />}
      {code !== 'DL3' && (
        <ul className={classes.names} data-box={code === 'MG6' || undefined} data-bank aria-label={title}>
          {sources.slice(0, half).map(chip)}
        </ul>
      )}
      <div>
        <ZonePicture
          image={picture}
          port={media}
          zones={zones}
          label={t('player.zones')}
          look={look}
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
                  .map(({ zone }) => zones.find((one) => one.id === zone)?.name ?? '')}
                readOnly={readOnly}
                onFocus={() => onCurrentItem?.(id)}
              />
            ) : (
              <EndZone id={id} box={box} look={own} onFocus={() => numbers.has(id) && onCurrentItem?.(id)} />
            )
          }
        >
          {code === 'DL3' && (
            <>
              <svg className={classes.inPicture} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
                {pairs.map(({ source, zone }) => {
                  const [a, b] = [endOf(content, source), endOf(content, zone)];
                  return (
                    <g key={`${source}>${zone}`} className={classes.line} data-tone={toneOf?.(source, zone)}>
                      <line
                        className={classes.halo}
                        x1={a.x}
                        y1={a.y}
                        x2={b.x}
                        y2={b.y}
                        vectorEffect="non-scaling-stroke"
                      />
                      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} vectorEffect="non-scaling-stroke" />
                    </g>
                  );
                })}
              </svg>
              {!readOnly &&
                pairs.map(({ source, zone }) => {
                  const [a, b] = [endOf(content, source), endOf(content, zone)];
                  return (
                    <button
                      key={`${source}>${zone}`}
                      type="button"
                      data-apart
                      className={classes.cross}
                      style={labelStyle({ kind: 'point', ...clearestOn(a, b, zones) })}
                      aria-label={lineName(source, zone)}
                      onClick={() => removeLine(source, zone)}
                    >
                      <IconX size={16} stroke={2} aria-hidden="true" />
                    </button>
                  );
                })}
            </>
          )}
        </ZonePicture>
      </div>
      {half < sources.length && (
        <ul className={classes.names} data-bank aria-label={title}>
          {sources.slice(half).map(chip)}
        </ul>
      )}
      {code === 'DL1' && (
        <>
          <svg className={classes.lines} aria-hidden="true">
            {lines.map(({ source, zone, from, to }) => (
              <g key={`${source}>${zone}`} className={classes.line} data-tone={toneOf?.(source, zone)}>
                <line className={classes.halo} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
                <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
              </g>
            ))}
          </svg>
          {!readOnly &&
            lines.map(({ source, zone, from, to }) => (
              <button
                key={`${source}>${zone}`}
                type="button"
                className={classes.cross}
                style={{ left: (from.x + to.x) / 2, top: (from.y + to.y) / 2 }}
                aria-label={lineName(source, zone)}
                onClick={() => removeLine(source, zone)}
              >
                <IconX size={16} stroke={2} aria-hidden="true" />
              </button>
            ))}
        </>
      )}
    </div>
  );
}

/** The next step, and the held source. */
function Hint({ code }: { code: SceneCode }) {
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

function EndZone({ id, box, look, onFocus }: { id: string; box: ZoneBox; look: ZoneLook; onFocus(): void }) {
  const { zone, button } = useTarget(id);
  if (button === null) return <span {...box}>{look.inside}</span>;
  // Hit-tested by the shape of the zone, not by its bounding box.
  const { onClick: _, ...rest } = button;
  return (
    <>
      <button type="button" {...zone} {...rest} {...box} onFocus={onFocus} />
      {look.inside !== null && (
        // Above the button, whose name lists what is on the zone.
        <span className={classes.over} style={box.style} data-target={id} aria-hidden="true">
          {look.inside}
        </span>
      )}
    </>
  );
}

function StartZone({
  id,
  box,
  look,
  joined,
  readOnly,
  onFocus,
}: {
  id: string;
  box: ZoneBox;
  look: ZoneLook;
  joined: readonly string[];
  readOnly: boolean;
  onFocus(): void;
}) {
  const t = useMessages('qt-scene');
  const { button } = useSource(id);
  if (readOnly) return <span {...box} />;
  const { onClick: _, ...rest } = button;
  return (
    <button
      type="button"
      {...rest}
      {...box}
      aria-label={t('player.start', {
        name: look.label,
        joined: joined.length === 0 ? t('player.free') : t('player.joined', { names: joined.join(', ') }),
      })}
      onFocus={onFocus}
    />
  );
}

/** An object on a zone; it can be dragged from there. */
function PlacedThing({
  source,
  zone,
  tone,
  number,
  children,
}: {
  source: string;
  zone: string;
  tone: Tone;
  number: number | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classes.thing} data-tone={tone} {...useDragOut(source, zone)}>
      {number !== undefined && <small>{number}</small>}
      {children}
    </span>
  );
}
