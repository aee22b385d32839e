/** One learner's device: keeps a journal, sends it, retries until it is acknowledged, and reports to the ledger. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Ledger, Promised } from './ledger.ts';
import type { LoadSchool, LoadStudent } from './school.ts';

export interface Timing {
  readonly ms: number;
  readonly status: number;
}

export class Connection {
  readonly pool: Pool;
  /** Duration of every request by kind; status 0 = no reply. */
  readonly timings = new Map<string, Timing[]>();
  constructor(origin: string, connections: number) {
    this.pool = new Pool(origin, {
      connections,
      pipelining: 1,
      headersTimeout: 20_000,
      bodyTimeout: 20_000,
      connect: { timeout: 10_000 },
    });
  }

  async send(
    kind: string,
    method: 'GET' | 'POST',
    path: string,
    token: string,
    body?: unknown,
  ): Promise<{ status: number; data: any; headers: Record<string, string | string[] | undefined> }> {
    const start = performance.now();
    let status = 0;
    try {
      const reply = await this.pool.request({
        method,
        path,
        headers: {
          ...(token && { 'user-authorization': `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const data = await reply.body.json();
      status = reply.statusCode;
      return { status, data, headers: reply.headers };
    } catch {
      return { status: 0, data: null, headers: {} };
    } finally {
      let list = this.timings.get(kind);
      if (!list) this.timings.set(kind, (list = []));
      list.push({ ms: performance.now() - start, status });
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}

export class LoadDevice {
  readonly #connection: Connection;
  readonly #school: LoadSchool;
  readonly #ledger: Ledger;
  readonly student: LoadStudent;
  readonly clientId = randomUUID();
  attemptId = '';
  #seq = 0;
  #journal: Promised[] = [];
  readonly #bases = new Map<string, number>();

  constructor(connection: Connection, school: LoadSchool, student: LoadStudent, ledger: Ledger) {
    this.#connection = connection;
    this.#school = school;
    this.student = student;
    this.#ledger = ledger;
  }

  get unsaved(): number {
    return this.#journal.length;
  }

  /** True once the server has answered with an attempt. */
  async start(token = this.student.token): Promise<boolean> {
    const { status, data } = await this.#connection.send(
      'start',
      'POST',
      `/api/student/unit-tests-assigned/${this.#school.assignmentId}/start`,
      token,
      {},
    );
    if (status === 200) this.attemptId = data.data.id;
    return status === 200;
  }

  async fetchContent(token = this.student.token): Promise<boolean> {
    return (
      (await this.#connection.send('content', 'GET', `/api/student/attempts/${this.attemptId}/content`, token))
        .status === 200
    );
  }

  /**
   * Types answers to the given questions; a later answer to the same question replaces the unsent one, as in the
   * player.
   */
  type(indexes: readonly number[]): void {
    for (const index of indexes) {
      const question = this.#school.questions[index % this.#school.questions.length]!;
      const answer = JSON.stringify({
        [question.item]: [question.options[Math.floor(Math.random() * question.options.length)]],
      });
      const entry = {
        attempt: this.attemptId,
        client: this.clientId,
        seq: (this.#seq += 1),
        question: question.id,
        answer,
      };
      const replaced = this.#journal.find(({ question: other }) => other === entry.question);
      if (replaced) this.#journal = this.#journal.filter((other) => other !== replaced);
      this.#ledger.type(entry);
      this.#journal.push(entry);
    }
  }

  /** Sends the journal once; true when the server acknowledged everything in it. */
  async save(token = this.student.token): Promise<boolean> {
    const sent = this.#journal;
    if (sent.length === 0) return true;
    const { status, data } = await this.#connection.send(
      'save',
      'POST',
      `/api/student/attempts/${this.attemptId}/answers`,
      token,
      { clientId: this.clientId, entries: this.#entries(sent) },
    );
    if (status !== 200) return false;
    this.#acknowledged(sent, data.data.entries);
    return true;
  }

  async saveUntilDone(limitMs: number): Promise<boolean> {
    const end = performance.now() + limitMs;
    for (let wait = 100; performance.now() < end; wait = Math.min(wait * 2, 2_000)) {
      if (await this.save()) return true;
      await delay(wait * (0.5 + Math.random()));
    }
    return false;
  }

  async submit(token = this.student.token): Promise<boolean> {
    const sent = this.#journal;
    const { status, data } = await this.#connection.send('submit', 'POST', '/api/itf/unit-tests-result/submit', token, {
      attemptId: this.attemptId,
      clientId: this.clientId,
      entries: this.#entries(sent),
    });
    if (status === 200) this.#acknowledged(sent, data.data.entries);
    return status === 200;
  }

  async result(token = this.student.token): Promise<string> {
    const { data } = await this.#connection.send(
      'result',
      'GET',
      `/api/student/unit-tests-assigned/${this.#school.assignmentId}/result`,
      token,
    );
    return data?.data?.scoreState ?? '';
  }

  #entries(sent: readonly Promised[]) {
    return sent.map(({ seq, question, answer }) => ({
      seq,
      question,
      base: this.#bases.get(question) ?? 0,
      answer: JSON.parse(answer),
    }));
  }

  #acknowledged(sent: readonly Promised[], outcomes: readonly { seq: number; entry: number; outcome: string }[]): void {
    const bySeq = new Map(outcomes.map((outcome) => [outcome.seq, outcome]));
    for (const entry of sent) {
      const outcome = bySeq.get(entry.seq);
      if (outcome?.outcome !== 'ACCEPTED') continue;
      this.#bases.set(entry.question, outcome.entry);
      this.#ledger.acknowledge(entry);
    }
    this.#journal = this.#journal.filter((entry) => !sent.includes(entry));
  }
}
