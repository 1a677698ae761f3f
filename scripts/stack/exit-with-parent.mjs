// Node loads this file before each program that the scripts start, so that no program survives a killed parent.
// The children of such a program load this file too. They have their own message channel, so STARTED_BY tells them apart.
if (process.channel && process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.exit(0))
  process.channel.unref()
}
