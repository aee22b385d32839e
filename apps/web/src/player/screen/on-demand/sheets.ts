export { ClosingScreen } from './ClosingScreen.tsx';
export { TextSize, Themes } from './DisplaySettings.tsx';
export { HelpSheet } from './HelpSheet.tsx';
export { NavigatorSheet } from './NavigatorSheet.tsx';
export { PausedScreen } from './PausedScreen.tsx';
export { SignInAgain } from './SignInAgain.tsx';
export { SubmitSheet } from './SubmitSheet.tsx';
export { ConflictNote, ConflictSheet } from './ConflictSheet.tsx';
export { HeldLine, LoadingLine, OfflineCard } from './OfflineCard.tsx';
