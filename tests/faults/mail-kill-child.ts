import { subscribe } from 'node:diagnostics_channel'
import { readWaitingMails } from '@/lib/incoming-mail/read-mails'
import { receiveMail } from '@/lib/incoming-mail/receive-mail'

// This file is a separate program, which would run if another module imported more than its types.

/** A process handles these calls from the mail service, and dies when it reaches `point` for the `times`-th time. */
export type MailOrder = {
  calls: { headers: Record<string, string>; body: Buffer }[]
  point: string
  times: number
}

async function run({ calls, point, times }: MailOrder): Promise<void> {
  let left = times
  subscribe('portal:checkpoint', (name) => {
    if (name === point && --left === 0) process.kill(process.pid, 'SIGKILL')
  })
  for (const { headers, body } of calls)
    await receiveMail(
      new Request('http://localhost/api/correo', { method: 'POST', headers, body: new Uint8Array(body) }),
    )
  await readWaitingMails(60_000)
}

process.once('message', (order: MailOrder) => {
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
