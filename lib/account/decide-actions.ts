'use server'
import { refresh } from 'next/cache'
import { after } from 'next/server'
import { decideRequest, decideRequestSchema } from '@/lib/account/decide-request'
import { staffAction } from '@/lib/action'
import { runOutbox } from '@/lib/outbox/run-outbox'

export const decideRequestAction = staffAction(decideRequestSchema, async (input, member) => {
  await decideRequest(member, input)
  after(async () => {
    const { settled } = await runOutbox({ deadlineMs: 10_000 })
    await settled
  })
  refresh()
  return null
})
