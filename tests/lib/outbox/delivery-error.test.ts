import { expect, test } from 'vitest'
import { reasonText } from '@/lib/outbox/delivery-error'

test.each([
  [null, 'Todavía no se ha intentado.'],
  ['mail:unreachable', 'El servicio no respondió.'],
  ['mail:refused', 'El servicio no la aceptó.'],
  ['drive.upload:403', 'El servicio no la aceptó (403).'],
  ['algo que nadie conoce', 'El servicio no la aceptó (algo que nadie conoce).'],
])('%s in words', (error, words) => {
  expect(reasonText(error)).toBe(words)
})
