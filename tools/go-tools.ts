/**
 * Settings of the programs in Go among the tools, tsc and the type-aware part of oxlint: one thread, and garbage is
 * collected when there is four times as much as what is kept. The threads of one run work out the same types anew, and its
 * collector goes through all of them each time; the other cores have tests to run (decision 0266).
 */
export const goSettings = { GOMAXPROCS: '1', GOGC: '400' } as const;
