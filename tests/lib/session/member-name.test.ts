import { expect, test } from 'vitest'
import { memberName, whoWasFaster } from '@/lib/session/member-name'

const said = (by: string, when: string) => `${by} lo cambió el ${when}.`
const when = '26/11/2026, 9:40 a.m.'

test('a member is told «Lo cambiaste tú» of their own change, and a colleague’s name otherwise', () => {
  const member = { name: 'Diana Cárdenas', email: 'diana@nogal.example' }
  expect(whoWasFaster(member, { by: 'Camilo Rojas', when }, said)).toBe(`Camilo Rojas lo cambió el ${when}.`)
  expect(whoWasFaster(member, { by: 'Diana Cárdenas', when }, said)).toMatch(/^Lo cambiaste tú \(26\/11/)
})

test('a member without a name is called by the first part of their mail address', () => {
  const member = { name: null, email: 'diana@nogal.example' }
  expect(memberName(member)).toBe('diana')
  expect(whoWasFaster(member, { by: 'diana', when }, said)).toMatch(/^Lo cambiaste tú/)
})
