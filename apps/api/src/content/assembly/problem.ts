/** What a test is assembled from and by which rules, as plain values: they travel to the worker thread and back. */
import type { LevelCounts } from '@vumon/domain';

/** Statements of clusters by level. */
export type StatementCounts = LevelCounts;

/** A field of the matrix: how many numbers on the paper it requires, and which questions may fill them. */
export interface Cell {
  readonly id: string;
  /** Null accepts any. */
  readonly skills: readonly string[] | null;
  readonly topics: readonly string[] | null;
  readonly types: readonly string[] | null;
  readonly level: string | null;
  /** Only questions of so many numbers; null: of any size. */
  readonly size: number | null;
  /**
   * For a cell of clusters: how many statements of each level all of them together have, at most. Null: their levels do
   * not count. The statements of a whole cell sum to those of `count` clusters.
   */
  readonly statements: StatementCounts | null;
  readonly count: number;
}

export interface Rules {
  /** Of questions that are similar or share a template, only one is taken. */
  readonly alike: boolean;
  /** Recently used questions, which are left out; null when they may be taken. */
  readonly recent: readonly string[] | null;
  /** Only the teacher's own. */
  readonly mine: boolean;
  /** Questions of this series are taken where there are any. */
  readonly preferred: string | null;
  /** Most numbers that may come from outside the preferred series. */
  readonly others: number | null;
  /** Most numbers of one series, and of one topic. */
  readonly perSeries: number | null;
  readonly perTopic: number | null;
}

export interface Problem {
  readonly cells: readonly Cell[];
  readonly rules: Rules;
  /** Questions that the test contains already. */
  readonly held: readonly string[];
  /** Questions that must not be taken; similar ones may be. */
  readonly without: readonly string[];
  /** Questions that must not be taken, nor similar ones. */
  readonly usedUp: readonly string[];
  readonly forms: number;
  /** Most numbers that any two forms have in common. */
  readonly shared: number;
  /** The same seed over the same bank gives the same test. */
  readonly seed: number;
}

/** Conditions that can be left out to find out which of them conflict; `cell:` and an id is the demand of a cell. */
export type Condition =
  | 'alike'
  | 'recent'
  | 'mine'
  | 'others'
  | 'perSeries'
  | 'perTopic'
  | 'whole'
  | 'shared'
  | `cell:${string}`;

export interface Pick {
  readonly id: string;
  readonly cell: string;
  /** So many questions of the bank fit the cell under all rules. */
  readonly among: number;
  readonly preferred: boolean;
}

export interface Form {
  readonly picks: readonly Pick[];
  /** The mean share of right answers that is expected, from 0 to 1. */
  readonly expected: number;
}

export interface Conflict {
  /** Conditions that cannot be satisfied together; without any one of them the others can. */
  readonly conditions: readonly Condition[];
  /**
   * How many numbers would still be missing in all if one of these alone were left out: rules of the conflict, or, where it
   * is between cells alone, all rules that make it fewer.
   */
  readonly remedies: readonly { readonly condition: Condition; readonly missing: number }[];
}

export interface Outcome {
  /** As far as it could be filled; when something is missing, one form. */
  readonly forms: readonly Form[];
  /** The fewest numbers that stay empty, over all forms. */
  readonly missing: readonly {
    readonly cell: string;
    readonly count: number;
    /** Questions of the bank that fit the cell under all rules. */
    readonly among: number;
  }[];
  readonly conflict: Conflict | null;
}
