import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namedServices } from '@/lib/assistant/named-services'
import { understand } from '@/lib/assistant/understand'
import { thoroughly } from '../../support/thorough'
import { careful, hurried, type Intent } from './utterances'

const rows = (table: typeof careful) =>
  Object.entries(table).flatMap(([intent, all]) => all.map((text) => [text, intent as Intent] as const))

function intentOf(text: string): Intent {
  const { meaning, greets } = understand(text)
  if (!meaning) return greets ? 'welcome' : 'unknown'
  return meaning.subject ?? 'question'
}

test.each(rows(careful))('the chat understands «%s» as %s', (text, intent) => {
  expect(intentOf(text)).toBe(intent)
})

test.each(rows(hurried))('in hurried spelling the chat understands «%s» as %s', (text, intent) => {
  expect(intentOf(text)).toBe(intent)
})

test('there are enough examples of each intention', () => {
  expect(rows(careful).length + rows(hurried).length).toBeGreaterThanOrEqual(140)
  expect(rows(hurried).length).toBeGreaterThanOrEqual(50)
  const intents = new Set(rows(careful).map(([, intent]) => intent))
  expect(intents.size).toBe(20)
})

describe('a short message', () => {
  test('has fewer than 10 characters, without the spaces around it, and is greeted', () => {
    expect(understand('precios 1').greets).toBe(true)
    expect(understand('precios 12').greets).toBe(false)
    expect(understand('   precios 1   ').greets).toBe(true)
  })

  test('is still answered by its subject', () => {
    expect(understand('Nómina')).toMatchObject({
      meaning: { subject: 'asesoria-nomina' },
      services: ['asesoria-nomina'],
    })
    expect(understand('gracias')).toMatchObject({ meaning: { subject: 'thanks' } })
  })
})

test('several services of a message are answered in its order', () => {
  expect(namedServices('cuánto cuesta la nómina y la contabilidad')).toEqual([
    'asesoria-nomina',
    'asesoria-contable',
  ])
})

test('a service is still recognised when its keyword lacks one of its inner letters', () => {
  for (const word of ['contabilidad', 'impuestos', 'empleados', 'abogados', 'revisoria', 'auditoria']) {
    const named = namedServices(`${word} de la empresa`)
    for (let at = 1; at < word.length - 1; at += 1) {
      const slip = `${word.slice(0, at)}${word.slice(at + 1)} de la empresa`
      expect(namedServices(slip), slip).toEqual(named)
    }
  }
})

test.each([
  ['cuanto me cobran, me llego un embargo y no se que hacer', /embargo/],
  ['precio de una asesoria, es que me van a meter a la carcel por el iva', /Con calma/],
  ['cotizacion urgente la dian me sanciono y tengo mucho miedo', /[Cc]alma/],
])('a message about trouble is answered before its question of price: «%s»', (text, says) => {
  const { meaning } = understand(text)
  expect(meaning?.alarming).toBe(true)
  expect(meaning?.known?.text.join(' ')).toMatch(says)
})

test('an answer to trouble is doubtful when another answer shares more words with the message', () => {
  const fraud = understand('me llamaron de la camara de comercio que pague una multa por nequi')
  expect(fraud.sure).toBe(false)
  expect(fraud.nearest.map(({ topic }) => topic)).toContain('¿Es real un mensaje de la DIAN?')
})

// The number of texts limits the work; the time limit only ends a test that hangs.
test('any text is understood without an error', { timeout: 300_000 }, () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('__proto__', 'constructor', 'toString hasOwnProperty', '\ud800'),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(understand(text)).toBeTruthy()
    }),
    { numRuns: thoroughly(1_000, 100) },
  )
})

test('only the beginning of an endless message is read', () => {
  const endless = 'xkcdwq plmokn '.repeat(80).slice(0, 1000)
  expect(understand(`${endless}${' contabilidad'.repeat(50_000)}`).meaning).toBeNull()
})
