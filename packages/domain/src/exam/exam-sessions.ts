/**
 * Exam sessions: one test for several classes at fixed times (shifts), taken in rooms by learners who have a candidate
 * number each. A learner begins on any machine with the code of the room and the candidate number.
 */

export const examSessionLimits = {
  shifts: 8,
  roomsPerShift: 40,
  machines: 60,
  candidates: 2_000,
  /** Minutes after the start in which a candidate may still begin, with the whole time. */
  lateMinutes: 60,
  /** Minutes before the start from which a candidate may enter the room. */
  doorsMinutes: 60,
} as const;

export const examSessionStates = ['UPCOMING', 'ONGOING', 'ENDED', 'CANCELLED'] as const;
export type ExamSessionState = (typeof examSessionStates)[number];

/** NOT_ENTERED counts as absent once nobody may begin any more. */
export const candidateStates = ['NOT_ENTERED', 'ENTERED', 'RUNNING', 'PAUSED', 'SUBMITTED', 'ABSENT'] as const;
export type CandidateState = (typeof candidateStates)[number];

export interface CandidateMoments {
  readonly enteredAt: number | null;
  readonly attempt: 'RUNNING' | 'SUBMITTED' | 'SCORED' | null;
  readonly paused: boolean;
  /** When nobody may begin any more. */
  readonly closesAt: number;
}

export function candidateStateAt(
  { enteredAt, attempt, paused, closesAt }: CandidateMoments,
  now: number,
): CandidateState {
  if (attempt === 'RUNNING') return paused ? 'PAUSED' : 'RUNNING';
  if (attempt !== null) return 'SUBMITTED';
  if (closesAt <= now) return 'ABSENT';
  return enteredAt === null ? 'NOT_ENTERED' : 'ENTERED';
}

type Random = (bytes: Uint8Array) => Uint8Array;

// Letters that are not taken for a digit or for each other on a printed sheet.
const letters = 'ACDEFHKLMNPRTUXY';

/** A letter and five digits, each equally likely: printed on the door, typed by whoever sits in the room. */
export function newRoomCode(random: Random): string {
  const bytes = random(new Uint8Array(5));
  const number = bytes.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0) % 100_000;
  return letters[bytes[0]! % letters.length]! + String(number).padStart(5, '0');
}

/** The code as it is stored, however it was typed (`k72 035`); null when it is none. */
export function readRoomCode(typed: string): string | null {
  const code = typed.replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z]\d{5}$/.test(code) ? code : null;
}

/** The number as it is stored, however it was typed; null when it is none. */
export function readCandidateNumber(typed: string): string | null {
  const number = typed.replace(/[\s.-]/g, '');
  return /^\d{4,10}$/.test(number) ? number : null;
}

/** `090049`: the prefix and the place in the list of all candidates. */
export const candidateNumber = (prefix: string, place: number): string => prefix + String(place).padStart(4, '0');

/** The machines of a room in the order in which neighbours of the list get them: they sit a row apart. */
export const machineOrder = (machines: number): number[] =>
  [1, 2].flatMap((first) => Array.from({ length: Math.ceil((machines - first + 1) / 2) }, (_, at) => first + 2 * at));

/**
 * How many candidates each room gets, in the rooms' order: in proportion to its machines, so that no room is crowded
 * beside an empty one. Null when there are more candidates than machines.
 */
export function shareOut(candidates: number, machines: readonly number[]): number[] | null {
  const all = machines.reduce((sum, one) => sum + one, 0);
  if (candidates > all) return null;
  const shares = machines.map((one) => Math.floor((candidates * one) / all));
  let left = candidates - shares.reduce((sum, one) => sum + one, 0);
  for (const [at, one] of machines.entries()) {
    if (left === 0) break;
    if (shares[at]! < one) {
      shares[at]! += 1;
      left -= 1;
    }
  }
  return shares;
}

/** What an exam session's log says happened. Notes are written by people, the others by what they do. */
export const examEventKinds = [
  'NOTE',
  'PAUSED',
  'RESUMED',
  'ENTERED_LATE',
  'ENTERED_AGAIN',
  'MOVED',
  'RELEASED',
] as const;
export type ExamEventKind = (typeof examEventKinds)[number];
