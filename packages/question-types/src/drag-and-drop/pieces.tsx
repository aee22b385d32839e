'use no memo'; // Contexts and props are new at each rendering: memoising would only add to the first load.
/** The components of drag and drop: a chip for a source, the bank of all chips, a slot for one source, a zone for several. */
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconGripVertical, IconHandFinger } from '@tabler/icons-react';
import { useMessages } from '../messages.tsx';
import { targetsOf } from './moves.ts';
import { useDragOut, useMoves, useSource, useTarget, type DragSource } from './DragAndDrop.tsx';
import classes from './drag-and-drop.module.css';

/** A source in the bank. `large` is for single letters and pictures. */
export function Chip({ source, large = false }: { source: DragSource; large?: boolean }) {
  const t = useMessages('qt');
  const { readOnly } = useMoves();
  const { used, button } = useSource(source.id);
  const inside = source.view ?? source.name;
  if (readOnly)
    return (
      <span className={classes.chip} data-large={large || undefined} data-used={used || undefined}>
        {inside}
      </span>
    );
  return (
    <button type="button" className={classes.chip} data-large={large || undefined} {...button}>
      <span className={classes.grip} data-handle aria-hidden="true">
        <IconGripVertical size={16} stroke={1.75} />
      </span>
      <span className={classes.chipBody}>{inside}</span>
      {used && <span className="visually-hidden">, {t('player.dragAndDrop.used')}</span>}
    </button>
  );
}

export interface BankProps {
  title: string;
  /** Stays in sight while the text scrolls. */
  sticky?: boolean;
  large?: boolean;
}

/** All sources, how many are left, and below them what to do next. Dropping on it takes a source out of its target. */
export function Bank({ title, sticky = false, large = false }: BankProps) {
  const t = useMessages('qt');
  const { sources, placed, reuse, readOnly, held, over, letGo } = useMoves();
  const root = useRef<HTMLDivElement>(null);
  const left = sources.filter((source) => targetsOf(placed, source.id).length === 0).length;
  const taken = held === null ? undefined : sources.find((source) => source.id === held.source);

  // The focused element scrolls to below the sticky bank instead of under it.
  useLayoutEffect(() => {
    const node = root.current;
    const parent = node?.parentElement;
    if (!sticky || node === null || parent == null) return undefined;
    const watch = new ResizeObserver(() => parent.style.setProperty('--bank', `${node.offsetHeight + 16}px`));
    watch.observe(node);
    return () => watch.disconnect();
  }, [sticky]);

  return (
    <div ref={root} className={classes.bankFrame} data-sticky={sticky || undefined}>
      <section className={classes.bank} aria-label={title} data-bank data-over={over === '' || undefined}>
        <p className={classes.bankHead}>
          <strong>{title}</strong>
          {!reuse && <span>{t('player.dragAndDrop.left', { count: left })}</span>}
        </p>
        <div className={classes.chips}>
          {sources.map((source) => (
            <Chip key={source.id} source={source} large={large} />
          ))}
        </div>
      </section>
      {!readOnly && (
        <div className={classes.next} data-held={taken !== undefined || undefined}>
          <IconHandFinger size={20} stroke={1.75} aria-hidden="true" />
          {taken === undefined ? (
            <span>{t('player.dragAndDrop.how')}</span>
          ) : (
            <>
              <span>
                {t('player.dragAndDrop.holding')} <b>{taken.view ?? taken.name}</b>.{' '}
                {t('player.dragAndDrop.pressTarget')}
              </span>
              <button type="button" className={classes.letGo} onClick={letGo}>
                {t('player.dragAndDrop.putDown')}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

export interface SlotProps {
  target: string;
  /** The number on the paper, at the left. Hidden from screen readers, which read it in the target's name. */
  mark?: string | number;
  /** `letter` is a square for one letter, `block` takes a whole line. */
  shape?: 'letter' | 'block';
}

/** A target that holds one source. */
export function Slot({ target, mark, shape }: SlotProps) {
  const { zone, button, inside, label } = useTarget(target);
  const source = inside[0];
  const drag = useDragOut(source?.id, target);
  const body = (
    <>
      {mark !== undefined && <span className={classes.mark} data-mark={mark} />}
      <span className={classes.slotBody}>{source === undefined ? null : (source.view ?? source.name)}</span>
    </>
  );
  if (button === null) {
    return (
      <span className={classes.slot} data-shape={shape} {...zone}>
        {body}
        <span className="visually-hidden">{label}</span>
      </span>
    );
  }
  return (
    <button type="button" className={classes.slot} data-shape={shape} {...zone} {...button} {...drag}>
      {body}
    </button>
  );
}

/** A target that holds several sources, each of which can be dragged again; `children` are above them. */
export function Zone({ target, children }: { target: string; children?: ReactNode }) {
  const t = useMessages('qt');
  const { zone, button, inside } = useTarget(target);
  return (
    <div className={classes.zone} {...zone}>
      {children}
      <div className={classes.chips}>
        {inside.map((source) => (
          <InZone key={source.id} source={source} target={target} />
        ))}
        {button !== null && (
          <button type="button" className={classes.add} {...button}>
            {t('player.dragAndDrop.add')}
          </button>
        )}
      </div>
    </div>
  );
}

function InZone({ source, target }: { source: DragSource; target: string }) {
  return (
    <span className={classes.inZone} {...useDragOut(source.id, target)}>
      {source.view ?? source.name}
    </span>
  );
}
