/** Fragments of SQL about attempts that several modules put into their statements. Aliases: `a` assignments, `p` attempts, `r` the result. */
import { sql, type RawBuilder } from 'kysely';
import { withheld } from '#content/keys';

/** The latest result of the scored attempt `p`; nothing while it is running or waits to be scored. */
export const latestResult = sql`LEFT JOIN LATERAL (
    SELECT x.revision, x.mark, x.points, x.max_points, x.needs_teacher, x.item_states, x.item_points, x.item_max
    FROM attempt_results x WHERE x.owner_id = p.owner_id AND x.attempt_id = p.id AND p.status = 'SCORED'
    ORDER BY x.revision DESC LIMIT 1) r ON true`;

/** Number of items of the result `r` that wait for the teacher. */
export const itemsToMark = sql`length(r.item_states) - length(replace(r.item_states, 'N', ''))`;

/**
 * The attempt `p` whose mark counts for a learner at the assignment `a`, with its result and how many attempts there are
 * (`taken`): of scored ones the best, last or first; while none is scored, the last.
 */
export const countedAttempt = (studentId: RawBuilder<unknown>) => sql`LEFT JOIN LATERAL (
    SELECT p.*, r.revision, r.mark, r.points, r.max_points, r.needs_teacher, r.item_states, r.item_points, r.item_max, (count(*) OVER ())::int AS taken
    FROM attempts p ${latestResult}
    WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.student_id = ${studentId}
    ORDER BY p.status = 'SCORED' DESC, CASE WHEN a.counting = 'BEST' THEN r.mark END DESC NULLS LAST,
      CASE WHEN a.counting = 'LAST' OR p.status <> 'SCORED' THEN -p.number ELSE p.number END
    LIMIT 1) p ON true`;

/** The mark of the result `r`, unless items of it still wait for the teacher: until then it is provisional and no average holds it. */
const finalMark = sql`CASE WHEN NOT r.needs_teacher THEN r.mark END`;

/** One row a learner with attempts at the assignment `a`: how many (`taken`), `running`, `submitted` (one is handed in) and the counted `mark`, once it is final. */
export const learnersWithAttempts = sql`(
    SELECT p.student_id, count(*)::int AS taken, bool_or(p.status = 'RUNNING') AS running, bool_or(p.status <> 'RUNNING') AS submitted,
      (array_agg(${finalMark} ORDER BY CASE WHEN a.counting = 'BEST' THEN r.mark END DESC,
        CASE WHEN a.counting = 'LAST' THEN -p.number ELSE p.number END) FILTER (WHERE r.mark IS NOT NULL))[1] AS mark
    FROM attempts p ${latestResult}
    WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id GROUP BY p.student_id)`;

/**
 * Counted marks of an owner's assignments that `chosen` (of `a`) lets through, null while they are provisional: class_id,
 * assignment_id, student_id, mark. Reads the index `attempts_marks` once, where `countedAttempt` looks up one learner.
 */
export const countedMarksOf = (ownerId: string, chosen: RawBuilder<unknown> = sql`true`) => sql`(
    SELECT DISTINCT ON (p.assignment_id, p.student_id) a.class_id, p.assignment_id, p.student_id,
      CASE WHEN NOT p.latest_needs_teacher THEN p.latest_mark END AS mark
    FROM assignments a
    JOIN attempts p ON p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status = 'SCORED'
    WHERE a.owner_id = ${ownerId} AND ${chosen}
    ORDER BY p.assignment_id, p.student_id, CASE WHEN a.counting = 'BEST' THEN p.latest_mark END DESC,
      CASE WHEN a.counting = 'LAST' THEN -p.number ELSE p.number END)`;

/** Whether somebody is at work on the assignment `a`. */
export const somebodyWorks = sql`EXISTS (SELECT 1 FROM attempts w WHERE w.owner_id = a.owner_id AND w.assignment_id = a.id AND w.status = 'RUNNING')`;

/** Whether learners may see their marks of the attempt `p` at the assignment `a`: `reviewState` above OFF, which withheld keys only change in practice. */
export const markIsShown = (now: Date) => sql`(CASE WHEN a.mode = 'PRACTICE' THEN NOT ${withheld(now)}
    WHEN a.ends_at <= ${now} AND NOT ${somebodyWorks} THEN a.review_after <> 'OFF' ELSE a.review_open <> 'OFF' END)`;

/** The log of the attempt `p` as `e`. */
export const logOf = sql`e.owner_id = p.owner_id AND e.attempt_id = p.id`;
