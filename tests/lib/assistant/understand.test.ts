import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { understand, type Intent } from '@/lib/assistant/understand'
import { careful, hurried } from './utterances'

const rows = (table: typeof careful) =>
  Object.entries(table).flatMap(([intent, all]) => all.map((text) => [text, intent as Intent] as const))

test.each(rows(careful))('«%s» is %s', (text, intent) => {
  expect(understand(text).intent).toBe(intent)
})

test.each(rows(hurried))('in hurried spelling, «%s» is %s', (text, intent) => {
  expect(understand(text).intent).toBe(intent)
})

test('there are enough examples', () => {
  expect(rows(careful).length + rows(hurried).length).toBeGreaterThanOrEqual(140)
  expect(rows(hurried).length).toBeGreaterThanOrEqual(50)
  const intents = new Set(rows(careful).map(([, intent]) => intent))
  expect(intents.size).toBe(19)
})

describe('a short message', () => {
  test('has fewer than 10 characters, without spaces around it', () => {
    expect(understand('precios 1').intent).toBe('welcome')
    expect(understand('precios 12').intent).toBe('price')
    expect(understand('   precios 1   ').intent).toBe('welcome')
  })

  test('keeps its subject', () => {
    expect(understand('Nómina')).toMatchObject({ subject: 'asesoria-nomina', services: ['asesoria-nomina'] })
    expect(understand('gracias')).toMatchObject({ subject: 'thanks' })
  })
})

test('the services of a message come in the order of the message', () => {
  expect(understand('cuánto cuesta la nómina y la contabilidad').services).toEqual([
    'asesoria-nomina',
    'asesoria-contable',
  ])
  expect(understand('auditoría de la nómina').intent).toBe('auditoria-externa')
})

test('one wrong letter is understood, and an ordinary word is not taken for a keyword', () => {
  expect(understand('¿cunto cuesta eso?').intent).toBe('price')
  expect(understand('¿cuánto cuesta en Medellín?').intent).toBe('price')
  expect(understand('¿cuándo vale la pena empezar?').intent).toBe('unknown')
  expect(understand('la venta de la planta').intent).toBe('unknown')
})

test('every keyword of every service still works without any one of its inner letters', () => {
  for (const word of ['contabilidad', 'impuestos', 'empleados', 'abogados', 'revisoria', 'auditoria']) {
    const { services } = understand(`${word} de la empresa`)
    for (let at = 1; at < word.length - 1; at += 1) {
      const slip = `${word.slice(0, at)}${word.slice(at + 1)} de la empresa`
      expect(understand(slip).services, slip).toEqual(services)
    }
  }
})

test('no text throws an error', { timeout: 30_000 }, () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('__proto__', 'constructor', 'toString hasOwnProperty', '\ud800'),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(understand(text).intent).toBeTruthy()
    }),
  )
})

test('only the beginning of an endless text is read', () => {
  const endless = `${'hablemos de otra cosa '.repeat(50)}`.slice(0, 1000)
  expect(understand(`${endless}${' contabilidad'.repeat(50_000)}`).intent).toBe('unknown')
  expect(understand(`contabilidad ${endless.repeat(50)}`).intent).toBe('asesoria-contable')
})
