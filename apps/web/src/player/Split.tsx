/** The library's splitter weighs as much as the player's own screen: only windows wide enough for it load it. */
export { SplitPane as default } from '@vumon/ui';
