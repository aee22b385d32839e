export { assembleFrom, demandOwnClass, warmAssembly, type AssemblyOptions } from './assembly.service.ts';
export type { Cell, Condition, Conflict, Form, Outcome } from './problem.ts';
