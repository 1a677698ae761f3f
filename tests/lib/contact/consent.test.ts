import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactConsentHash } from '@/lib/contact/send-message'

test('the evidence holds the hash of the sentence beside the box', () => {
  const sentence =
    'Acepto que Nogal & Asociados S.A.S. trate mis datos personales para responderme, según la política de privacidad.'
  expect(contactConsentHash).toBe(createHash('sha256').update(sentence).digest('hex'))
})
