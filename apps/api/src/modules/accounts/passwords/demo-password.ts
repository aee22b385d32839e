import { demoPassword } from '../../../config.ts';
import { isForwarded } from '../../../http/forwarded.ts';
import type { RequestContext } from '../../../http/context.ts';

/** Only on a machine of the demo or of a developer, and for who sits at it: a proxy would open it to everybody. */
export const isPublicPassword = ({ app, headers }: RequestContext, password: string): boolean =>
  password === demoPassword && (!app.config.development || isForwarded(headers));
