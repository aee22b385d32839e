/** The API where the server renders: replies that it fetched before. */
import type { Query, QueryFunctionContext } from '@tanstack/react-query';

/** Bodies of the API's replies by address. */
export type Replies = Readonly<Record<string, string>>;

/** From here on requests are answered with these. Fills what it returns with the addresses of what is missing. */
export function answerWith(replies: Replies): ReadonlySet<string> {
  const needs = new Set<string>();
  globalThis.fetch = (input) => {
    const url = input as string;
    const body = replies[url];
    if (body !== undefined) return Promise.resolve(new Response(body));
    needs.add(url);
    return Promise.reject(new Error('not known yet'));
  };
  return needs;
}

export function ask(query: Query): Promise<unknown> {
  const { queryFn } = query.options;
  if (typeof queryFn !== 'function') throw new Error(`${query.queryHash} cannot be asked for`);
  return Promise.resolve(
    queryFn({ queryKey: query.queryKey, signal: new AbortController().signal } as QueryFunctionContext),
  );
}

/** What a page waits for. */
export const isOpen = ({ state, options }: Query): boolean =>
  state.data === undefined && (options as { enabled?: unknown }).enabled !== false;
