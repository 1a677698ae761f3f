import { expect, test } from 'vitest'
import { draftNote, supplierMessage } from '@/lib/einvoice/finding-letters'
import { toFinding, violation, type Finding } from '@/lib/einvoice/rules/rule'

const unreadable = toFinding(violation('A1.unreadable', 'block', { name: 'payable', text: '2,5', line: '' }))
const sentTwice = toFinding(violation('D1.same', 'block', { label: 'INV-2026-003', code: 'abc' }))
const numbered: Finding = { ...unreadable, severity: 'warn', message: 'Falta la resolución.' }
const title = 'FE4821 de Papeles del Oriente S.A.S.'
const invoice = { number: 'FE4821', currency: 'COP', totals: { payable: '2824910.00' } as never }

test('a drafted note says which invoice, what does not hold and what to do, and not what is only to be cleared up', () => {
  const note = draftNote(title, [unreadable, numbered], 1000)
  expect(note).toBe(
    [
      'No podemos aceptar FE4821 de Papeles del Oriente S.A.S. así:',
      `- ${unreadable.message}`,
      'Qué hacer: Pide a quien vende que la corrija y te envíe el XML nuevo.',
      'Cuando la tengas corregida, súbela en tu portal en lugar de esta.',
    ].join('\n'),
  )
  expect(draftNote(title, [numbered], 1000)).toContain('Falta la resolución.')
  expect(draftNote(title, [], 1000)).toBeNull()
})

test('a note never grows beyond what may be sent: the last findings stay on the sheet', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ ...unreadable, message: `${n} ${'x'.repeat(190)}` }))
  const note = draftNote(title, many, 1000) ?? ''
  expect(note.length).toBeLessThanOrEqual(1000)
  expect(note).toContain('- 0 ')
  expect(note).not.toContain('- 5 ')
})

test('the supplier is asked to correct what is theirs, with the figures; what the client’s own records tell is not', () => {
  const message = supplierMessage(invoice, [sentTwice, unreadable])
  expect(message).toContain('Revisamos su factura FE4821 por $\u00a02.824.910 y hay algo que corregir:')
  expect(message).toContain(`- Un valor no se entiende. ${unreadable.message}`)
  expect(message).not.toContain('INV-2026-003')
  expect(supplierMessage(invoice, [sentTwice])).toBeNull()
})
