import { describe, expect, test } from 'vitest'
import Big from 'big.js'
import { findingTexts } from '@/content/einvoice/findings'
import { contextTexts } from '@/content/einvoice/findings/context'
import { formatAmount, readAmount } from '@/lib/einvoice/amount'
import { findSwappedDigits } from '@/lib/einvoice/rules/compare'
import { reviewXml } from '@/lib/einvoice/review-document'
import { faults } from '../../support/einvoice/faults/all'
import { demoEntries, factsOf, soundParts, textOf } from '../../support/einvoice/deliveries'
import { randomOf } from '../../support/einvoice/random'
import { thoroughly } from '../../support/thorough'

describe('an amount in a finding', () => {
  test.each([
    ['3254700', 'COP', '$\u00a03.254.700'],
    ['189115.20', 'COP', '$\u00a0189.115,20'],
    ['12600.06', 'USD', 'USD\u00a012.600,06'],
    ['999999999999999999.99', 'COP', '$\u00a0999.999.999.999.999.999,99'],
    ['-5', 'COP', '-$\u00a05'],
    ['12E5', 'COP', '«12E5»'],
    ['', 'COP', '(vacío)'],
  ])('of %s %s is shown as %s', (text, currency, written) => {
    expect(formatAmount(text, currency)).toBe(written)
  })
  test.each([
    '12E5',
    'NaN',
    '1,234.00',
    '1.234.567',
    ' 5',
    '+5',
    '0x10',
    '٣',
    '1'.repeat(19),
    '.',
    '-',
    '5.5.5',
  ])('is not read from %s', (text) => expect(readAmount(text)).toBeNull())
  test.each([
    ['.5', '0.5'],
    ['5.', '5'],
    ['-.25', '-0.25'],
    ['84.03361344537815', '84.03361344537815'],
  ])('is read from %s', (text, amount) => expect(readAmount(text)?.toFixed()).toBe(amount))
})

describe('two swapped digits in an amount', () => {
  test('are reported when they explain the whole difference', () => {
    const stated = new Big('3245700')
    const found = findSwappedDigits(new Big('9000'), [{ amount: stated, weight: -1 }])
    expect(found).toEqual({ from: '3245700.00', to: '3254700.00' })
  })
  test.each([
    ['by nine alone', '18', ['3245700']],
    ['but for some cents', '9000.30', ['3245700']],
    ['under one peso', '0.63', ['1234.81']],
    ['in two amounts alike', '9', ['500000', '41.00', '1201.00']],
  ])('are not suspected when the difference is explained %s', (_, difference, amounts) => {
    const [stated = '', ...others] = amounts
    const suspects = [
      { amount: new Big(stated), weight: -1 },
      ...others.map((amount) => ({ amount: new Big(amount).plus(1), weight: 1 })),
    ]
    expect(findSwappedDigits(new Big(difference), suspects)).toBeNull()
  })
  test('in a total are shown with both amounts', async () => {
    const fault = faults.find(({ name }) => name === 'two digits of PayableAmount are swapped')
    const parts = Array.from({ length: 50 }, (_, seed) =>
      fault?.apply(soundParts(seed), randomOf(seed)),
    ).find(Boolean)
    if (!parts) throw new Error('no case')
    const reviewed = await reviewXml(new TextEncoder().encode(textOf(parts)), {
      anchors: demoEntries,
      today: '2026-11-20',
      context: await factsOf(parts),
    })
    const found = reviewed.refused ? undefined : reviewed.review.findings.find(({ id }) => id === 'T4')
    expect(found?.message).toMatch(/Parecen dos cifras cambiadas de lugar: .+ por .+\.$/)
    expect(found?.figures.swapped).toBe(found?.figures.computed)
  })
})

test('titles and messages about an invoice address nobody, so that client, firm and supplier can read them', () => {
  const personal =
    /(?<!\p{L})(tus?|tuy[oa]s?|te|ti|habías|tienes|puedes|p[ií]de(la|lo)?|recibiste|enviaste|vendiste)(?!\p{L})/iu
  const titles = Object.values(findingTexts).map(({ title }) => String(title))
  const messages = Object.entries(findingTexts)
    .filter(([text]) => !Object.hasOwn(contextTexts, text))
    .map(([, { client }]) => String(client))
  expect([...titles, ...messages].filter((words) => personal.test(words))).toEqual([])
})

test('clients and suppliers see no codes of the annex and no element names', () => {
  const codes =
    /UBL|AttachedDocument|ApplicationResponse|(?<!\p{L})F[A-Z]{2}\d{2}|[a-z]+:[A-Z]|(?<![$\p{L}{.])[A-Z][a-z]+[A-Z][a-z]+/u
  const messages = Object.values(findingTexts).map(({ client }) => String(client))
  expect(messages.filter((words) => codes.test(words))).toEqual([])
})

test(
  'every sentence about a fault is complete and plain',
  { timeout: thoroughly(120_000, 30_000) },
  async () => {
    const seen = new Set<string>()
    for (const [at, fault] of faults.entries()) {
      for (let seed = at; seed < at + thoroughly(12, 1); seed++) {
        const parts = fault.apply(soundParts(seed), randomOf(seed))
        if (!parts) continue
        const reviewed = await reviewXml(new TextEncoder().encode(textOf(parts)), {
          anchors: demoEntries,
          today: '2026-11-20',
          context: await factsOf(parts),
        })
        if (reviewed.refused) continue
        for (const { text, message, detail } of reviewed.review.findings) {
          seen.add(text)
          for (const words of [message, detail]) {
            expect(words).not.toMatch(/undefined|null|NaN\.|\[object|\s{2}|\{\w+\}/)
            expect(words).toMatch(/^[¿A-ZÁÉÍÓÚÑ«$]/u)
          }
        }
      }
    }
    // Not all sentences occur here, because some need the firm's records, an event or a prepayment.
    expect(seen.size).toBeGreaterThan(40)
  },
)
