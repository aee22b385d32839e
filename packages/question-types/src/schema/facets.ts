/**
 * The facets of every question type, in the order in which a question passes through them. A family has one object for
 * each facet and code; the registry maps collect them. Declared as methods (not properties) on purpose: the registry
 * holds families with different content types in one map, and every caller has parsed the content with the same code
 * before.
 */
import type { Level } from '@vumon/domain';
import type { z } from 'zod';
import type { Problem, ScoreResult, ScoringLocale, Share } from './core.ts';
import type { Marking } from '../marking/total.ts';

/** One upgrade step of a schema: takes a value valid at version n and returns one valid at n + 1. */
export type Upgrade = (old: unknown) => unknown;

/** A schema with its history: `upgrades[0]` leads from version 1 to 2, and so on. */
export interface Versioned<Value> {
  readonly schema: z.ZodType<Value>;
  readonly upgrades: readonly Upgrade[];
  /** Converts a valid value to its one stored form. */
  normalise?(value: Value): Value;
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * A position in a response that holds an answer of an item: ids picked from `options`, or text where there are none.
 */
export interface AnswerPlace {
  /** The keys of the path to it. */
  readonly path: readonly string[];
  /** Distinguishes the places of one item, as markup: for example the statements of a cluster. */
  readonly label: string;
  readonly options?: readonly { readonly id: string; readonly text: string }[];
}

export interface Definition<Content, Key, Response> {
  readonly code: string;
  /** The numeric activity id of the API (`activityType`). */
  readonly id: number;
  readonly family: string;
  readonly scored: boolean;
  readonly content: Versioned<Content>;
  readonly key: Versioned<Key>;
  readonly response: Versioned<Response>;
  /** An empty new question. It can be parsed but not published. */
  /** `name` replaces ids among which the key tells an order. */
  defaults(name?: (id: string) => string): { content: Content; key: Key };
  /** Ids that get a number on the paper, in its order. */
  itemsOf(content: Content): string[];
  /** Whether the response is possible for this question: it only contains ids that the content has. */
  fits(content: Content, response: Response): boolean;
  /** Items that are answered completely. */
  answeredItems(content: Content, response: Response): string[];
  /** All readable text, in reading order, as markup; the text that identifies the question comes first in `summary`. */
  texts(content: Content): { summary: string[]; all: string[] };
  /** Texts that distinguish the numbered items, as markup, in the order of `itemsOf`. */
  itemTexts(content: Content): string[];
  /** For counting answers. Absent where an answer is more than picks or text. */
  answersAt?(content: Content, item: string): readonly AnswerPlace[];
  /** The own level of each statement under one number, null where it has none; absent where a number is one question. */
  statementLevels?(content: Content): readonly (Level | null)[];
  mediaOf(content: Content): string[];
  /** The maximal length of an item's recording; absent where nothing is recorded. */
  secondsToSpeak?(content: Content, item: string): number | undefined;
  mediaOfKey(key: Key): string[];
  /** The same question with its options in the order of a seed; locked ones keep their place. */
  shuffled(content: Content, seed: string): Content;
}

export interface Scorer<Content, Key, Response> {
  /**
   * Pure and total; `response` has been parsed and fits the content. One result for each item, in the order of
   * `itemsOf`.
   */
  scoreItems(
    content: Content,
    key: Key,
    response: Response,
    context: { readonly locale: ScoringLocale },
  ): ScoreResult['items'];
  /** A response with full points; null where a key cannot score (writing, speaking, self-rating). */
  solve(content: Content, key: Key): Response | null;
  /** How a teacher marks an item with the result `needs-teacher`; nothing, half or all by default. */
  markingOf?(key: Key, item: string): Marking;
}

export interface Validator<Content, Key> {
  problemsOf(content: Content, key: Key): Problem[];
}

/** A fixture: a real question and the results of four kinds of response. Shares are in the order of `itemsOf`. */
export interface Sample<Content, Key, Response> {
  readonly language: 'vi' | 'en';
  readonly content: Content;
  readonly key: Key;
  readonly responses: {
    readonly right: Response;
    readonly partial?: Response;
    readonly wrong: Response;
    readonly blank: Response;
    /** Values that no player sends: each must score as malformed. */
    readonly hostile: readonly unknown[];
  };
  /** The result of a right response when a teacher or nobody decides instead of the key; its shares are 0 then. */
  readonly outcome?: 'needs-teacher' | 'unscored';
  /** The order inside an answer is significant. */
  readonly ordered?: boolean;
  readonly expect: {
    readonly right: readonly Share[];
    readonly partial?: readonly Share[];
    readonly wrong: readonly Share[];
  };
}
