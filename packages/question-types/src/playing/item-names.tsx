/** How items are called in the page: by their own ids, but for the parts of a composite, whose ids may be alike. */
import { createContext, use } from 'react';

export const ItemNames = createContext<(item: string) => string>((item) => item);

/** For `data-item`: the name under which the shell finds an item. */
export const useItemName = (): ((item: string) => string) => use(ItemNames);
