// Loaded before the programs that the scripts start: nothing stays behind when the parent is killed.
// Programs that fork others hand this file on; those wait for messages of their own and are left alone.
if (process.channel && process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.exit(0))
  process.channel.unref()
}
