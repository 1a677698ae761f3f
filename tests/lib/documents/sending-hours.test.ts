import { expect, test } from 'vitest'
import { sendingsText } from '@/content/document-sendings'
import { sendSchema } from '@/lib/documents/sendings/schema'

const { pastTime, lateTime, badTime } = sendingsText.form
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test.each([
  ['an hour that has passed', inDays(-1), pastTime],
  ['an hour after ninety days', inDays(91), lateTime],
  ['no hour at all', 'mañana', badTime],
])('sending documents at %s is refused with the reason', (_, leaveAt, message) => {
  const { error } = sendSchema.shape.leaveAt.safeParse(leaveAt)
  expect(error?.issues.map((issue) => issue.message)).toContain(message)
})

test('documents can be sent without an hour, or at an hour in the future', () => {
  expect(sendSchema.shape.leaveAt.parse(null)).toBeNull()
  const tomorrow = inDays(1)
  expect(sendSchema.shape.leaveAt.parse(tomorrow)).toBe(tomorrow)
})
