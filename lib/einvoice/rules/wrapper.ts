import { codesIn } from '@/lib/einvoice/cufe'
import type { Wrapper } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import type { Rule } from '@/lib/einvoice/rules/rule'

/** E2: the invoice, DIAN's answer, the wrapper and the QR speak of one document. */
export const wrapperRule: Rule = {
  id: 'E2',
  source: 'Anexo 1.9, 7.6',
  check({ document: { wrapper, invoice } }) {
    if (!wrapper && codesIn(invoice?.qr ?? '').length === 0) return null
    return [
      ...(wrapper ? partsOf(wrapper) : []),
      ...(invoice ? codesOf(invoice, wrapper) : []),
      ...(wrapper && invoice ? [...namesOf(wrapper, invoice), ...stampOf(wrapper, invoice)] : []),
    ]
  },
}

function partsOf({ invoiceProblem, answerProblem, attached }: Wrapper): Hit[] {
  const found: Hit[] = []
  if (invoiceProblem) found.push(hit('E2.invoice', 'block', { problem: invoiceProblem }))
  // That there is no answer is told by the rule about DIAN's verdict.
  if (answerProblem && answerProblem !== 'absent')
    found.push(hit('E2.answer', 'block', { problem: answerProblem }))
  if (attached > 1) found.push(hit('E2.several', 'block', { count: String(attached) }))
  return found
}

function codesOf({ code, qr, answer }: Invoice, wrapper: Wrapper | null): Hit[] {
  const others: [string, string][] = [
    ['ApplicationResponse', answer?.about ?? ''],
    ['ParentDocumentLineReference', wrapper?.code ?? ''],
    ...codesIn(qr).map((one): [string, string] => ['QRCode', one]),
  ]
  const wrong = others.find(([, other]) => other !== '' && other !== code.value)
  return wrong ? [hit('E2.code', 'block', { where: wrong[0], code: code.value, other: wrong[1] })] : []
}

/** A maker that notes another verdict than DIAN's own answer. */
function stampOf({ stamp }: Wrapper, { answer }: Invoice): Hit[] {
  if (stamp === '' || !answer || Number(stamp) === Number(answer.code)) return []
  return [hit('E2.stamp', 'warn', { stamp, code: answer.code })]
}

function namesOf(wrapper: Wrapper, { number, code, supplier, customer }: Invoice): Hit[] {
  const parties = [
    ['SenderParty', wrapper.supplierNit, supplier.nit],
    ['ReceiverParty', wrapper.customerNit, customer.nit],
  ] as const
  return [
    ...(['', number, code.value].includes(wrapper.number)
      ? []
      : [hit('E2.number', 'block', { number, wrapper: wrapper.number })]),
    ...parties
      .filter(([, outside, inside]) => outside !== '' && !sameNit(outside, inside))
      .map(([path, outside, nit]) => hit('E2.party', 'warn', { wrapper: outside, nit, path })),
  ]
}

/** Some makers glue the digit to the NIT of the wrapper; that is nobody's loss. */
function sameNit(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((nit) => nit.replace(/\D/g, ''))
    .toSorted((a, b) => a.length - b.length)
  return long === short || (long.startsWith(short) && long.length === short.length + 1)
}
