import type { AnswerState, IssuerState } from '@/content/einvoice/authenticity'
import { codesIn } from '@/lib/einvoice/cufe'
import type { Wrapper } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import { violation, invoiceRule, type Violation, type Rule } from '@/lib/einvoice/rules/rule'
import type { SignatureCheck } from '@/lib/einvoice/signature/check-signature'
import { cappedBy } from '@/lib/einvoice/signature/authenticity'
import { clockToleranceMs } from '@/lib/einvoice/signature/trust'
import { bogotaDay, isCivilDay } from '@/lib/calendar/civil-day'

/** Rule E2: the invoice, DIAN's answer, the file that wraps them and the QR code refer to the same document. */
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

function partsOf({ invoiceProblem, answerProblem, attached }: Wrapper): Violation[] {
  const found: Violation[] = []
  if (invoiceProblem) found.push(violation('E2.invoice', 'block', { problem: invoiceProblem }))
  if (answerProblem && answerProblem !== 'absent')
    found.push(violation('E2.answer', 'block', { problem: answerProblem }))
  if (attached > 1) found.push(violation('E2.several', 'block', { count: String(attached) }))
  return found
}

function codesOf({ code, qr, answer }: Invoice, wrapper: Wrapper | null): Violation[] {
  const others: [string, string][] = [
    ['ApplicationResponse', answer?.about ?? ''],
    ['ParentDocumentLineReference', wrapper?.code ?? ''],
    ...codesIn(qr).map((one): [string, string] => ['QRCode', one]),
  ]
  const wrong = others.find(([, other]) => other !== '' && other !== code.value)
  return wrong ? [violation('E2.code', 'block', { where: wrong[0], code: code.value, other: wrong[1] })] : []
}

function stampOf({ stamp }: Wrapper, { answer }: Invoice): Violation[] {
  if (stamp === '' || !answer || Number(stamp) === Number(answer.code)) return []
  return [violation('E2.stamp', 'warn', { stamp, code: answer.code })]
}

function namesOf(wrapper: Wrapper, { number, code, supplier, customer }: Invoice): Violation[] {
  const parties = [
    ['SenderParty', wrapper.supplierNit, supplier.nit],
    ['ReceiverParty', wrapper.customerNit, customer.nit],
  ] as const
  return [
    ...(['', number, code.value].includes(wrapper.number)
      ? []
      : [violation('E2.number', 'block', { number, wrapper: wrapper.number })]),
    ...parties
      .filter(([, outside, inside]) => outside !== '' && !sameNit(outside, inside))
      .map(([path, outside, nit]) => violation('E2.party', 'warn', { wrapper: outside, nit, path })),
  ]
}

/** Some issuers append the check digit to the NIT in the wrapper, so both forms are the same NIT. */
function sameNit(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((nit) => nit.replace(/\D/g, ''))
    .toSorted((a, b) => a.length - b.length)
  return long === short || (long.startsWith(short) && long.length === short.length + 1)
}

/** Rule F1: the document is `sound` only if the signatures of its issuer and of DIAN prove it. */
export const authenticityRule = invoiceRule(
  'F1',
  'Anexo 1.9, 9',
  (invoice, { document, authenticity, context }) => {
    const check = document.signatures?.invoice
    if (!authenticity || !check) return null
    const { issuer, answer, cap } = authenticity
    if (cap === 'sound') return []
    if (issuer === 'trusted' && document.answer === null) return null
    const figures = {
      issuer: issuer satisfies IssuerState,
      answer: answer satisfies AnswerState,
      signer: check.signer ? `${check.signer.name} (${check.signer.nits.join(', ')})` : '',
      authority: check.signer?.authority ?? '',
      subject: check.authority?.subject ?? '',
      issued: check.authority?.issuer ?? '',
      keyId: check.authority?.keyId ?? '',
      prints: check.authority?.fingerprints.join(', ') ?? '',
      why: reasonOf(check),
    }
    if (cap === 'wrong') return [violation('F1.wrong', 'block', figures)]
    return [
      violation(
        isOurGap(issuer) || answer === 'trusted' ? doubtAbout(issuer) : 'F1.doubtful',
        cappedBy(authenticity, context) === 'sound' ? 'info' : 'warn',
        figures,
      ),
    ]
  },
)

/** True when the site itself cannot check the issuer. */
const isOurGap = (issuer: IssuerState) => issuer === 'unchecked' || issuer === 'unknown-authority'

const doubts = {
  'third-party': 'F1.signer',
  'unknown-authority': 'F1.authority',
  unusual: 'F1.unusual',
  unchecked: 'F1.unchecked',
} as const
const doubtAbout = (issuer: IssuerState) =>
  issuer in doubts ? doubts[issuer as keyof typeof doubts] : 'F1.doubtful'

/** Returns the names of all reasons to doubt a signature, such as `not-valid-then`, separated by spaces. */
function reasonOf({ why, trust, oddities = [] }: SignatureCheck): string {
  const isChainKnown = trust === null || trust.trusted || trust.why === 'unknown-authority'
  return [why.replaceAll(' ', '-'), isChainKnown ? '' : trust.why, ...oddities].filter(Boolean).join(' ')
}

/** Contingency documents of these types are sent to DIAN later, so they are signed after the issue date. */
const signedLater = ['03', '04']

/** Rule F2: the document was signed on its issue date, as an earlier signing time can hide an expired certificate. */
export const signingDateRule = invoiceRule('F2', 'FAD09e', ({ issueDate, typeCode }, { document }) => {
  const signedAt = document.signatures?.invoice.signedAt ?? null
  if (signedAt === null || !isCivilDay(issueDate) || signedLater.includes(typeCode)) return null
  const isSameDay = [-clockToleranceMs, 0, clockToleranceMs].some(
    (shift) => bogotaDay(signedAt + shift) === issueDate,
  )
  return isSameDay ? [] : [violation('F2.date', 'warn', { signed: bogotaDay(signedAt), issued: issueDate })]
})
