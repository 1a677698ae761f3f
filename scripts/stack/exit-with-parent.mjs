// Node loads this file before each program that the scripts start, so that the program ends with its parent.
// A grandchild inherits a STARTED_BY that is not its parent, so the end of its own channel does not end it.
if (process.channel && process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.exit(0))
  process.channel.unref()
}
