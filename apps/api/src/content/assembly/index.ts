export { assembleFrom, countStock, demandOwnClass, warmAssembly, type AssemblyOptions } from './assembly.service.ts';
export { assemble } from './assemble.ts';
export { bankText } from './assembly.queries.ts';
export { bankOf, parseBank, type Bank, type RawQuestion } from './bank.ts';
export { levelsOfCluster } from './classes.ts';
export { openSolver } from './solver.ts';
export type { Cell, Condition, Conflict, Form, Outcome, StatementCounts } from './problem.ts';
export { statementsOf } from './statements.queries.ts';
