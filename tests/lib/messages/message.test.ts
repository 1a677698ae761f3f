import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayTitle, linkParts, newerFirst, readMoment, threadMoment } from '@/lib/messages/message'

const now = new Date('2026-11-20T15:00:00Z')

test.each([
  ['2026-11-20T14:20:00Z', 'Hoy, 9:20 a.m.'],
  ['2026-11-20T04:59:00Z', 'Ayer, 11:59 p.m.'],
  ['2026-11-20T05:00:00Z', 'Hoy, 12:00 a.m.'],
  ['2026-11-16T14:20:00Z', '16 de noviembre'],
  ['2026-01-01T04:59:00Z', '31 de diciembre 2025'],
])('in the list of conversations, %s is shown as %s', (moment, text) => {
  expect(threadMoment(moment, now)).toBe(text)
})

test('the messages of a day begin at midnight in Bogotá', () => {
  expect(dayTitle('2026-11-18T20:12:00Z')).toBe('Miércoles, 18 de noviembre 2026')
  expect(dayTitle('2027-01-01T04:59:59Z')).toBe('Jueves, 31 de diciembre 2026')
})

test('the read receipt of a message names the day when it was read on another day', () => {
  expect(readMoment('2026-11-20T14:20:00Z', '2026-11-20T14:31:00Z')).toBe('Leído a las 9:31 a.m.')
  expect(readMoment('2026-11-20T14:20:00Z', '2026-11-21T14:31:00Z')).toBe(
    'Leído el 21 de noviembre, a las 9:31 a.m.',
  )
})

test('a receipt names no day on the same evening, and does on the next morning', () => {
  expect(readMoment('2026-11-20T23:00:00Z', '2026-11-21T01:00:00Z')).toBe('Leído a las 8:00 p.m.')
  expect(readMoment('2026-11-21T01:00:00Z', '2026-11-21T14:00:00Z')).toBe(
    'Leído el 21 de noviembre, a las 9:00 a.m.',
  )
})

test('messages are sorted by microseconds, however many digits they have', { timeout: 30_000 }, () => {
  const at = (micros: number) => {
    const digits = String(micros % 1e6)
      .padStart(6, '0')
      .replace(/0+$/, '')
    const whole = new Date(Date.UTC(2026, 10, 20) + Math.floor(micros / 1e6) * 1000)
      .toISOString()
      .slice(0, 19)
    return `${whole}${digits ? `.${digits}` : ''}+00:00`
  }
  fc.assert(
    fc.property(fc.array(fc.nat(5_000_000)), (list) => {
      const sorted = list.map(at).toSorted(newerFirst)
      expect(sorted).toEqual(list.toSorted((a, b) => b - a).map(at))
    }),
  )
})

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

test.each([
  ['mira https://www.dian.gov.co/rut.', ['https://www.dian.gov.co/rut']],
  ['(https://a.example/b)', ['https://a.example/b']],
  ['https://es.example/wiki/Nogal_(madera).', ['https://es.example/wiki/Nogal_(madera)']],
  ['http://a.example/?q=1&r=2#s, y https://b.example', ['http://a.example/?q=1&r=2#s', 'https://b.example']],
  ['¿Viste https://a.example/x?', ['https://a.example/x']],
  ['javascript:alert(1) data:text/html,x www.sinprotocolo.example', []],
  ['https:// y http://', []],
  ['https://banco.example@malo.example/', []],
  ['"https://a.example/x"><script>', ['https://a.example/x']],
])('the links in a message are found: %s', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

test(
  'the pieces of a message make up its exact text, and a link shows where it leads',
  { timeout: 30_000 },
  () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join(' ')
        const parts = linkParts(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const { href, text: shown } of parts) {
          if (href === null) continue
          expect(href).toBe(shown)
          expect(new URL(href).protocol).toMatch(/^https?:$/)
        }
      }),
    )
  },
)
