/**
 * Makes property tests use the same cases in every run, so that a failure is due to the code; `FUZZ_SEED` (a whole
 * number) gives others.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 2026) });
