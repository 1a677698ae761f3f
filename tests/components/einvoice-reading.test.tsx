import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DianWords } from '@/components/einvoice/dian-words'
import { InvoiceDocument } from '@/components/einvoice/document'
import { FindingsList } from '@/components/einvoice/findings'
import { reviewXml } from '@/lib/einvoice/review-xml'
import { factsOf, soundParts, textOf } from '../support/einvoice/deliveries'
import { taxFaults } from '../support/einvoice/faults/taxes'
import { randomOf } from '../support/einvoice/random'
import { demoEntries } from '../support/einvoice/demo-anchors'

async function wrongTax() {
  const parts = taxFaults[0]?.apply(soundParts(1), randomOf(1)) ?? soundParts(1)
  const read = await reviewXml(new Uint8Array(new TextEncoder().encode(textOf(parts))), {
    anchors: demoEntries,
    today: '2026-11-21',
    facts: await factsOf(parts),
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
