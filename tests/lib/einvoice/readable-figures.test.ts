import { expect, test } from 'vitest'
import { findingTexts } from '@/content/einvoice/findings'
import { toFinding, type TextKey, type Violation } from '@/lib/einvoice/rules/rule'

/** These values fill the placeholders (`figures`) of the texts; a placeholder that is not listed gets an amount. */
const examples: Readonly<Record<string, string>> = {
  nit: '900123456',
  supplier: '900123456',
  customer: '900654321',
  companies: '999300120, 900654321',
  written: '9001234567',
  signer: 'FIRMA S.A.S. (900123456, 800197268)',
  by: 'FIRMA S.A.S. (900123456)',
  role: 'supplier',
  field: 'currency',
  issuer: 'unproven',
  answer: 'absent',
  why: 'digest',
  name: 'payable',
  kind: 'charge',
  percent: '19.00',
  line: '3',
  currency: 'COP',
  ...Object.fromEntries(
    'label number code wrapper prefix authorization from to path profile declared read count problem where environment type names scheme expected remarks description page text others date due today start end time openFrom digit counted known reason operation deadline subject issued keyId prints authority tax signed stamp'
      .split(' ')
      .map((name) => [name, 'texto']),
  ),
}
const special: Partial<Record<TextKey, readonly Readonly<Record<string, string>>[]>> = {
  'E2.party': [{ wrapper: '9001234567', path: 'SenderParty' }],
  'E2.code': [{ other: 'a'.repeat(96) }],
  'N4.nit': [{ other: '900654321' }],
  'N4.names': [{ other: 'Otra Firma' }],
  'D2.number': [{ other: 'FE-2' }],
  'D2.date': [{ before: '2026-11-02' }],
  'T9.name': [{ other: 'IVA' }],
  'T6.count': [{ stated: '2' }],
  'A1.negative': ['payable', 'quantity', 'percent'].map((name) => ({ name, text: '-119000.00' })),
  'A3.rate': [{ rate: '«x»' }],
  'E7.several': [
    { path: 'Invoice/LegalMonetaryTotal/PayableAmount', first: '119000.00', other: '999000.00' },
    { path: 'Invoice/AccountingSupplierParty/Party/CompanyID', first: '900123456', other: '900654321' },
    { path: 'Invoice/UUID', first: 'a'.repeat(96), other: 'b'.repeat(96) },
  ],
  'E7.copy': [{ path: 'Invoice/LegalMonetaryTotal/PayableAmount', first: '119000.00', other: '' }],
}

/** Returns a value for every figure that the texts of any finding use, so that every text can be written. */
function figuresOf(more: Readonly<Record<string, string>>): Violation['figures'] {
  const names = new Set<string>()
  const recorder = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name))
        return more[String(name)] ?? examples[String(name)] ?? ''
      },
    },
  )
  for (const { client, advisor } of Object.values(findingTexts))
    for (const say of [client, advisor] as ((f: object, money: () => string) => string)[])
      say(recorder, () => '')
  return Object.fromEntries([...names].map((name) => [name, more[name] ?? examples[name] ?? '119000.00']))
}

test.each(Object.keys(findingTexts) as TextKey[])(
  'in the finding %s nobody sees a NIT without points or an unformatted amount',
  (text) => {
    for (const more of special[text] ?? [{}]) {
      const finding = toFinding({ text, severity: 'warn', figures: figuresOf(more), extra: {} })
      for (const words of [finding.title, finding.message, finding.detail]) {
        expect(words).not.toMatch(/(?<![\d.])\d{8,10}(?![\d.])/)
        expect(words).not.toMatch(/(?<![\d.,])\d+\.\d{2}(?!\d)/)
        expect(words).not.toMatch(/[0-9a-f]{96}.*[0-9a-f]{96}/)
      }
    }
  },
)
