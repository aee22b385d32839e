/** What the database is asked, so that its plans can be looked at. */
import pg from 'pg';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What clients of any pool in this process ask while `work` runs: statements that contain `about`. */
export async function statementsOf(work: () => Promise<unknown>, about = 'questions'): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [text, parameters] = args as [string, unknown[]];
    if (typeof text === 'string' && text.includes(about)) statements.push({ sql: text, parameters: parameters ?? [] });
    return (query as (...args: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
