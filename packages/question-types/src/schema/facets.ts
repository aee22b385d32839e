/**
 * The facets every question type has, in the order a question passes through them. A family writes one object a
 * facet and code; the registry maps collect them. Methods (not properties) on purpose: the registry holds the
 * families side by side, and whoever calls one has parsed the content with the same code before.
 */
import type { z } from 'zod';
import type { Problem, ScoreResult, ScoringLocale, Share } from './core.ts';
import type { Marking } from '../marking/total.ts';

/** One step of a schema: takes what was valid at version n and gives what is valid at n + 1. */
export type Upgrade = (old: unknown) => unknown;

/** A schema with its history: `upgrades[0]` leads from version 1 to 2, and so on. */
export interface Versioned<Value> {
  readonly schema: z.ZodType<Value>;
  readonly upgrades: readonly Upgrade[];
  /** Brings a valid value into its one stored form. */
  normalise?(value: Value): Value;
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A place of a response that holds what was given for an item: ids picked from `options`, or words where there are none. */
export interface AnswerPlace {
  /** The keys that lead there. */
  readonly path: readonly string[];
  /** Tells places of one item apart, as markup: the statements of a cluster. */
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
  /** An empty new question. It parses; it is not ready to be published. */
  defaults(): { content: Content; key: Key };
  /** Ids that get a number on the paper, in its order. */
  itemsOf(content: Content): string[];
  /** Whether a learner at this question could have given the response: it names only what the content shows. */
  fits(content: Content, response: Response): boolean;
  /** Items that are answered whole. */
  answeredItems(content: Content, response: Response): string[];
  /** Everything readable, in reading order, as markup; the text that names the question first in `summary`. */
  texts(content: Content): { summary: string[]; all: string[] };
  /** What tells each numbered item from the others, as markup, in the order of `itemsOf`. */
  itemTexts(content: Content): string[];
  /** For whoever counts what learners answered. Absent where an answer is more than picks or words. */
  answersAt?(content: Content, item: string): readonly AnswerPlace[];
  mediaOf(content: Content): string[];
  /** How long the recording may be that an item is answered with; absent where nothing is recorded. */
  secondsToSpeak?(content: Content, item: string): number | undefined;
  mediaOfKey(key: Key): string[];
  /** The same question with its options in the order of a seed; locked ones keep their place. */
  shuffled(content: Content, seed: string): Content;
}

export interface Scorer<Content, Key, Response> {
  /** Pure and total; `response` has been parsed and fits the content. One result an item, in the order of `itemsOf`. */
  scoreItems(
    content: Content,
    key: Key,
    response: Response,
    context: { readonly locale: ScoringLocale },
  ): ScoreResult['items'];
  /** A response that earns everything the key can give; null where no key can say (writing, speaking, self-rating). */
  solve(content: Content, key: Key): Response | null;
  /** What a teacher marks an item by that came out as `needs-teacher`; nothing, half or all where a type does not say. */
  markingOf?(key: Key, item: string): Marking;
}

export interface Validator<Content, Key> {
  problemsOf(content: Content, key: Key): Problem[];
}

/** A fixture: a real question and how four kinds of response come out. Shares stand in the order of `itemsOf`. */
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
  /** How a right response comes out when not the key but a teacher decides, or nobody; its shares are nothing then. */
  readonly outcome?: 'needs-teacher' | 'unscored';
  /** The order inside an answer is the answer. */
  readonly ordered?: boolean;
  readonly expect: {
    readonly right: readonly Share[];
    readonly partial?: readonly Share[];
    readonly wrong: readonly Share[];
  };
}
