import { signDocument } from '@/supabase/sample-files/sign-xml'
import { answerXml, attachedDocument } from './attached-document'
import type { Draft } from './draft'
import { invoiceXml } from './invoice-xml'
import { soundInvoice } from './sound-invoice'

/** The IVA as it should be and as it stands in the file, with two digits in each other's place. */
export const swappedTax = { right: '$\u00a0453.910', stated: '$\u00a0435.910', difference: '$\u00a018.000' }

/** One line of 2.389.000 pesos at 19 %; the rest as any sound invoice has it. */
export function plainInvoice(marker = 'Resma carta'): Draft {
  const iva = { code: '01', name: 'IVA', percent: 19, base: 238_900_000, amount: 45_391_000 }
  const nothing = { discount: 0, charge: 0, free: false }
  return {
    ...soundInvoice({ seed: 1 }),
    prefix: 'FV',
    serial: 4821,
    lines: [
      { ...nothing, text: marker, quantity: 1000, price: 238_900_000, amount: 238_900_000, taxes: [iva] },
    ],
    discounts: [],
    charges: [],
    prepaid: 0,
    withholdings: [],
    credit: false,
    shortAmounts: false,
  }
}

const delivered = (draft: Draft, invoice: string) =>
  signDocument(attachedDocument(draft, invoice, answerXml(draft, false)))

export function plainDelivery(marker?: string): string {
  const draft = plainInvoice(marker)
  return delivered(draft, invoiceXml(draft))
}

/** It adds up with its own IVA: the error is in the IVA alone. */
export function swappedDelivery(marker?: string): string {
  const draft = plainInvoice(marker)
  const wrong = invoiceXml(draft)
    .replaceAll('>453910.00<', '>435910.00<')
    .replaceAll('>2842910.00<', '>2824910.00<')
  return delivered(draft, wrong)
}
