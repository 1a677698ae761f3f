import { describe, expect, test } from 'vitest'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { reviewXml } from '@/lib/einvoice/review-document'
import { attachedDocument, answerXml, invoiceXml } from '../../support/einvoice/invoice-xml'
import { soundInvoice } from '../../support/einvoice/sound-invoice'
import { escape } from '../../support/einvoice/xml-text'
import { signDocument } from '@/supabase/sample-files/sign-xml'
import { demoAnchors, demoEntries } from '../../support/einvoice/deliveries'

const draft = {
  ...soundInvoice({ seed: 2 }),
  supplier: { name: 'Ñandú & Cía. <Ltda.>', nit: '999100201', digit: '8', idType: '31' },
}
const invoice = invoiceXml(draft)
const body = invoice.slice(invoice.indexOf('<Invoice'))
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n${body}`
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

describe('an invoice is read the same', () => {
  test.each([
    ['with a declaration', Buffer.from(invoice)],
    ['without one', Buffer.from(body)],
    ['with a byte order mark', Buffer.from(`\uFEFF${invoice}`)],
    ['behind blank lines', Buffer.from(`\r\n\n  ${invoice}`)],
    ['in UTF-16, little endian', utf16(`\uFEFF${declared('UTF-16')}`)],
    ['in UTF-16, little endian, without a mark', utf16(declared('UTF-16'))],
    ['in UTF-16, big endian', utf16(`\uFEFF${declared('UTF-16')}`).swap16()],
    ['in ISO-8859-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
    ['in Windows-1252', Buffer.from(declared('windows-1252'), 'latin1')],
  ])('%s', async (_, bytes) => {
    const read = await readDocument(bytes, demoAnchors)
    expect(read.kind).toBe('Invoice')
    expect(read.invoice?.supplier.name).toBe('Ñandú & Cía. <Ltda.>')
  })

  test('inside its wrapper, as CDATA or as escaped text', async () => {
    const wrapped = attachedDocument(draft, invoice, answerXml(draft, false))
    const escaped = wrapped.replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_, inside: string) => escape(inside))
    for (const text of [wrapped, escaped]) {
      const read = await readDocument(Buffer.from(text), demoAnchors)
      expect(read.kind).toBe('AttachedDocument')
      const bare = await readDocument(Buffer.from(invoice), demoAnchors)
      expect(read.invoice).toEqual({ ...bare.invoice, answer: read.answer })
      expect(read.answer).toMatchObject({ code: '02', remarks: [] })
    }
  })
})

describe('the values of an invoice stay text', () => {
  test('and keep what a number type would lose', async () => {
    const text = invoice
      .replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, (_, open: string) => `${open}0012E5`)
      .replace('>999100201<', '>0999100201<')
    const read = (await readDocument(Buffer.from(text), demoAnchors)).invoice
    expect(read?.totals.payable).toBe('0012E5')
    expect(read?.supplier.nit).toBe('0999100201')
  })
})

describe('a document that is no invoice', () => {
  test.each([
    ['<NominaIndividual xmlns="dian:gov:co:facturaelectronica:NominaIndividual"/>', 'payroll'],
    [
      '<NominaIndividualDeAjuste xmlns="dian:gov:co:facturaelectronica:NominaIndividualDeAjuste"/>',
      'payrollAdjustment',
    ],
    ['<x:Comprobante xmlns:x="http://www.sat.gob.mx/cfd/4"/>', 'mexicanInvoice'],
    ['<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>', 'otherUbl'],
    ['<Invoice><ID>1</ID></Invoice>', 'otherInvoice'],
    ['<f:Invoice xmlns:f="urn:factura"/>', 'otherInvoice'],
    ['<pedido><linea/></pedido>', 'pedido'],
  ])('is stored and recognised as %s', async (text, name) => {
    const reviewed = await reviewXml(Buffer.from(text))
    expect(reviewed).toMatchObject({
      document: { kind: 'other', name, invoice: null },
      review: { proposal: null, findings: [] },
    })
  })

  test('that is an answer of the DIAN is judged by its code: valid, rejected, or an event of the buyer', async () => {
    const answer = answerXml(draft, true)
    const proposalOf = async (code: string, seal = signDocument) => {
      const text = seal(answer.replace('<cbc:ResponseCode>02<', () => `<cbc:ResponseCode>${code}<`))
      const reviewed = await reviewXml(Buffer.from(text), { anchors: demoEntries })
      if (reviewed.refused) throw new Error(reviewed.refused.reason)
      return [reviewed.review.proposal, ...reviewed.review.findings.map(({ text: key }) => key)]
    }
    expect(await proposalOf('02')).toEqual(['sound', 'E3.remark'])
    expect(await proposalOf('04')).toEqual(['wrong', 'E3.rejected'])
    expect(await proposalOf('02', (unsigned) => unsigned)).toEqual(['doubtful', 'E3.unsigned'])
    expect(await proposalOf('032')).toEqual(['sound', 'E3.event'])
  })
})
