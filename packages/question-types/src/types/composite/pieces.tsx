/** Shared by player and review of a composite: conversion between the whole and its parts. */
import { use } from 'react';
import type { Lazy } from '../../registry/lazily.tsx';
import type { CompositeContent, CompositePart } from './definition.ts';
import { itemIdOf } from './item-ids.ts';

/** A lazily loaded facet of a part's type. One that has loaded is rendered at once; `use` is called in every render. */
export const useLoaded = <Facet,>(lazy: Lazy<Facet>): Facet => use(lazy.load());

export interface Numbered {
  readonly part: CompositePart;
  readonly first: number;
}

export function numberedParts(content: CompositeContent, firstNumber: number): Numbered[] {
  let next = firstNumber;
  return content.parts.map((part) => {
    const first = next;
    next += part.items.length;
    return { part, first };
  });
}

export const lastNumber = (content: CompositeContent, firstNumber: number): number =>
  Math.max(firstNumber, firstNumber + content.parts.reduce((sum, part) => sum + part.items.length, 0) - 1);

/** The part's item whose id in the composite is `name`. */
export const itemNamed = (part: CompositePart, name: string | undefined): string | undefined =>
  part.items.find((item) => itemIdOf(part.id, item) === name);

/** The points of a part's items under their own ids. */
export function pointsOf(
  part: CompositePart,
  points: Readonly<Record<string, number>> | undefined,
): Readonly<Record<string, number>> | undefined {
  if (points === undefined) return undefined;
  return Object.fromEntries(
    part.items.flatMap((item): [string, number][] => {
      const own = points[itemIdOf(part.id, item)];
      return own === undefined ? [] : [[item, own]];
    }),
  );
}

export const seedOf = (part: CompositePart, seed: string | null): string | null =>
  seed === null ? null : `${seed}:${part.id}`;
