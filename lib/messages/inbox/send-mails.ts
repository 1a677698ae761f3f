import 'server-only'
import { after } from 'next/server'
import { runOutbox } from '@/lib/outbox/run-outbox'

/** What is due leaves after the answer; what fails is sent later by the worker. */
export function sendMails(): void {
  after(async () => {
    await (
      await runOutbox({ deadlineMs: 10_000 })
    ).settled
  })
}
