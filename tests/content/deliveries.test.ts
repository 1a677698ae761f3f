import { expect, test } from 'vitest'
import { deliveriesText } from '@/content/deliveries'
import { mailPayload } from '@/lib/mail/mail-payload'

test('every mail that goes out has a name that people read', () => {
  const sent = mailPayload.options.map((option) => option.shape.template.value)
  expect(Object.keys(deliveriesText.templates).sort()).toEqual([...sent].sort())
})
