import { subscribe } from 'node:diagnostics_channel'

// This file is a separate program, which would run if another module imported more than its types.

/** A round sends the reminders due at `now`; its process dies when it passes `point` for the `passes`-th time. */
export type Round = { now: string; batch?: string; point?: string; passes?: number }

const { now: realNow } = Date
const RealDate = Date

/** Moves the clock of this process to `now`; the database's clock does not change. */
function moveClock(now: string): void {
  const ahead = RealDate.parse(now) - realNow()
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      if (given.length === 0) super(realNow() + ahead)
      else super(...given)
    }
    static override now = () => realNow() + ahead
  } as DateConstructor
}

async function run({ now, batch, point, passes = 1 }: Round): Promise<void> {
  const [{ remindClients }, { sendOutbox }] = await Promise.all([
    import('@/lib/document-requests/remind'),
    import('@/lib/jobs/send-outbox'),
    import('@/lib/mail/send-mail'),
  ])
  let left = passes
  subscribe('portal:checkpoint', (name) => {
    if (name === point && --left === 0) process.kill(process.pid, 'SIGKILL')
  })
  moveClock(now)
  await remindClients(60_000)
  const { settled } = await sendOutbox({
    deadlineMs: 300_000,
    maxJobs: 5000,
    ...(batch && { batchId: batch }),
  })
  await settled
}

process.once('message', (order: Round) => {
  run(order).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready', () => undefined)
