import { expect, test } from 'vitest'
import { googleSentence, needsConsent, outsideSentence } from '@/lib/appointments/outside-text'

const state = {
  savedAt: '2026-11-20T15:00:00Z',
  readAt: '2026-11-25T21:10:00Z',
  tentative: true,
  failing: true,
  problem: 'unreachable',
}

test('a calendar that was read says when; a failing one says until when the last reading applies', () => {
  expect(outsideSentence({ ...state, failing: false }, '2026-11-25T21:20:00Z')).toBe(
    'Conectado. Lo leímos por última vez hoy a las 4:10 p.m.',
  )
  expect(outsideSentence(state, '2026-11-26T22:00:00Z')).toBe(
    'No pudimos leer tu calendario desde ayer a las 4:10 p.m.; lo último leído sigue contando hasta mañana.',
  )
  expect(outsideSentence(state, '2026-11-27T20:00:00Z')).toMatch(/sigue contando hasta hoy\.$/)
})

test('after 48 hours without a reading, and when it was never read, a calendar is said to be ignored', () => {
  expect(outsideSentence(state, '2026-11-27T21:10:00Z')).toMatch(/ya no cuenta/)
  expect(outsideSentence({ ...state, readAt: null }, '2026-11-25T21:20:00Z')).toMatch(
    /desde el viernes 20 de noviembre a las 10:00 a\.m\., así que ya no cuenta/,
  )
  expect(outsideSentence({ ...state, readAt: null, failing: false }, '2026-11-25T21:20:00Z')).toMatch(
    /Todavía no/,
  )
})

test('a Google calendar says since when it is connected, and after an ended consent how to connect it again', () => {
  const good = { ...state, failing: false, problem: null }
  expect(googleSentence(good, '2026-11-25T21:20:00Z')).toBe(
    'Conectado desde el 20 de noviembre 2026. Lo leímos por última vez hoy a las 4:10 p.m.',
  )
  const fresh = { ...good, savedAt: '2026-11-25T21:19:30Z', readAt: null }
  expect(googleSentence(fresh, '2026-11-25T21:20:00Z')).toBe(
    'Conectado desde el 25 de noviembre 2026. Lo estamos leyendo por primera vez...',
  )
  expect(googleSentence(fresh, '2026-11-25T21:30:00Z')).toMatch(/Todavía no lo hemos leído\.$/)
  expect(googleSentence({ ...fresh, problem: 'too-many' }, '2026-11-25T21:20:00Z')).toMatch(
    /^No pudimos leer tu calendario desde hoy a las 4:19 p\.m\./,
  )
  const revoked = { ...good, problem: 'revoked' }
  expect([needsConsent(good), needsConsent(revoked)]).toEqual([false, true])
  expect(googleSentence(revoked, '2026-11-26T15:00:00Z')).toBe(
    'Google ya no nos deja ver tu calendario: el permiso se retiró o venció. Lo último leído sigue contando hasta mañana. Conéctalo otra vez y vuelve a contar.',
  )
  expect(googleSentence(revoked, '2026-11-28T15:00:00Z')).toMatch(/ya no cuenta: revisa tú las horas/)
  expect(googleSentence(state, '2026-11-26T22:00:00Z')).toBe(outsideSentence(state, '2026-11-26T22:00:00Z'))
})
