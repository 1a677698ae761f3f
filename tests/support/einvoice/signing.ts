import { reviewXml, type Review } from '@/lib/einvoice/review-document'
import { certified, type Identity } from '@/supabase/sample-files/certificates'
import { signDocument, signXml } from '@/supabase/sample-files/sign-xml'
import { answerXml, attachedDocument } from './attached-document'
import { demoEntries } from './demo-anchors'
import { invoiceXml } from './invoice-xml'
import { plainInvoice } from './swapped-tax'

export const draft = plainInvoice()
export const context = { companies: [{ nit: draft.customer.nit, name: draft.customer.name }], earlier: [] }
export const supplier = certified(draft.supplier)
export const time = `${draft.date}T12:00:00-05:00`

const room =
  '<ext:UBLExtension><ext:ExtensionContent><!--signature--></ext:ExtensionContent></ext:UBLExtension>'
/** Where an invoice has its signature. */
export const place = `${room}</ext:UBLExtensions>`

export const signedBy = (signer: Identity, options = {}, text = invoiceXml(draft)): string =>
  signXml(text.replace('</ext:UBLExtensions>', place), signer, { time, ...options })

/** DIAN's answer as somebody says it is, signed by anybody. */
export const answerBy = (signer: Identity, text = answerXml(draft, false)): string =>
  signXml(
    text.replace(
      /<ApplicationResponse[^>]*>/,
      (start) => `${start}<ext:UBLExtensions>${room}</ext:UBLExtensions>`,
    ),
    signer,
    { time },
  )

export const answer = signDocument(answerXml(draft, false))
export const sound = signedBy(supplier)
export const delivery = (invoice: string, response = answer): string =>
  attachedDocument(draft, invoice, response)
export const signatureIn = (text: string): string =>
  /<ds:Signature[\s>][^]*<\/ds:Signature>/.exec(text)?.[0] ?? ''

/** A delivery whose invoice was altered after it was signed. */
export function changed(from: string | RegExp, to: string): string {
  const text = sound.replace(from, () => to)
  if (text === sound) throw new Error(`nothing changed: ${String(from)}`)
  return delivery(text)
}

export async function reviewed(text: string | Uint8Array): Promise<Review | string> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const read = await reviewXml(bytes, { today: '2026-11-20', context, anchors: demoEntries })
  return read.refused ? read.refused.reason : read.review
}

/** What a text is told as: the proposal and both states; the refusal of what is not read. */
export async function told(text: string | Uint8Array): Promise<string> {
  const review = await reviewed(text)
  if (typeof review === 'string') return `refused ${review}`
  const { issuer, answer, automatic } = review.authenticity ?? {}
  return `${review.proposal} ${issuer} ${answer}${automatic ? ' automatic' : ''}`
}
