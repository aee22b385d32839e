// refused by: tsc tsconfig.logic.json TS2741
import { defineRoutes } from '@vumon/contract';

export const routes = defineRoutes({ 'GET /itf/open': { summary: 'Says nothing about who may call' } });
