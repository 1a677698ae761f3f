import { expect, test } from 'vitest'
import { emails } from '@/content/emails'
import { mailPayload } from '@/lib/mail/mail-payload'

test('every mail that is written goes out', () => {
  const sent = mailPayload.options.map((option) => option.shape.template.value)
  expect(Object.keys(emails).sort()).toEqual([...sent].sort())
})
