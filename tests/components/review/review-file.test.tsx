import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReviewFile } from '@/components/review/review-file'
import type { ReviewInvoice } from '@/lib/review/review-invoice'

const { given } = vi.hoisted(() => ({ given: vi.fn() }))
vi.mock('@/components/documents/file-view', () => ({
  FileView: (props: object) => given(props),
  FileSource: () => null,
}))
afterEach(cleanup)

const photo = {
  id: '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f',
  label: {
    number: 'INV-2026-001',
    name: 'recibo.png',
    size: 1400,
    kind: null,
    sale: false,
    party: null,
    document: null,
    total: null,
    proposal: null,
    findings: 0,
    finding: null,
    reading: 'person',
  },
  client: { id: 'c1', name: 'Café Tres Lunas S.A.S.', email: 'cliente@demo.co', companies: [] },
  createdAt: '2026-11-20T14:00:00Z',
  replaces: null,
  replacedBy: null,
  file: { href: '/api/facturas/1/archivo', type: 'image/png', size: 1400 },
  reading: null,
} as unknown as ReviewInvoice

test('a photo reaches the browser: what its view is given holds no function', () => {
  given.mockReturnValue(null)
  render(
    <ReviewFile
      invoice={photo}
      position={{ place: 1, previous: null, next: null, onward: null } as never}
      total={1}
    />,
  )
  expect(screen.getByRole('heading', { name: 'recibo.png' })).toBeTruthy()
  expect(given).toHaveBeenCalledOnce()
  expect(() => structuredClone(given.mock.calls[0]?.[0])).not.toThrow()
})
