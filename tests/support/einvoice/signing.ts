import { reviewXml, type Review } from '@/lib/einvoice/review-document'
import { certified, type Identity } from '../../../supabase/sample-files/certificates'
import { signDocument, signXml } from '../../../supabase/sample-files/sign-xml'
import { answerXml, attachedDocument, invoiceXml } from './invoice-xml'
import { demoEntries } from './deliveries'
import type { Draft } from './draft'
import { soundInvoice } from './sound-invoice'

/** The invoice states an IVA in which two digits of the right amount are swapped. */
export const swappedTax = { right: '$\u00a0453.910', stated: '$\u00a0435.910', difference: '$\u00a018.000' }

function plainInvoice(marker = 'Resma carta'): Draft {
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

/** Returns a delivery whose only error is a wrong IVA, with which the totals are consistent. */
export function swappedDelivery(marker?: string): string {
  const draft = plainInvoice(marker)
  const wrong = invoiceXml(draft)
    .replaceAll('>453910.00<', '>435910.00<')
    .replaceAll('>2842910.00<', '>2824910.00<')
  return delivered(draft, wrong)
}

export const draft = plainInvoice()
export const context = { companies: [{ nit: draft.customer.nit, name: draft.customer.name }], earlier: [] }
export const supplier = certified(draft.supplier)
export const time = `${draft.date}T12:00:00-05:00`

const room =
  '<ext:UBLExtension><ext:ExtensionContent><!--signature--></ext:ExtensionContent></ext:UBLExtension>'
export const place = `${room}</ext:UBLExtensions>`

export const signedBy = (signer: Identity, options = {}, text = invoiceXml(draft)): string =>
  signXml(text.replace('</ext:UBLExtensions>', place), signer, { time, ...options })

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

export async function verdictOf(text: string | Uint8Array): Promise<string> {
  const review = await reviewed(text)
  if (typeof review === 'string') return `refused ${review}`
  const { issuer, answer, automatic } = review.authenticity ?? {}
  return `${review.proposal} ${issuer} ${answer}${automatic ? ' automatic' : ''}`
}

const repeat = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('')
const before = '<cbc:UBLVersionID>'
const bare = sound.slice(sound.indexOf('<Invoice'))
const into = (more: string) => bare.replace(before, () => `${more}${before}`)
const deep = (depth: number, open: (at: number) => string, inside: string) =>
  repeat(depth, open) + inside + '</x>'.repeat(depth)

/** Returns altered documents that stay within every limit but take a verifier as much time as possible. */
export function costlySignatures(): { name: string; text: string }[] {
  const signature = signatureIn(bare)
  const manyNamespaces = deep(
    97,
    (at) => `<x ${repeat(190, (n) => ` xmlns:n${at}-${n}="u"`)}>`,
    repeat(9_000, (at) => `<x xmlns:q="u${at}"/>`),
  )
  const all: [string, string][] = [
    [
      '1 MB of lines',
      into(
        repeat(
          10_500,
          () =>
            '<cbc:Note>Una línea como otra cualquiera, de cien letras y algo más, para llenarla</cbc:Note>\n',
        ),
      ),
    ],
    ['4 MB of long texts', into(repeat(4, () => `<cbc:Note>${'a&lt;b '.repeat(149_000)}</cbc:Note>`))],
    ['58,000 elements', into(`<x>${repeat(58_000, () => '<y/>\n')}</x>`)],
    [
      '58,000 elements at the bottom',
      into(
        deep(
          97,
          () => '<x>',
          repeat(58_000, () => '<y/>\n'),
        ),
      ),
    ],
    ['99 levels over and over', into(repeat(590, () => deep(98, () => '<x>', '')))],
    ['many namespaces, deep', into(manyNamespaces)],
    [
      'the same namespace over and over',
      into(
        deep(
          97,
          (at) => `<x xmlns:a="u${at}">`,
          repeat(57_000, (at) => `<a:x xmlns:a="v${at % 2}"/>`),
        ),
      ),
    ],
    [
      '200 attributes of 400 elements',
      into(repeat(400, () => `<x ${repeat(199, (n) => ` a${n}="&#10;"`)}/>`)),
    ],
    ['a megabyte of white space', into(repeat(3, () => `<cbc:Note>${' '.repeat(340_000)}x</cbc:Note>`))],
    ['a huge SignedInfo', bare.replace('<ds:SignedInfo>', (own) => own + '<ds:x>\n</ds:x>'.repeat(55_000))],
    ['a huge SignatureValue', bare.replace(/(?<=<ds:SignatureValue>)/, 'A'.repeat(900_000))],
    [
      'huge KeyInfo and properties',
      bare
        .replace('</ds:KeyInfo>', (own) => '<ds:x/>'.repeat(29_000) + own)
        .replace('</xades:SignedProperties>', (own) => '<xades:x/>'.repeat(29_000) + own),
    ],
    [
      '10,000 references',
      bare.replace(
        '<ds:SignedInfo>',
        (own) =>
          own +
          '<ds:Reference URI="#xmldsig-1-keyinfo"><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/></ds:Reference>'.repeat(
            14_000,
          ),
      ),
    ],
    ['25,000 signatures', into(`<x>${'<ds:Signature/>'.repeat(55_000)}</x>`)],
    [
      'eight certificates of 48 kB',
      bare.replace(signature, () =>
        signature.replace(
          /<ds:X509Certificate>[^]*?<\/ds:X509Certificate>/,
          (own) =>
            own +
            `<ds:X509Certificate>${Buffer.from(`30820${'0'.repeat(64_000)}`, 'hex').toString('base64')}</ds:X509Certificate>`.repeat(
              7,
            ),
        ),
      ),
    ],
    ['90,000 ids', into(repeat(29_000, (at) => `<x id="a${at}" Id="b${at}" ID="c${at}"/>`))],
  ]
  return all.map(([name, text]) => ({ name, text: text.replace(/2842910\.00/g, '9842910.00') }))
}
