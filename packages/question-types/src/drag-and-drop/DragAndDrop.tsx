'use no memo'; // Contexts and props are new at each rendering: memoising would only add to the first load.
/**
 * Drag and drop: a learner drags sources (words, letters, pictures) to targets (gaps, slots, cards, zones).
 *
 *   <DragAndDrop sources={[{ id, name, view? }]} targets={[{ id, name, capacity? }]} placed={…} onChange={…} readOnly={…}>
 *     <Bank title="Từ cho sẵn" />        all sources as chips and what to do next; `sticky` keeps it in sight
 *     … <Slot target="g1" mark="31" />   a target that holds one source, for a line of text or a card
 *     … <Zone target="z1">…</Zone>       a target that holds several, with anything of yours inside
 *   </DragAndDrop>
 *
 * `placed` is the answer: ids of sources by target. `reuse` allows a source in several targets. A target with its own
 * look uses `useTarget(id)` and spreads `zone` on its area and `button` on its one button (both may be one element); a
 * source with its own look uses `useSource(id)`. Names are plain text for lists and screen readers.
 *
 * All ways to move a source work side by side: drag; press a source, then a target; press a target, then a source or an entry of its
 * list; with keys: Enter picks up, arrows or Tab go to a target, Enter drops, Esc cancels, Delete empties the target.
 */
import { createContext, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMessages } from '../messages.tsx';
import { draggable } from './drag.tsx';
import { Ghost } from './Ghost.tsx';
import { SourceList } from './SourceList.tsx';
import { sourcesIn, targetsOf, type Placed } from './moves.ts';
import { usePlacing, type Placing } from './usePlacing.tsx';
import { bank, usePointerDrag, type Held } from './usePointerDrag.tsx';

export interface DragSource {
  readonly id: string;
  readonly name: string;
  /** The content of the chip; the name by default. */
  readonly view?: ReactNode;
}

export interface DropTarget {
  readonly id: string;
  /** A name that fits into a sentence, such as "ô trống 31". */
  readonly name: string;
  /** How many sources it holds; 1 by default. */
  readonly capacity?: number;
}

export interface DragAndDropProps {
  sources: readonly DragSource[];
  /** In the order in which the arrow keys go through them. */
  targets: readonly DropTarget[];
  placed: Placed;
  onChange(next: Placed): void;
  reuse?: boolean;
  readOnly?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

interface Moves {
  readonly sources: readonly DragSource[];
  readonly targets: readonly DropTarget[];
  readonly placed: Placed;
  readonly reuse: boolean;
  readonly readOnly: boolean;
  readonly held: Held | null;
  readonly dragged: Held | null;
  readonly over: string | null;
  readonly listOf: string | null;
  pressSource(source: string): void;
  pressTarget(target: string): void;
  dragFrom(source: string, from?: string): (event: React.PointerEvent<HTMLElement>) => void;
  letGo(): void;
}

const MovesContext = createContext<Moves | null>(null);

export function useMoves(): Moves {
  const moves = use(MovesContext);
  if (moves === null) throw new Error('A drag-and-drop hook was used outside <DragAndDrop>.');
  return moves;
}

/** Calls `close` at a press outside the open list of a target; a press on a source puts that source into the target. */
function useCloseOutside(listOf: string | null, close: () => void): void {
  const onOutside = useEffectEvent(close);
  useEffect(() => {
    if (listOf === null) return undefined;
    const closeBeside = (event: PointerEvent): void => {
      const node = event.target instanceof Element ? event.target : null;
      if (node?.closest(`[data-source-list],[data-source],[data-target-button="${CSS.escape(listOf)}"]`) == null)
        onOutside();
    };
    document.addEventListener('pointerdown', closeBeside, { capture: true });
    return () => document.removeEventListener('pointerdown', closeBeside, { capture: true });
  }, [listOf]);
}

/** The open list of a target: all sources, ticks for those inside, and where the others are. */
function TargetList({
  target,
  props: { sources, placed, reuse = false },
  placing: { rules, targetName, put, takeOut },
  onClose,
}: {
  target: string;
  props: DragAndDropProps;
  placing: Placing;
  onClose(): void;
}) {
  const t = useMessages('qt');
  const id = useId();
  const inside = sourcesIn(placed, target);
  return (
    <SourceList
      id={id}
      label={t('player.dragAndDrop.chooseFor', { target: targetName(target) })}
      target={target}
      clear={rules.capacityOf(target) === 1 && inside.length > 0 ? t('player.dragAndDrop.clear') : undefined}
      sources={sources.map((source) => ({
        ...source,
        chosen: inside.includes(source.id),
        note: reuse
          ? ''
          : targetsOf(placed, source.id)
              .filter((other) => other !== target)
              .map(targetName)
              .join(', '),
      }))}
      onPick={(source) =>
        inside.includes(source) && rules.capacityOf(target) > 1 ? takeOut(source, target) : put(source, target)
      }
      onClear={() => takeOut(inside[0] ?? '', target)}
      onClose={onClose}
    />
  );
}

export function DragAndDrop(props: DragAndDropProps) {
  const { sources, targets, placed, reuse = false, readOnly = false, className, children } = props;
  const t = useMessages('qt');
  const root = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [listOf, setListOf] = useState<string | null>(null);
  /** Drops the held source and closes the open list. */
  function reset(): void {
    setHeld(null);
    setListOf(null);
  }
  const acts = usePlacing(root, props);
  const placing: Placing = {
    ...acts,
    put(source, target, from) {
      reset();
      acts.put(source, target, from);
    },
    takeOut(source, target) {
      reset();
      acts.takeOut(source, target);
    },
  };
  const { put, takeOut, nameOf, say } = placing;
  const { dragged, over, dragFrom, ghostPort } = usePointerDrag(root, {
    readOnly,
    onStart: reset,
    onDrop(source, target, from) {
      if (target !== bank) put(source, target, from);
      else if (from !== undefined) takeOut(source, from);
    },
  });
  useCloseOutside(listOf, () => setListOf(null));

  function letGo(): void {
    if (held === null) return;
    setHeld(null);
    say(t('player.dragAndDrop.letGo', { source: nameOf(held.source) }));
    placing.focus(`[data-source="${CSS.escape(held.source)}"]`);
  }

  function pressSource(source: string): void {
    if (listOf !== null) return put(source, listOf);
    if (held?.source === source) return letGo();
    setHeld({ source });
    say(t('player.dragAndDrop.heldKeys', { source: nameOf(source) }));
  }

  function pressTarget(target: string): void {
    if (held !== null) return put(held.source, target, held.from);
    setListOf(listOf === target ? null : target);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = targets.findIndex((target) => document.activeElement?.getAttribute('data-target-button') === target.id);
    const target = targets[at];
    if (event.key === 'Escape' && held !== null) letGo();
    else if ((event.key === 'Delete' || event.key === 'Backspace') && target !== undefined) {
      const last = sourcesIn(placed, target.id).at(-1);
      if (last !== undefined) takeOut(last, target.id);
    } else if (held !== null && event.key.startsWith('Arrow')) {
      const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
      const empty = targets.findIndex(({ id }) => sourcesIn(placed, id).length === 0);
      const next = at >= 0 ? at + (forward ? 1 : -1) : forward ? Math.max(0, empty) : -1;
      const id = targets.at(next % targets.length)?.id;
      if (id !== undefined)
        root.current?.querySelector<HTMLElement>(`[data-target-button="${CSS.escape(id)}"]`)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const moves: Moves = {
    sources,
    targets,
    placed,
    reuse,
    readOnly,
    held,
    dragged,
    over,
    listOf,
    pressSource,
    pressTarget,
    dragFrom,
    letGo,
  };
  const shown = dragged === null ? undefined : sources.find((source) => source.id === dragged.source);
  return (
    <MovesContext value={moves}>
      <div
        ref={root}
        className={className}
        data-moving={held !== null || dragged !== null || undefined}
        onKeyDown={readOnly ? undefined : onKeyDown}
      >
        {children}
        {shown !== undefined && <Ghost port={ghostPort}>{shown.view ?? shown.name}</Ghost>}
        {listOf !== null && (
          <TargetList
            key={listOf}
            target={listOf}
            props={props}
            placing={placing}
            onClose={() => {
              placing.focusTarget(listOf);
              setListOf(null);
            }}
          />
        )}
        {!readOnly && (
          <span className="visually-hidden" role="status" aria-live="polite">
            {placing.said}
          </span>
        )}
      </div>
    </MovesContext>
  );
}

/** Props that make any element a target. In read-only mode there are no `button` props and so no control. */
export function useTarget(id: string) {
  const t = useMessages('qt');
  const moves = useMoves();
  const target = moves.targets.find((one) => one.id === id);
  const ids = sourcesIn(moves.placed, id);
  const inside = moves.sources
    .filter((source) => ids.includes(source.id))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const filled = inside.length > 0;
  const zone = {
    'data-target': id,
    'data-filled': filled || undefined,
    'data-over': moves.over === id || undefined,
    'data-open': moves.listOf === id || undefined,
  };
  const holds = filled ? inside.map((source) => source.name).join(', ') : t('player.dragAndDrop.empty');
  const button = moves.readOnly
    ? null
    : {
        'data-target-button': id,
        'aria-label': t('player.dragAndDrop.target', { target: target?.name ?? '', holds }),
        'aria-haspopup': 'listbox' as const,
        'aria-expanded': moves.listOf === id,
        onClick: () => moves.pressTarget(id),
      };
  return { zone, button, inside, filled, label: t('player.dragAndDrop.target', { target: target?.name ?? '', holds }) };
}

/** Props that make a button a source in the bank; with `from`, a source inside a target, where it can only be dragged. */
export function useSource(id: string) {
  const moves = useMoves();
  const used = !moves.reuse && targetsOf(moves.placed, id).length > 0;
  const held = moves.held?.source === id;
  return {
    used,
    held,
    button: {
      'data-source': id,
      'data-used': used || undefined,
      'data-held': held || moves.dragged?.source === id || undefined,
      'aria-pressed': held,
      disabled: used,
      ref: draggable,
      onClick: () => moves.pressSource(id),
      onPointerDown: used ? undefined : moves.dragFrom(id),
    },
  };
}

/** Props that let a source be dragged out of the target that contains it. */
export function useDragOut(source: string | undefined, target: string) {
  const moves = useMoves();
  if (source === undefined || moves.readOnly) return {};
  return { ref: draggable, onPointerDown: moves.dragFrom(source, target) };
}
