/** Property tests draw the same cases in every run, so that a run tells about the code alone; `FUZZ_SEED` (a whole number) draws others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 2026) });
