import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CheckedFacts } from '@/components/records/check-page'
import type { CheckedRecord } from '@/lib/records/check-record'

afterEach(cleanup)

const valid: CheckedRecord = {
  number: 'RR-2026-0058',
  issued_at: '2026-11-18T20:11:00Z',
  verdict: 'accepted',
  automatic: false,
  document: 'FE-4821',
  file_sha256: '9c'.repeat(32),
  sha256: 'ab'.repeat(32),
  signed_at: '2026-11-18T20:12:00Z',
  stamped_at: null,
  certificate_until: '2027-05-01T05:00:00Z',
  expired: false,
  standing: { withdrawn_at: null, reopened_at: null, newer: null, replaced_by: null },
}
function shown(change: Partial<CheckedRecord>, since: Partial<CheckedRecord['standing']> = {}): string {
  cleanup()
  const standing = { ...valid.standing, ...since }
  return render(<CheckedFacts record={{ ...valid, standing, ...change }} />).container.textContent
}
const heading = () => screen.getByRole('heading', { level: 2 }).textContent

test('the check of a valid record says that it is valid, who decided and how it was signed', () => {
  const text = shown({})
  expect(heading()).toBe('Sí, este registro lo emitimos')
  expect(text).toContain('EstadoVigente')
  expect(text).toContain('Quién decidióUna persona de la firma')
  expect(text).toContain('Firma del PDF18/11/2026, 3:12 p.m., con un certificado vigente hasta el 01/05/2027')
  expect(text).toContain('Sello de tiempoNo tiene: la hora de la firma es la de nuestro servidor')
  expect(shown({ automatic: true })).toContain('Quién decidióLa revisión automática')
  expect(shown({ automatic: null })).not.toContain('Quién decidió')
})

test.each([
  [
    'withdrawn',
    { withdrawn_at: '2026-11-20T20:04:00Z' },
    'El cliente retiró esta factura (20/11/2026, 3:04 p.m.).',
  ],
  [
    'reopened',
    { reopened_at: '2026-11-20T20:04:00Z' },
    'La firma volvió a abrir la revisión (20/11/2026, 3:04 p.m.)',
  ],
  [
    'replaced, without a decision yet',
    { replaced_by: { code: null } },
    'El cliente envió otra factura en lugar de esta.',
  ],
])('a record that was %s says so, and is no longer valid', (_, since, expected) => {
  const text = shown({}, since)
  expect(heading()).toBe('Este registro lo emitimos, pero ya no está vigente')
  expect(text).toContain(expected)
  expect(text).not.toContain('Vigente')
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['of a decision that was changed', { newer: '3F0A-91BC-77DE-2C41' }],
  ['of an invoice that was replaced', { replaced_by: { code: '3F0A-91BC-77DE-2C41' } }],
])('the record %s links to the newer one', (_, since) => {
  shown({}, since)
  const link = screen.getByRole('link', { name: '3F0A-91BC-77DE-2C41' })
  expect(link.getAttribute('href')).toBe('/verificar?codigo=3F0A-91BC-77DE-2C41')
})

test('an expired certificate is named, and whether a time stamp proves that it was valid', () => {
  expect(shown({})).not.toContain('venció')
  expect(shown({ expired: true })).toContain('venció el 01/05/2027, después de firmar. Sin sello de tiempo')
  const stamped = shown({ expired: true, stamped_at: '2026-11-18T20:12:01Z' })
  expect(stamped).toContain('El sello de tiempo prueba que se firmó antes.')
  expect(stamped).toContain('Sello de tiempo18/11/2026, 3:12 p.m., de una entidad de estampado')
})

test('a record without a PDF says so, and offers no comparison', () => {
  const none = { sha256: null, signed_at: null, certificate_until: null }
  expect(shown(none)).toContain('Firma del PDFTodavía no: nadie ha pedido el PDF')
  expect(screen.queryByLabelText('Elegir el PDF')).toBeNull()
  expect(shown({ signed_at: null, certificate_until: null })).not.toContain('Firma del PDF')
})
