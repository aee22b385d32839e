/** An error whose message is meant for the person at the terminal. */
export class LauncherError extends Error {
  override name = 'LauncherError';
}

/** Another running server uses the data folder. */
export class DataFolderInUseError extends LauncherError {
  override name = 'DataFolderInUseError';
}
