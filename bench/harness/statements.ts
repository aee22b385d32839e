/** Collects the SQL statements that a request sends, so that their plans can be examined. */
import pg from 'pg';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The statements that any pool of this process sends while `work` runs and that contain `about`. */
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
