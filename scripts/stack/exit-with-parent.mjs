// Loaded before the programs that the scripts start, so that none survives a killed parent. Programs that fork others pass this
// file on; those with their own messages are left alone.
if (process.channel && process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.exit(0))
  process.channel.unref()
}
