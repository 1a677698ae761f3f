// Node loads this file before each program that the scripts start, so that the program ends when its parent is killed.
// A grandchild loads this file too, but its STARTED_BY is not its parent, so its own message channel does not end it.
if (process.channel && process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.exit(0))
  process.channel.unref()
}
