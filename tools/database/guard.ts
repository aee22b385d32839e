// Where the system cannot tie a server's life to its parent's: waits for the parent's pipe to close, then stops the server.
const pid = Number(process.argv[2]);
process.stdin.resume();
process.stdin.on('close', () => {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // it is gone already
  }
  process.exit();
});
