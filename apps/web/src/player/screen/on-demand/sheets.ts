export { ClosingScreen } from './ClosingScreen.tsx';
export { TextSize, Themes } from './DisplaySettings.tsx';
export { PausedScreen } from './PausedScreen.tsx';
export { SignInAgain } from './SignInAgain.tsx';
export { ConflictNote } from './ConflictSheet.tsx';
export { HeldLine, LoadingLine, OfflineCard } from './OfflineCard.tsx';
export { pressKey } from './press-key.ts';
export { PlayerSheets } from './PlayerSheets.tsx';
