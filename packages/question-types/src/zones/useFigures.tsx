import type { RefObject } from 'react';
import { useState } from 'react';
import { newLocalId } from '../editing/ids.tsx';
import { useMessages } from '../messages.tsx';
import { boundsOf } from './geometry.ts';
import type { Figure, FigureKind } from './geometry.ts';

/** A figure: a zone with its form, or a place, whose `shape` is a point. */
export interface Drawn {
  readonly id: string;
  readonly name: string;
  readonly shape: Figure;
}

export type Tool = 'select' | FigureKind;

export const percent = (thousandths: number): number => Math.round(thousandths / 10);

interface Figures {
  readonly figures: readonly Drawn[];
  readonly taken: readonly string[];
  readonly max: number;
  readonly points: boolean;
  readonly named: boolean;
  /** The tool at the start. */
  readonly first: Tool;
  readonly surface: RefObject<HTMLElement | null>;
  readonly rows: RefObject<HTMLElement | null>;
  onChange(figures: Drawn[]): void;
}

/** Adding, changing and removing figures, with announcements for screen readers. */
export function useFigures({ figures, taken, max, points, named, first, surface, rows, onChange }: Figures) {
  const t = useMessages('qt-editing');
  const [tool, setTool] = useState<Tool>(first);
  const [selected, setSelected] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const full = figures.length >= max;

  const nameOf = (figure: Drawn, index: number): string =>
    figure.name.trim() === ''
      ? t(points ? 'editor.zones.point' : 'editor.zones.zone', { number: index + 1 })
      : figure.name;
  const where = (shape: Figure): string => {
    const { x, y, width, height } = boundsOf(shape);
    return shape.kind === 'point'
      ? t('editor.zones.at', { x: percent(x), y: percent(y) })
      : t('editor.zones.box', { x: percent(x), y: percent(y), width: percent(width), height: percent(height) });
  };
  const reshape = (id: string, shape: Figure): void =>
    onChange(figures.map((figure) => (figure.id === id ? { ...figure, shape } : figure)));

  function add(shape: Figure, focusName: boolean): void {
    if (full) return setSaid(t('editor.zones.full', { max }));
    const id = newLocalId([...figures.map((figure) => figure.id), ...taken]);
    onChange([...figures, { id, name: '', shape }]);
    setSelected(id);
    setTool(points ? 'point' : 'select');
    setSaid(t('editor.zones.added', { number: figures.length + 1, where: where(shape) }));
    // The new row does not exist before the parent has rendered it.
    if (focusName)
      requestAnimationFrame(() =>
        (named
          ? rows.current?.querySelector<HTMLElement>(`[data-row="${id}"] input`)
          : surface.current?.querySelector<HTMLElement>(`[data-figure="${id}"]`)
        )?.focus(),
      );
  }
  function remove(id: string): void {
    const index = figures.findIndex((figure) => figure.id === id);
    const figure = figures[index];
    if (figure === undefined) return;
    setSaid(t('editor.zones.removed', { name: nameOf(figure, index) }));
    setSelected(null);
    onChange(figures.filter((other) => other.id !== id));
    // The focus moves to a neighbour instead of being lost with the removed element.
    const next = (figures[index + 1] ?? figures[index - 1])?.id;
    requestAnimationFrame(() =>
      surface.current?.querySelector<HTMLElement>(next === undefined ? 'button' : `[data-figure="${next}"]`)?.focus(),
    );
  }
  return { tool, setTool, selected, setSelected, said, setSaid, full, nameOf, where, reshape, add, remove };
}
