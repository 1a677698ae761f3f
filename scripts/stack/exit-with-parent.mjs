// Loaded before the programs that the scripts start: nothing stays behind when the parent is killed.
if (process.channel) {
  process.on('disconnect', () => process.exit(0))
  process.channel.unref()
}
