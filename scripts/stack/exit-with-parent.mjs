// Node loads this file before each program that the scripts start, so that no program survives a killed parent.
// Programs that start others pass this file on, and those have their own message channel.
if (process.channel && process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.exit(0))
  process.channel.unref()
}
