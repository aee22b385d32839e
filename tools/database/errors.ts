/** A failure whose message is written for the person at the terminal. */
export class LauncherError extends Error {
  override name = 'LauncherError';
}

/** Another live server holds the data folder. */
export class DataFolderInUseError extends LauncherError {
  override name = 'DataFolderInUseError';
}
