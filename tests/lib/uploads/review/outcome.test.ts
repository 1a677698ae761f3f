import { expect, test } from 'vitest'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { summaryOf } from '@/lib/uploads/review/outcome'
import { demoAnchors } from '../../../support/einvoice/deliveries'
import { totalsOf } from '../../../support/einvoice/draft'
import { invoiceXml } from '../../../support/einvoice/invoice-xml'
import { soundInvoice } from '../../../support/einvoice/sound-invoice'
import { money } from '../../../support/einvoice/xml-text'

test('a summary tells what the document says', async () => {
  const draft = soundInvoice({ seed: 11 })
  const { invoice } = await readDocument(new TextEncoder().encode(invoiceXml(draft)), demoAnchors)
  if (!invoice) throw new Error('no invoice')
  const summary = summaryOf(invoice, 'purchase')
  expect(summary).toMatchObject({
    date: draft.date,
    supplierName: draft.supplier.name,
    direction: 'purchase',
  })
  expect(summary.total).toBe(money(totalsOf(draft).payable))
})
