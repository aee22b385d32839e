/** Whether something is marked: without the schemas, since the player counts with it too. */
import { own } from '../../own.ts';
import type { MarkedTextContent, MarkedTextResponse } from './definition.ts';

export const answeredItem = (content: MarkedTextContent, response: MarkedTextResponse): string[] => ((own(response, content.item.id) ?? []).length > 0 ? [content.item.id] : []);
