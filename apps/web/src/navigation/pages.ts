/** How a feature declares its pages. `pages` of @vumon/domain defines who may open a path; the router combines both. */
import type { Icon } from '@tabler/icons-react';
import type { PagePath, Role } from '@vumon/domain';
import type { ComponentType } from 'react';
import type messages from '../i18n/messages.vi.json';

type NavigationLabel = keyof (typeof messages)['nav'];

/** Groups of pages in the navigation of staff, in the order in which they are shown. */
export const navigationGroups = ['content', 'people', 'commerce', 'system', 'statistics'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

/** A page's item in the navigation of the shell. */
export interface NavigationEntry {
  /** Items are sorted in ascending order. */
  readonly order: number;
  /** Key under `nav` in the catalog `app`. */
  readonly label: NavigationLabel;
  /** A shorter label for the bottom bar of phones. */
  readonly short?: NavigationLabel;
  readonly icon: Icon;
  /** The roles that see the item, where these are not all that may open the page. */
  readonly roles?: readonly Role[];
  /** The group that has the item where a role's items are shown in groups. */
  readonly group?: NavigationGroup;
  /**
   * Whether the item is in the bottom bar of phones, for all roles or for the listed ones; the other items are in the
   * bar's menu.
   */
  readonly bottomBar?: true | readonly Role[];
  /** The item is also marked as current on paths with this prefix. */
  readonly covers?: string;
}

export interface PageDefinition {
  /** Loads the screen; each screen is a separate chunk. */
  readonly screen: () => Promise<{ default: ComponentType }>;
  /**
   * Message catalogs of the screen. They are fetched in parallel to its code, which is faster than one after the other.
   */
  readonly catalogs: readonly string[];
  /** Whether the screen draws nothing of the component library outside of dialogs, so that it comes without it. */
  readonly plain?: true;
  /**
   * The page's item in the shell of teachers and staff, and in that of students. Only roles that may open the page see
   * it.
   */
  readonly navigation?: { readonly staff?: NavigationEntry; readonly student?: NavigationEntry };
}

/** The pages of one feature by path. */
export type FeaturePages = Readonly<Partial<Record<PagePath, PageDefinition>>>;
