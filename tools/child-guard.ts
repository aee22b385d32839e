// Preloaded into the processes that npm start runs: when their parent is gone, they shut down as if asked to.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 15_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
