import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentHash } from '@/lib/auth/sign-up'

test('the evidence holds the hash of the sentence that the form shows', () => {
  const sentence =
    'Al registrarte autorizas a Nogal & Asociados S.A.S. a tratar tus datos para prestarte sus servicios, según el tratamiento de datos personales y la política de privacidad.'
  expect(consentHash).toBe(createHash('sha256').update(sentence).digest('hex'))
})
