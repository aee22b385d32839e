/** Names of items in the page: their ids; in a composite prefixed by the part, since two parts may use the same id. */
import { createContext, use } from 'react';

export const ItemNames = createContext<(item: string) => string>((item) => item);

/** For `data-item`: the name under which the shell finds an item. */
export const useItemName = (): ((item: string) => string) => use(ItemNames);
