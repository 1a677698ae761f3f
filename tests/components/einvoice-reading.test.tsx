import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DianWords } from '@/components/einvoice/dian-words'
import { InvoiceDocument } from '@/components/einvoice/document'
import { ReadingFindings } from '@/components/einvoice/reading-findings'
import { FindingsList } from '@/components/einvoice/findings'
import { reviewXml } from '@/lib/einvoice/review-xml'
import { factsOf, soundParts, textOf } from '../support/einvoice/deliveries'
import { taxFaults } from '../support/einvoice/faults/taxes'
import { randomOf } from '../support/einvoice/random'

async function wrongTax() {
  const parts = taxFaults[0]?.apply(soundParts(1), randomOf(1)) ?? soundParts(1)
  const read = await reviewXml(new Uint8Array(new TextEncoder().encode(textOf(parts))), {
    today: '2026-11-21',
    facts: factsOf(parts),
  })
  if (read.refused) throw new Error(read.refused.reason)
  return { ...read, invoice: read.document.invoice ?? expect.fail('no invoice') }
}

test('the sheet names both parties and the total, and its mark leads to the finding', async () => {
  const { document, review, invoice } = await wrongTax()
  render(
    <>
      <InvoiceDocument invoice={invoice} findings={review.findings} />
      <FindingsList document={document} review={review} />
      <DianWords document={document} />
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
})

test('a review that was made again says under which rules, to the client and to the firm', async () => {
  const { document, review } = await wrongTax()
  const kept = { at: '2026-11-21T10:00:00Z', refused: null, document, paper: null }
  const again = { ...review, rulesVersion: '1.9-3', again: { from: '1.9-2' } }
  for (const reader of ['client', 'advisor'] as const) {
    const { unmount } = render(<ReadingFindings reading={{ ...kept, review: again }} reader={reader} />)
    expect(screen.queryByText(/Revisada de nuevo con las reglas 1\.9-3\./)).not.toBeNull()
    unmount()
  }
  render(<ReadingFindings reading={{ ...kept, review }} reader="client" />)
  expect(screen.queryByText(/Revisada de nuevo/)).toBeNull()
})
