import { expect, test, vi } from 'vitest'
import { mailPayload } from '@/lib/mail/mail-payload'
import { renderMail } from '@/lib/mail/render-mail'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

test('a sentence of a mail that ends with a name such as «Ltda.» has one full stop', () => {
  const html = (title: string) =>
    renderMail(
      mailPayload.parse({
        template: 'firm-appointment-soon',
        to: 'asesora@firma.example',
        data: {
          id: '8f7d1f0e-3c52-4f4e-9a35-0d9b7c1f2a11',
          title,
          client: 'Valle Claro Ltda.',
          asked: '2026-12-31T14:00:00+00:00',
        },
      }),
    ).html
  expect(html('Cierre de Valle Claro Ltda.')).not.toContain('Ltda..')
  expect(html('Cierre')).toContain('Cierre.')
})
