import type { AnswerState, IssuerState } from '@/content/einvoice/authenticity'
import { hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'
import { cappedBy } from '@/lib/einvoice/signature/authenticity'
import { dayMs } from '@/lib/einvoice/signature/trust'
import { bogotaDay, isCivilDay } from '@/lib/format/civil-day'

/** F1: who signed the invoice, and whether DIAN's answer is DIAN's. What is not proved is never sound. */
export const authenticityRule = invoiceRule(
  'F1',
  'Anexo 1.9, 9',
  (invoice, { document, authenticity, facts }) => {
    const check = document.signatures?.invoice
    if (!authenticity || !check) return null
    const { issuer, answer, cap } = authenticity
    if (cap === 'sound') return []
    // That DIAN's answer is not there is told by the rule about what DIAN says.
    if (issuer === 'trusted' && document.answer === null) return null
    const figures = {
      issuer: issuer satisfies IssuerState,
      answer: answer satisfies AnswerState,
      signer: check.signer ? `${check.signer.name} (${check.signer.nits.join(', ')})` : '',
      authority: check.signer?.authority ?? '',
      why: check.why,
    }
    if (cap === 'wrong') return [hit('F1.wrong', 'block', figures)]
    return [
      hit(
        answer === 'trusted' ? doubtAbout(issuer) : 'F1.doubtful',
        cappedBy(authenticity, facts) === 'sound' ? 'info' : 'warn',
        figures,
      ),
    ]
  },
)

const doubtAbout = (issuer: IssuerState) =>
  issuer === 'third-party' ? 'F1.signer' : issuer === 'unknown-authority' ? 'F1.authority' : 'F1.doubtful'

/** Of paper that is sent to DIAN afterwards (contingency), the signature is later than the invoice. */
const signedLater = ['03', '04']

/** F2: signed on the day of issue. An old stolen key can sign back-dated: then its time and the CUFE's do not agree. */
export const signingDateRule = invoiceRule('F2', 'FAD09e', ({ issueDate, typeCode }, { document }) => {
  const signedAt = document.signatures?.invoice.signedAt ?? null
  if (signedAt === null || !isCivilDay(issueDate) || signedLater.includes(typeCode)) return null
  const isSameDay = [-dayMs, 0, dayMs].some((shift) => bogotaDay(signedAt + shift) === issueDate)
  return isSameDay ? [] : [hit('F2.date', 'warn', { signed: bogotaDay(signedAt), issued: issueDate })]
})
