import { expect, test } from 'vitest'
import { questionAbout } from '@/lib/invoices/question'
import { messages } from '@/content/messages'
import { someLabel, unreadLabel } from '../../support/invoice-label'

test('a question begins with the invoice that it is about, by what the firm finds it by', () => {
  expect(questionAbout({ id: 'uno', label: someLabel() })).toEqual({
    place: 'factura-uno',
    subject: 'Sobre la factura FE4821 de Papeles del Oriente S.A.S.',
    body: 'Hola, tengo una pregunta sobre la factura FE4821 de Papeles del Oriente S.A.S., por $\u00a02.824.910 (registro INV-2026-001):\n\n',
  })
  expect(questionAbout({ id: 'dos', label: unreadLabel() }).body).toContain(
    'la factura Factura.pdf (registro INV-2026-001)',
  )
})

test('a subject is never longer than a conversation may have', () => {
  const { subject } = questionAbout({ id: 'uno', label: someLabel({ party: 'x'.repeat(300) }) })
  expect(subject.length).toBeLessThanOrEqual(messages.limits.subject)
})
