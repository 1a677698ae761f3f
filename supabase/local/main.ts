import { quietConsole, reportError } from './report'
import { readSettings } from './settings'
import { startLocal } from './start'

const say = (line: string) => process.stdout.write(`[local] ${line}\n`)

async function main(): Promise<void> {
  quietConsole()
  const settings = readSettings(process.env)
  const running = await startLocal(settings)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await running.stop()
    say('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  process.on('unhandledRejection', (error) => reportError('unhandled', error))
  say(`listening at ${running.address.url}`)
  process.send?.({ type: 'ready', ...running.address })
}

main().catch((error: unknown) => {
  process.stderr.write(`[local] not started: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
