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
import { createContext, use, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMessages } from '../messages.tsx';
import { draggable, pressToDrag } from './drag.tsx';
import { Ghost, useGhost } from './Ghost.tsx';
import { SourceList } from './SourceList.tsx';
import { place, remove, sourcesIn, targetsOf, type Placed, type Rules } from './moves.ts';

export interface DragSource {
  readonly id: string;
  readonly name: string;
  /** What is drawn; the name where absent. */
  readonly view?: ReactNode;
}

export interface DropTarget {
  readonly id: string;
  /** "ô trống 31": used in the middle of sentences. */
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

/** A source being dragged, and the target it was taken from, if any. */
interface Held {
  readonly source: string;
  readonly from?: string | undefined;
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

/** The bank's id where the id of a target is expected. */
const bank = '';

export function DragAndDrop({
  sources,
  targets,
  placed,
  onChange,
  reuse = false,
  readOnly = false,
  className,
  children,
}: DragAndDropProps) {
  const t = useMessages('qt');
  const root = useRef<HTMLDivElement>(null);
  const ghost = useGhost();
  const [held, setHeld] = useState<Held | null>(null);
  const [dragged, setDragged] = useState<Held | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [listOf, setListOf] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const listId = useId();

  const nameOf = (id: string): string => sources.find((source) => source.id === id)?.name ?? '';
  const targetName = (id: string): string => targets.find((target) => target.id === id)?.name ?? '';
  const rules: Rules = useMemo(
    () => ({ reuse, capacityOf: (id) => targets.find((target) => target.id === id)?.capacity ?? 1 }),
    [reuse, targets],
  );

  // The listeners of a drag outlive renders, so they read the current props from this ref.
  const now = useRef({ placed, onChange });
  useLayoutEffect(() => {
    now.current = { placed, onChange };
  });

  const focus = (selector: string): void =>
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  const focusTarget = (id: string): void => focus(`[data-target-button="${CSS.escape(id)}"]`);

  function put(source: string, target: string, from?: string): void {
    const move = place(now.current.placed, source, target, rules, from);
    setHeld(null);
    setListOf(null);
    focusTarget(target);
    if (move.placed === now.current.placed) return;
    now.current.onChange(move.placed);
    const words = { source: nameOf(source), target: targetName(target) };
    if (move.swapped !== undefined) setSaid(t('player.dragAndDrop.swapped', { ...words, other: nameOf(move.swapped) }));
    else if (move.replaced !== undefined)
      setSaid(t('player.dragAndDrop.replaced', { ...words, other: nameOf(move.replaced) }));
    else setSaid(t('player.dragAndDrop.placed', words));
  }

  function takeOut(source: string, target: string): void {
    setHeld(null);
    setListOf(null);
    focusTarget(target);
    now.current.onChange(remove(now.current.placed, target, source));
    setSaid(t('player.dragAndDrop.removed', { source: nameOf(source), target: targetName(target) }));
  }

  function letGo(): void {
    if (held === null) return;
    setHeld(null);
    setSaid(t('player.dragAndDrop.letGo', { source: nameOf(held.source) }));
    focus(`[data-source="${CSS.escape(held.source)}"]`);
  }

  function pressSource(source: string): void {
    if (listOf !== null) return put(source, listOf);
    if (held?.source === source) return letGo();
    setHeld({ source });
    setSaid(t('player.dragAndDrop.heldKeys', { source: nameOf(source) }));
  }

  function pressTarget(target: string): void {
    if (held !== null) return put(held.source, target, held.from);
    setListOf(listOf === target ? null : target);
  }

  /** The id of the target under a point, `bank`, or null outside of this question. */
  function under(x: number, y: number): string | null {
    const found = document.elementFromPoint(x, y)?.closest('[data-target],[data-bank]');
    if (found == null || root.current?.contains(found) !== true) return null;
    return found.getAttribute('data-target') ?? bank;
  }

  const dragFrom =
    (source: string, from?: string) =>
    (event: React.PointerEvent<HTMLElement>): void => {
      if (readOnly) return;
      const box = event.currentTarget.getBoundingClientRect();
      const grip = { x: Math.min(event.clientX - box.left, 160), y: Math.min(event.clientY - box.top, 40) };
      const finish = (): void => {
        setDragged(null);
        setOver(null);
      };
      pressToDrag(event, {
        start() {
          setHeld(null);
          setListOf(null);
          setDragged({ source, from });
        },
        move(x, y) {
          ghost.moveTo(x - grip.x, y - grip.y);
          setOver(under(x, y));
        },
        drop(x, y) {
          finish();
          const target = under(x, y);
          if (target === bank && from !== undefined) takeOut(source, from);
          else if (target !== null && target !== bank) put(source, target, from);
        },
        cancel: finish,
      });
    };

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

  // A press outside the open list of a target closes it; a press on a source puts that source into the target.
  useEffect(() => {
    if (listOf === null) return undefined;
    const closeBeside = (event: PointerEvent): void => {
      const node = event.target instanceof Element ? event.target : null;
      if (node?.closest(`[data-source-list],[data-source],[data-target-button="${CSS.escape(listOf)}"]`) == null)
        setListOf(null);
    };
    document.addEventListener('pointerdown', closeBeside, { capture: true });
    return () => document.removeEventListener('pointerdown', closeBeside, { capture: true });
  }, [listOf]);

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
  const inList = listOf === null ? [] : sourcesIn(placed, listOf);
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
        {shown !== undefined && <Ghost port={ghost.port}>{shown.view ?? shown.name}</Ghost>}
        {listOf !== null && (
          <SourceList
            id={listId}
            label={t('player.dragAndDrop.chooseFor', { target: targetName(listOf) })}
            key={listOf}
            target={listOf}
            clear={rules.capacityOf(listOf) === 1 && inList.length > 0 ? t('player.dragAndDrop.clear') : undefined}
            sources={sources.map((source) => ({
              ...source,
              chosen: inList.includes(source.id),
              note: reuse
                ? ''
                : targetsOf(placed, source.id)
                    .filter((id) => id !== listOf)
                    .map(targetName)
                    .join(', '),
            }))}
            onPick={(source) =>
              inList.includes(source) && rules.capacityOf(listOf) > 1 ? takeOut(source, listOf) : put(source, listOf)
            }
            onClear={() => takeOut(inList[0] ?? '', listOf)}
            onClose={() => {
              focusTarget(listOf);
              setListOf(null);
            }}
          />
        )}
        {!readOnly && (
          <span className="visually-hidden" role="status" aria-live="polite">
            {said}
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

/** Props that let a source be dragged out of the target it stands in. */
export function useDragOut(source: string | undefined, target: string) {
  const moves = useMoves();
  if (source === undefined || moves.readOnly) return {};
  return { ref: draggable, onPointerDown: moves.dragFrom(source, target) };
}
