// For systems that cannot end the server together with its parent: waits until the parent's pipe closes, then stops the
// server.
const pid = Number(process.argv[2]);
process.stdin.resume();
process.stdin.on('close', () => {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // The server has ended already.
  }
  process.exit();
});
