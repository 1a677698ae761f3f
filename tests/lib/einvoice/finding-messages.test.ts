import { describe, expect, test } from 'vitest'
import { draftNote, supplierMessage } from '@/lib/einvoice/finding-messages'
import { todoOf } from '@/lib/einvoice/reading'
import { toFinding, violation, type Finding } from '@/lib/einvoice/rules/rule'
import { invoiceTitle, withoutReading } from '@/lib/einvoice/invoice-label'
import { labelSchema } from '@/lib/fields/invoice-label'
import { questionAbout } from '@/lib/invoices/question'
import { messages } from '@/content/messages'
import { someLabel, unreadLabel } from '../../support/invoice-label'

describe('a message about findings', () => {
  const unreadable = toFinding(
    violation('A1.unreadable', 'block', { name: 'payable', text: '2,5', line: '' }),
  )
  const sentTwice = toFinding(violation('D1.same', 'block', { label: 'INV-2026-003', code: 'abc' }))
  const numbered: Finding = { ...unreadable, severity: 'warn', message: 'Falta la resolución.' }
  const title = 'FE4821 de Papeles del Oriente S.A.S.'
  const invoice = { number: 'FE4821', currency: 'COP', totals: { payable: '2824910.00' } as never }

  test('drafted for the client names the invoice, the faults and what to do, but no mere doubts', () => {
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

  test('drafted for the client keeps the length limit and leaves out the last findings', () => {
    const many = Array.from({ length: 9 }, (_, n) => ({ ...unreadable, message: `${n} ${'x'.repeat(190)}` }))
    const note = draftNote(title, many, 1000) ?? ''
    expect(note.length).toBeLessThanOrEqual(1000)
    expect(note).toContain('- 0 ')
    expect(note).not.toContain('- 5 ')
  })

  test('asks the supplier to correct their own faults, and tells nothing of the client’s records', () => {
    const message = supplierMessage(invoice, [sentTwice, unreadable])
    expect(message).toContain('Revisamos su factura FE4821 por $\u00a02.824.910 y hay algo que corregir:')
    expect(message).toContain(`- Un valor no se entiende. ${unreadable.message}`)
    expect(message).not.toContain('INV-2026-003')
    expect(supplierMessage(invoice, [sentTwice])).toBeNull()
  })

  const origin = (
    text: 'F1.authority' | 'F1.doubtful',
    issuer: 'unknown-authority' | 'unproven' | 'trusted',
  ) =>
    toFinding(
      violation(text, 'warn', {
        issuer,
        answer: 'absent',
        signer: '',
        authority: '',
        why: '',
        subject: '',
        issued: '',
        keyId: '',
        prints: '',
      }),
    )

  test('is not sent to the supplier because the firm does not know the authority', () => {
    const unknown = origin('F1.authority', 'unknown-authority')
    expect(supplierMessage(invoice, [unknown])).toBeNull()
    expect(todoOf(unknown)).not.toMatch(/^Pide|original/)
  })

  test('asks the supplier of a changed file for the original, without accusing them of its figures', () => {
    const message = supplierMessage(invoice, [origin('F1.doubtful', 'unproven'), unreadable, sentTwice])
    expect(message).toContain('FE4821')
    expect(message).toContain('envíennos el XML original')
    expect(message).not.toMatch(/2\.824\.910|corrij|corregir/)
    expect(message).not.toContain(unreadable.message)
    expect(supplierMessage(invoice, [origin('F1.doubtful', 'trusted'), unreadable])).toContain('corríjanla')
  })
})

describe('the title of an invoice', () => {
  test.each([
    [someLabel(), 'FE4821 de Papeles del Oriente S.A.S.'],
    [
      someLabel({ sale: true, party: 'Colegio Las Palmas', document: 'DM-1203' }),
      'DM-1203 a Colegio Las Palmas',
    ],
    [someLabel({ kind: 'credit-note', document: 'NC7' }), 'Nota crédito NC7 de Papeles del Oriente S.A.S.'],
    [someLabel({ party: null }), 'FE4821'],
    [someLabel({ document: null }), 'Papeles del Oriente S.A.S.'],
    [unreadLabel(), 'Factura.pdf'],
  ])('is its number and the other party, or its file name: %#', (label, title) => {
    expect(invoiceTitle(label)).toBe(title)
  })

  test.each([
    [someLabel(), null],
    [unreadLabel(), 'PDF sin XML, lo lee una persona'],
    [unreadLabel({ name: 'recibo.JPG' }), 'Foto, la lee una persona'],
    [unreadLabel({ reading: 'waiting' }), 'Sin leer todavía'],
    [unreadLabel({ reading: 'damaged' }), 'Archivo dañado'],
    [unreadLabel({ reading: 'malformed' }), 'Archivo dañado'],
    [unreadLabel({ reading: 'time' }), 'Demasiado grande para revisarla sola'],
    [unreadLabel({ reading: 'unreadable' }), 'No se pudo leer'],
    [unreadLabel({ reading: 'read', kind: 'payroll' }), 'Nómina electrónica'],
    [unreadLabel({ reading: 'read', kind: 'algo' }), 'XML que no es una factura'],
  ])('of an unread file comes with the reason: %#', (label, why) => {
    expect(withoutReading(label)).toBe(why)
  })

  test('has a general reason when this version does not know the stored one', () => {
    expect(labelSchema.parse({ ...unreadLabel(), reading: 'de mañana' }).reading).toBe('unreadable')
  })
})

describe('a client’s question about an invoice', () => {
  test('begins with what identifies the invoice for the firm', () => {
    expect(questionAbout({ id: 'uno', label: someLabel() })).toEqual({
      place: 'factura-uno',
      subject: 'Sobre la factura FE4821 de Papeles del Oriente S.A.S.',
      body: 'Hola, tengo una pregunta sobre la factura FE4821 de Papeles del Oriente S.A.S., por $\u00a02.824.910 (registro INV-2026-001):\n\n',
    })
    expect(questionAbout({ id: 'dos', label: unreadLabel() }).body).toContain(
      'la factura Factura.pdf (registro INV-2026-001)',
    )
  })

  test('fits into the subject of a conversation', () => {
    const { subject } = questionAbout({ id: 'uno', label: someLabel({ party: 'x'.repeat(300) }) })
    expect(subject.length).toBeLessThanOrEqual(messages.limits.subject)
  })
})
