import { expect, test } from 'vitest'
import { codeSource, codesIn } from '@/lib/einvoice/cufe'
import { checkDigit } from '@/lib/format/nit'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { computeCode, demoAnchors } from '../../support/einvoice/deliveries'
import { soundInvoice } from '../../support/einvoice/sound-invoice'
import { invoiceXml } from '../../support/einvoice/invoice-xml'

const cufe =
  '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4'
const cude =
  '907e4444decc9e59c160a2fb3b6659b33dc5b632a5008922b9a62f83f757b1c448e47f5867f2b50dbdb96f48c7681168'

async function documentWith(
  values: Record<'number' | 'date' | 'time' | 'lines' | 'iva' | 'payable' | 'supplier' | 'customer', string>,
) {
  const { invoice } = await readDocument(
    new TextEncoder().encode(invoiceXml(soundInvoice({ seed: 1 }))),
    demoAnchors,
  )
  if (!invoice) throw new Error('no invoice')
  return {
    ...invoice,
    number: values.number,
    issueDate: values.date,
    issueTime: values.time,
    environment: '1',
    totals: { ...invoice.totals, lines: values.lines, payable: values.payable },
    taxes: [{ code: '01', name: 'IVA', amount: values.iva, shares: [] }],
    supplier: { ...invoice.supplier, nit: values.supplier },
    customer: { ...invoice.customer, nit: values.customer },
  }
}

test('the invoice in the DIAN’s annex gets the CUFE that is printed there', async () => {
  const code = computeCode(
    await documentWith({
      number: '323200000129',
      date: '2019-01-16',
      time: '10:53:10-05:00',
      lines: '1500000.00',
      iva: '285000.00',
      payable: '1785000.00',
      supplier: '700085371',
      customer: '800199436',
    }),
    '693ff6f2a553c3646a063436fd4dd9ded0311471',
  )
  expect(code).toBe(cufe)
})

test('the credit note in the DIAN’s annex gets the CUDE that is printed there', async () => {
  const code = computeCode(
    await documentWith({
      number: '8110007871',
      date: '2019-01-12',
      time: '07:00:00-05:00',
      lines: '5000.00',
      iva: '950.00',
      payable: '5950.00',
      supplier: '900373076',
      customer: '8355990',
    }),
    '12301',
  )
  expect(code).toBe(cude)
})

test.each([
  ['an address', `https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${cufe}`, [cufe]],
  ['lines of text', `NumFac:FV7\nFecFac:2026-04-27\nValFac=1500000.00CUFE:${cufe.toUpperCase()}\n`, [cufe]],
  ['a hash of another length', `Cufe=${cufe.slice(0, 64)}`, []],
  ['a longer number', `${cufe}0`, []],
])('the CUFE is found in a QR code with %s', (_, qr, codes) => {
  expect(codesIn(qr)).toEqual(codes)
})

test('amounts in a CUFE are cut to two decimals, not rounded', async () => {
  const values = { number: 'A1', date: '2026-01-01', time: '10:00:00-05:00', supplier: '1', customer: '2' }
  const invoice = await documentWith({ ...values, lines: '10.999', iva: '2', payable: '12.9999' })
  expect(codeSource(invoice)).toEqual({
    before: 'A12026-01-0110:00:00-05:0010.99012.00040.00030.0012.9912',
    after: '1',
  })
})

test.each(
  '800197268-4 901944237-8 901956924-1 830048145-8 900108281-3 900032774-4 99998888-6 71791802-1 830036108-3 901531614-9 800112214-2 890700906-0 800242106-2 860002964-4 890903938-8 860034313-7 899999068-1 890900608-9 860007738-9 830037248-0'.split(
    ' ',
  ),
)('the check digit of %s is computed', (written) => {
  const [nit = '', digit] = written.split('-')
  expect(String(checkDigit(nit))).toBe(digit)
})
