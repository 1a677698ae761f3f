import { noteRule } from '@/lib/einvoice/known/note-rule'
import { creditRule, duplicateRule, ownershipRule } from '@/lib/einvoice/known/rules'
import { allowanceRule } from '@/lib/einvoice/rules/allowances'
import { amountRule, currencyRule, exchangeRule } from '@/lib/einvoice/rules/amounts'
import { codeRule } from '@/lib/einvoice/rules/code'
import { codeListRule } from '@/lib/einvoice/rules/codes'
import { dateRule, paymentRule } from '@/lib/einvoice/rules/dates'
import { productRule } from '@/lib/einvoice/rules/lines'
import { nitRule } from '@/lib/einvoice/rules/nits'
import { numberingRule } from '@/lib/einvoice/rules/numbering'
import { partyRule } from '@/lib/einvoice/rules/parties'
import { payableRule } from '@/lib/einvoice/rules/payable'
import type { Rule } from '@/lib/einvoice/rules/rule'
import { authenticityRule, signingDateRule } from '@/lib/einvoice/rules/signatures'
import { completeRule, environmentRule, lineRule, profileRule } from '@/lib/einvoice/rules/structure'
import { taxKindRule } from '@/lib/einvoice/rules/tax-kinds'
import { taxRule, withholdingRule } from '@/lib/einvoice/rules/taxes'
import { linesRule, taxBaseRule, taxInclusiveRule } from '@/lib/einvoice/rules/totals'
import { verdictRule } from '@/lib/einvoice/rules/verdict'
import { wrapperRule } from '@/lib/einvoice/rules/wrapper'

/** Goes into every record of a review: raise it whenever a rule or a tolerance changes. */
export const rulesVersion = '1.9-3'

/** In the order in which people read them. */
export const rules: readonly Rule[] = [
  profileRule,
  authenticityRule,
  wrapperRule,
  verdictRule,
  signingDateRule,
  environmentRule,
  completeRule,
  codeListRule,
  lineRule,
  codeRule,
  amountRule,
  currencyRule,
  exchangeRule,
  linesRule,
  taxBaseRule,
  taxInclusiveRule,
  payableRule,
  allowanceRule,
  taxRule,
  taxKindRule,
  productRule,
  withholdingRule,
  nitRule,
  partyRule,
  numberingRule,
  dateRule,
  paymentRule,
  ownershipRule,
  duplicateRule,
  noteRule,
  creditRule,
]
