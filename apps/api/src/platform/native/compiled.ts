/**
 * Where Node keeps the compiled code of child processes, so that one which is started for a single file or picture need
 * not compile the product's source first (it takes half of its time). Node goes on without it when the folder cannot be
 * written.
 */
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../../node_modules/.cache/compiled', import.meta.url));

/** The only variable that a child process of ours gets. */
export const childEnvironment: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: folder };
