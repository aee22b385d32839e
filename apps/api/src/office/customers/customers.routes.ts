import type { customerRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { getCustomer } from './customers.service.ts';

export const customerHandlers: Handlers<typeof customerRoutes> = {
  'GET /itf/customers/{id}': (context, { params }) => getCustomer(context, params.id),
};
