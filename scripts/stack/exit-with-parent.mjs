// Node loads this file before each program that the scripts start, so that the program ends with its parent.
// A process that a program forks without `startChild` is skipped, because its parent is not STARTED_BY.
if (process.channel && process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.exit(0))
  process.channel.unref()
}
