import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ReviewFile } from '@/components/invoices/decisions/review-file'
import type { ReviewInvoice } from '@/lib/invoices/decisions/review-invoice'
import { XmlView } from '@/components/invoices/decisions/xml-view'
import { xmlFile } from '@/supabase/sample-files/xml-file'

const { given } = vi.hoisted(() => ({ given: vi.fn() }))
vi.mock('@/components/documents/file-view', () => ({
  FileView: (props: object) => given(props),
  FileSource: () => null,
}))

describe('the file of a review', () => {
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

  test('a photo gets only plain data, which a server can pass to the browser', () => {
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
})

describe('an XML', () => {
  afterEach(cleanup)

  const bytesOf = (text: string | Uint8Array) =>
    (typeof text === 'string' ? new TextEncoder().encode(text) : text).slice().buffer as ArrayBuffer
  const view = (text: string | Uint8Array, onFailure = vi.fn()) => {
    render(<XmlView name="x.xml" type="application/xml" bytes={bytesOf(text)} onFailure={onFailure} />)
    return onFailure
  }

  test('is shown as text', () => {
    view(xmlFile({ seed: 'transporte' }).bytes)
    expect(screen.getByRole('group', { name: 'Contenido del XML' }).textContent).toMatch(
      /ProfileID: DIAN 2.1/,
    )
  })

  test('is read in its stated encoding', () => {
    const latin = Uint8Array.from(
      [...'<?xml version="1.0" encoding="ISO-8859-1"?><nota><para>Peña</para></nota>'].map((sign) =>
        sign.charCodeAt(0),
      ),
    )
    view(latin)
    expect(screen.getByRole('group').textContent).toContain('para: Peña')
  })

  test('indents elements within their parents, with attributes and text', () => {
    view('<a xmlns="urn:a"><b c="1" xmlns:d="urn:d" d:e="2">uno<f/><![CDATA[dos]]></b></a>')
    expect(screen.getByRole('group').textContent).toBe('a\n  b c=1 d:e=2: uno dos\n    f')
  })

  test('with too many elements is shown up to a limit', () => {
    view(`<a>${'<b>renglón</b>'.repeat(70_000)}</a>`)
    expect(screen.getByRole('group').textContent).toHaveLength(200_000)
  })

  test.each(['<nota>', '<!DOCTYPE a><a/>', '<a/><b/>', ''])(
    'such as %j is reported as one that cannot be shown',
    (text) => {
      expect(view(text)).toHaveBeenCalled()
    },
  )
})
