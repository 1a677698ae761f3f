import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Authenticity, DianStatus } from '@/components/einvoice/authenticity'
import { InvoiceDocument } from '@/components/einvoice/document'
import { FindingsList } from '@/components/einvoice/findings'
import { ReadingFindings } from '@/components/einvoice/reading-findings'
import { InvoiceFindings } from '@/components/invoices/invoice-reading'
import { reading as words } from '@/content/einvoice/reading'
import { reviewXml } from '@/lib/einvoice/review-document'
import type { OwnInvoice } from '@/lib/invoices/queries'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { base } from '../../support/einvoice/defects/base'
import { demoEntries, factsOf, soundParts, textOf } from '../../support/einvoice/deliveries'
import { taxFaults } from '../../support/einvoice/faults/taxes'
import { randomOf } from '../../support/einvoice/random'

async function readText(text: string, anchors: typeof demoEntries = []) {
  const read = await reviewXml(new Uint8Array(new TextEncoder().encode(text)), {
    anchors,
    today: '2026-11-21',
  })
  if (read.refused) throw new Error(read.refused.reason)
  return read
}

async function wrongTax() {
  const parts = taxFaults[0]?.apply(soundParts(1), randomOf(1)) ?? soundParts(1)
  const read = await reviewXml(new Uint8Array(new TextEncoder().encode(textOf(parts))), {
    anchors: demoEntries,
    today: '2026-11-21',
    context: await factsOf(parts),
  })
  if (read.refused) throw new Error(read.refused.reason)
  return { ...read, invoice: read.document.invoice ?? expect.fail('no invoice') }
}

test('the sheet of an invoice names the parties and the number, and its mark links to the finding', async () => {
  const { document, review, invoice } = await wrongTax()
  render(
    <>
      <InvoiceDocument invoice={invoice} findings={review.findings} />
      <FindingsList document={document} review={review} />
      <DianStatus document={document} />
    </>,
  )
  const sheet = within(screen.getByRole('article'))
  expect(sheet.queryByText(invoice.supplier.name)).not.toBeNull()
  expect(sheet.queryByText(invoice.number)).not.toBeNull()
  const [mark] = sheet.getAllByRole('link', { name: /^Hallazgo \d+$/ })
  const target = global.document.querySelector(mark?.getAttribute('href') ?? '#none')
  expect(target?.textContent).toContain('Diferencia')
  const headings = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(headings.indexOf('Lo que cuadra')).toBeLessThan(headings.indexOf('Lo que no cuadra'))
  const page = screen.getByRole('link', { name: /página de la DIAN/ })
  expect(page.getAttribute('href')).toContain(invoice.code.value)
  cleanup()
  render(<FindingsList document={document} review={review} reader="advisor" />)
  const read = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(read.indexOf('Lo que no cuadra')).toBeLessThan(read.indexOf('Lo que cuadra'))
})

test('a finding says what is wrong, why and what to do; only an advisor sees the number of its rule', async () => {
  const { document, review } = await wrongTax()
  const { unmount } = render(<FindingsList document={document} review={review} />)
  const at = review.findings.findIndex(({ id }) => id === 'T5')
  const item = screen.getAllByRole('listitem').find((one) => one.id === `hallazgo-${at + 1}`)
  if (!item) expect.fail('no finding')
  expect(within(item).getByRole('heading', { level: 4 }).textContent).toContain(review.findings[at]?.title)
  expect([...item.querySelectorAll('dt')].map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['Dice', 'Da', 'Diferencia', 'Por qué', 'Qué hacer']),
  )
  expect(item.textContent).not.toMatch(/\bT5\b|FAS/)
  unmount()
  render(<FindingsList document={document} review={review} reader="advisor" />)
  expect(screen.getByText(/· T5$/).textContent).toContain('T5')
  expect(screen.getAllByText('Qué hacer, según lee el cliente').length).toBeGreaterThan(0)
})

test('client and advisor read that a file was changed after it was signed, and it is never called authentic', async () => {
  const signed = new TextDecoder().decode(xmlFile({ seed: 'cambiada', answered: true }).bytes)
  const changed = signed.replace(/(<cac:Item><cbc:Description>)[^<]+/, '$1Otra cosa')
  const { document, review } = await readText(changed, demoEntries)
  for (const reader of ['client', 'advisor'] as const) {
    const { container, unmount } = render(
      <>
        <Authenticity document={document} review={review} reader={reader} />
        <FindingsList document={document} review={review} reader={reader} />
      </>,
    )
    expect(container.textContent).toContain('No es el archivo que se firmó')
    expect(container.textContent).toContain('Sin probar del todo')
    expect(container.textContent).toContain('Pide a quien vende el archivo original')
    expect(container.textContent).not.toMatch(/Es auténtica|La DIAN la validó/)
    unmount()
  }
})

test('a discount is printed below its line, followed by the amount that is left', async () => {
  const { document } = await readText(base.invoice)
  render(<InvoiceDocument invoice={document.invoice ?? expect.fail('no invoice')} />)
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  const at = rows.findIndex((row) => row?.startsWith('Descuento 10%'))
  expect(rows[at]).toContain('−5.670')
  expect(rows[at - 1]).toContain('56.700')
  expect(rows[at + 1]).toContain('51.030')
})

test('an invoice that was decided is no longer called doubtful', async () => {
  const { document, review } = await wrongTax()
  const reading = { at: '2026-11-20T15:00:00Z', refused: null, document, review, scan: null }
  const draw = (status: OwnInvoice['status']) =>
    render(<InvoiceFindings invoice={{ status, reading } as OwnInvoice} />)
  const { unmount } = draw('reviewing')
  expect(screen.getAllByText('Con errores')).toHaveLength(1)
  unmount()
  for (const status of ['accepted', 'rejected'] as const) {
    const drawn = draw(status)
    expect(screen.queryByText('Con errores')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe(words.findings.decided)
    drawn.unmount()
  }
})

test('the firm reads which rules a repeated review used, and the client only that it was repeated', async () => {
  const { document, review } = await wrongTax()
  const kept = { at: '2026-11-21T10:00:00Z', refused: null, document, scan: null }
  const again = { ...review, rulesVersion: '1.9-3', again: { from: '1.9-2' } }
  const firm = render(<ReadingFindings reading={{ ...kept, review: again }} reader="advisor" />)
  screen.getByText(/Revisada de nuevo con las reglas de la versión 1\.9-3\./)
  firm.unmount()
  const client = render(<ReadingFindings reading={{ ...kept, review: again }} reader="client" />)
  screen.getByText('La revisamos de nuevo con reglas más recientes.')
  expect(screen.queryByText(/versión/)).toBeNull()
  client.unmount()
  render(<ReadingFindings reading={{ ...kept, review }} reader="client" />)
  expect(screen.queryByText(/reglas/)).toBeNull()
})
