// refused by: tsc tsconfig.node.json TS2307
export * from '@vumon/question-types/src/registry/scoring';
