// Node loads this file before each program that the scripts start, so that the program ends with its parent.
// A process that the program forks without `startChild` has another parent than STARTED_BY, so this code skips it.
if (process.channel && process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.exit(0))
  process.channel.unref()
}
