export { customerHandlers } from './customers.routes.ts';
