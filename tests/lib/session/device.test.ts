import { expect, test } from 'vitest'
import { isMarkOf, markOf } from '@/lib/session/device'

const email = 'laura@example.co'

test('a device is known for the account it signed in to, and for no other', () => {
  const mark = markOf(email)
  expect(isMarkOf(email, mark)).toBe(true)
  expect(isMarkOf('otra@example.co', mark)).toBe(false)
})

test('a mark cannot be made up or carried over', () => {
  const [id] = markOf(email).split('.')
  const [, signature] = markOf(email).split('.')
  for (const forged of ['', '.', id!, `${id}.`, `${id}.${signature}`, `.${signature}`, `${id}.ñ`])
    expect(isMarkOf(email, forged)).toBe(false)
})

test('two devices of one person have tries of their own', () => {
  expect(markOf(email)).not.toBe(markOf(email))
})
