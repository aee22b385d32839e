/** The process that renders pages: the web app's own code, which may be slow or fail, but not in the server. */
import { pathToFileURL } from 'node:url';
import { serve } from '../native/serve.ts';
import type { Order, Reply } from './messages.ts';

interface Script {
  render(order: Pick<Order, 'path' | 'locale' | 'nonce' | 'replies'>): Promise<Reply | null>;
}

serve(
  async ({ script, site, host, path, locale, nonce, replies, onPhone }: Order): Promise<Reply | null> => {
    // What the web app reads of its surroundings; the site is read once, when the script is loaded.
    Object.assign(globalThis, {
      renderedSite: site,
      onPhone,
      location: { pathname: path, search: '', hash: '', host },
    });
    const { render } = (await import(pathToFileURL(script).href)) as Script;
    return render({ path, locale, nonce, replies });
  },
  (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
);
