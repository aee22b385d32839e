import { ownEntry } from '../../schema/content-parts.ts';
import type { Scorer } from '../../schema/facets.ts';
import { blankItem } from '../../schema/shares.ts';
import type { CompositeCode } from './codes.ts';
import {
  keyOfPart,
  responseOfPart,
  type CompositeContent,
  type CompositeKey,
  type CompositeResponse,
  type PartDefinitions,
} from './definition.ts';
import { itemIdOf } from './item-ids.ts';

export type PartScorers = Readonly<Record<string, Scorer<object, object, object>>>;

/** Each part is scored by its own type. */
function scorer(
  definitions: PartDefinitions,
  scorers: PartScorers,
): Scorer<CompositeContent, CompositeKey, CompositeResponse> {
  return {
    scoreItems: (content, key, response, context) =>
      content.parts.flatMap((part) => {
        const given = responseOfPart(definitions, response, part);
        const type = ownEntry(scorers, part.type);
        if (given === null || type === undefined) return part.items.map((item) => blankItem(itemIdOf(part.id, item)));
        return type
          .scoreItems(part.content, keyOfPart(definitions, key, part), given, context)
          .map((result) => ({ ...result, item: itemIdOf(part.id, result.item) }));
      }),
    solve(content, key) {
      const solved = content.parts.flatMap((part): [string, Record<string, unknown>][] => {
        const right = ownEntry(scorers, part.type)?.solve(part.content, keyOfPart(definitions, key, part)) ?? null;
        return right === null ? [] : [[part.id, right as Record<string, unknown>]];
      });
      return solved.length === 0 ? null : Object.fromEntries(solved);
    },
  };
}

export function compositeScorers(definitions: PartDefinitions, scorers: PartScorers) {
  const one = scorer(definitions, scorers);
  return { MIX1: one, MIX2: one } satisfies Record<CompositeCode, unknown>;
}
