/** What may be said in words of a question, by how many learners' answers were scored. */
import { enoughForJudgement } from '@vumon/domain';
import { weakShare } from './marks.ts';

/** Below it, numbers of learners are told and nothing is said of the class. */
const enoughForShares = 10;

interface Scored {
  readonly scored: number;
  /** Per cent of the points. */
  readonly rightShare: number | null;
}

/** Most of the class cannot answer it yet. */
export const isWeak = ({ scored, rightShare }: Scored): boolean =>
  scored >= enoughForShares && rightShare !== null && rightShare < weakShare;

/** The class knows it. */
export const isKnown = ({ scored, rightShare }: Scored): boolean =>
  scored >= enoughForJudgement && rightShare !== null && rightShare >= 90;
