/**
 * What the server acknowledged to the load clients. A line is written only after a 2xx has been read completely; at the
 * end the ledger is compared with the database. docs/EXAM-PROTOCOL.md defines the four kinds of loss.
 */
import type pg from 'pg';
import { scoreAttempt, scorableQuestions } from '../../apps/api/src/exam/scoring/score-attempt.ts';

/**
 * SQL: the log `e` of the attempt `p`, and `q.ids`, the ids of the test's questions, which the log refers to by
 * position.
 */
const logAndQuestions = `
  JOIN attempt_answers e ON e.owner_id = p.owner_id AND e.attempt_id = p.id
  JOIN LATERAL (SELECT jsonb_path_query_array(content, '$.sections[*].parts[*].questions[*].id') AS ids
    FROM exam_versions WHERE id = p.exam_version_id) q ON true`;

export interface Promised {
  readonly attempt: string;
  readonly client: string;
  readonly seq: number;
  readonly question: string;
  readonly answer: string;
}

export interface Losses {
  /** Acknowledged entries missing from the log. */
  L1: number;
  /** Questions whose effective answer is older than the last acknowledged one. */
  L2: number;
  /** Typed answers that are neither on their device any more nor in the log. */
  L3: number;
  /** Attempts with no result, several first results, or a score unequal to the replay. */
  L4: number;
}

export class Ledger {
  readonly promised: Promised[] = [];
  /** Typed answers still in a device's journal at the end: they can be sent later, so they are not lost. */
  readonly journals = new Map<string, Promised>();
  readonly typed: Promised[] = [];

  acknowledge(entry: Promised): void {
    this.promised.push(entry);
    this.journals.delete(`${entry.client}:${entry.seq}`);
  }

  type(entry: Promised): void {
    this.typed.push(entry);
    this.journals.set(`${entry.client}:${entry.seq}`, entry);
  }

  async compare(db: pg.Client, options: { finals: boolean }): Promise<Losses> {
    const attempts = [...new Set(this.typed.map(({ attempt }) => attempt))];
    const { rows } = await db.query<{
      attempt: string;
      client: string;
      seq: number;
      question: string;
      answer: unknown;
      disposition: string;
    }>(
      `SELECT e.attempt_id AS attempt, p.clients[e.client] AS client, e.client_seq AS seq, q.ids ->> (e.question - 1) AS question, e.answer, e.disposition
       FROM attempts p ${logAndQuestions} WHERE p.id = ANY ($1::uuid[]) ORDER BY e.attempt_id, e.entry`,
      [attempts],
    );
    const stored = new Map(rows.map((row) => [`${row.client}:${row.seq}`, row]));
    const effective = new Map<string, { client: string; seq: number }>();
    for (const row of rows) if (row.disposition === 'A') effective.set(`${row.attempt}:${row.question}`, row);

    let L1 = 0;
    const last = new Map<string, Promised>();
    for (const entry of this.promised) {
      const row = stored.get(`${entry.client}:${entry.seq}`);
      if (!row || row.attempt !== entry.attempt || JSON.stringify(row.answer) !== entry.answer) L1 += 1;
      const key = `${entry.attempt}:${entry.question}`;
      if ((last.get(key)?.seq ?? 0) < entry.seq) last.set(key, entry);
    }
    let L2 = 0;
    for (const [key, entry] of last) {
      const found = effective.get(key);
      if (!found || found.client !== entry.client || found.seq < entry.seq) L2 += 1;
    }
    const L3 = this.typed.filter(
      ({ client, seq }) => !stored.has(`${client}:${seq}`) && !this.journals.has(`${client}:${seq}`),
    ).length;
    return { L1, L2, L3, L4: options.finals ? await wrongFinals(db, attempts) : 0 };
  }
}

async function wrongFinals(db: pg.Client, attempts: string[]): Promise<number> {
  const { rows } = await db.query(
    `SELECT a.id, a.exam_version_id AS version, count(r.*) FILTER (WHERE r.revision = 1)::int AS finals, max(r.points) AS points,
       (SELECT coalesce(json_object_agg(x.question, x.answer), '{}') FROM (
          SELECT DISTINCT ON (e.question) q.ids ->> (e.question - 1) AS question, e.answer FROM attempts p ${logAndQuestions}
          WHERE p.owner_id = a.owner_id AND p.id = a.id AND e.disposition = 'A' ORDER BY e.question, e.entry DESC) x) AS answers
     FROM attempts a LEFT JOIN attempt_results r ON r.owner_id = a.owner_id AND r.attempt_id = a.id
     WHERE a.id = ANY ($1::uuid[]) GROUP BY a.owner_id, a.id`,
    [attempts],
  );
  const versions = new Map<
    string,
    { content: Parameters<typeof scoreAttempt>[0]; questions: Parameters<typeof scoreAttempt>[1] }
  >();
  let wrong = 0;
  for (const row of rows) {
    if (!versions.has(row.version)) {
      const found = await db.query(
        'SELECT v.content, k.keys FROM exam_versions v JOIN exam_version_keys k ON k.exam_version_id = v.id WHERE v.id = $1',
        [row.version],
      );
      versions.set(row.version, {
        content: found.rows[0].content,
        questions: scorableQuestions(found.rows[0].content, found.rows[0].keys),
      });
    }
    const { content, questions } = versions.get(row.version)!;
    if (
      row.finals !== 1 ||
      scoreAttempt(content, questions, new Map(Object.entries(row.answers))).points !== row.points
    )
      wrong += 1;
  }
  return wrong;
}
