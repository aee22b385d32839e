import { demoPassword } from '../../../config.ts';
import { isForwarded } from '../../../platform/http/forwarded.ts';
import type { RequestContext } from '../../../platform/http/context.ts';

/** Public passwords only work on a demo or development machine and for local requests: a proxy would open it to everybody. */
export const isPublicPassword = ({ app, headers }: RequestContext, password: string): boolean =>
  password === demoPassword && (!app.config.development || isForwarded(headers));
