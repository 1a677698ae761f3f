import { dianPage } from '@/lib/einvoice/cufe'
import type { DianAnswer } from '@/lib/einvoice/model/dian-answer'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import type { Rule } from '@/lib/einvoice/rules/rule'
import { isSignedByDian, isValidation, plainCode } from '@/lib/einvoice/signature/authenticity'

/** E3: what DIAN's signed answer says; without it nobody knows whether the invoice is valid. */
export const verdictRule: Rule = {
  id: 'E3',
  source: 'Anexo 1.9, 6.5',
  check({ document: { invoice, answer, wrapper, signatures }, authenticity }) {
    if (answer) {
      const isDians = signatures !== null && isSignedByDian(signatures.answer, answer)
      if (!invoice && isValidation(answer) && !isDians) return [hit('E3.unsigned', 'warn', {})]
      const isAboutIt = invoice ? authenticity?.answer === 'trusted' : isDians
      // DIAN validated the code; that it saw this very file, the issuer's signature has to prove.
      if (invoice && isValidation(answer) && authenticity?.issuer !== 'trusted') return null
      return verdictOf(answer, isAboutIt)
    }
    if (!invoice) return null
    if (wrapper?.answerProblem && wrapper.answerProblem !== 'absent') return null
    return [hit('E3.absent', 'warn', { page: dianPage(invoice.code.value, invoice.environment) })]
  },
}

/** Without DIAN's signature its validation is hearsay: the rule about signatures tells that, and this one holds nothing. */
function verdictOf({ code, description, remarks, aboutNumber }: DianAnswer, signed: boolean): Hit[] | null {
  const plain = plainCode(code)
  const said = remarks.map((remark) => `${remark.code}: ${remark.text}`).join(' ')
  if (plain === '2' && !signed) return null
  if (plain === '2') return remarks.map((remark) => hit('E3.remark', 'info', remark))
  if (plain === '4')
    return [hit(signed ? 'E3.rejected' : 'E3.said', 'block', { code, description, remarks: said })]
  if (/^3\d$/.test(plain)) return [hit('E3.event', 'info', { code: `0${plain}`, number: aboutNumber })]
  return [hit('E3.unknown', 'block', { code, description })]
}
