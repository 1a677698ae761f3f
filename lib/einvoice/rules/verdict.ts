import { dianPage } from '@/lib/einvoice/cufe'
import { claimsDian, eventCode } from '@/lib/einvoice/model/dian-answer'
import type { DianAnswer } from '@/lib/einvoice/model/invoice'
import { violation, type Rule, type Violation } from '@/lib/einvoice/rules/rule'
import {
  doubtAboutAnswer,
  isSignedByDian,
  isSignedBySender,
  isValidation,
  plainCode,
} from '@/lib/einvoice/signature/authenticity'
import { nothingSigned, type SignatureCheck } from '@/lib/einvoice/signature/check-signature'

/** Rule E3: DIAN's signed answer validates the document; without an answer the document's validity is unknown. */
export const verdictRule: Rule = {
  id: 'E3',
  source: 'Anexo 1.9, 6.5',
  check({ document: { invoice, answer, wrapper, signatures }, authenticity }) {
    if (answer && !invoice) return bareAnswer(answer, signatures?.answer ?? nothingSigned)
    if (answer) {
      // DIAN validates only a CUFE, which a forged file can copy, so the validation counts only with a proven issuer.
      if (isValidation(answer) && authenticity?.issuer !== 'trusted') return null
      return verdictOf(answer, authenticity?.answer === 'trusted')
    }
    if (!invoice) return null
    if (wrapper?.answerProblem && wrapper.answerProblem !== 'absent') return null
    return [violation('E3.absent', 'warn', { page: dianPage(invoice.code.value, invoice.environment) })]
  },
}

/** Judges a file with an answer or event but no invoice; only the sender's signature proves what the file says. */
function bareAnswer(answer: DianAnswer, check: SignatureCheck): Violation[] | null {
  const event = eventCode(answer)
  const number = answer.aboutNumber
  if (event === null) {
    const isDians = isSignedByDian(check, answer)
    return isDians ? verdictOf(answer, true) : [violation('E3.unsigned', 'warn', {})]
  }
  const said = violation('E3.event', 'info', { code: event, number })
  if (isSignedBySender(check, answer)) return [said]
  return [
    violation('E3.unproved', 'warn', { number, why: doubtAboutAnswer(check), by: senderOf(answer) }),
    said,
  ]
}

const senderOf = (answer: DianAnswer) => (claimsDian(answer) ? 'la DIAN' : answer.senderNit)

/** Returns null for an unsigned validation, because rule F1 reports the missing signature. */
function verdictOf(answer: DianAnswer, signed: boolean): Violation[] | null {
  const { code, description, remarks, aboutNumber } = answer
  const plain = plainCode(code)
  const text = remarks.map((remark) => `${remark.code}: ${remark.text}`).join(' ')
  if (plain === '2' && !signed) return null
  if (plain === '2') return remarks.map((remark) => violation('E3.remark', 'info', remark))
  if (plain === '4')
    return [violation(signed ? 'E3.rejected' : 'E3.said', 'block', { code, description, remarks: text })]
  const event = eventCode(answer)
  if (event !== null) return [violation('E3.event', 'info', { code: event, number: aboutNumber })]
  return [violation('E3.unknown', 'block', { code, description })]
}
