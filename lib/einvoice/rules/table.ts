import { noteRule } from '@/lib/einvoice/known/note-rule'
import { creditRule, duplicateRule, ownershipRule } from '@/lib/einvoice/known/rules'
import { amountRule, currencyRule } from '@/lib/einvoice/rules/amounts'
import { codeRule } from '@/lib/einvoice/rules/code'
import { dateRule } from '@/lib/einvoice/rules/dates'
import { productRule } from '@/lib/einvoice/rules/lines'
import { nitRule } from '@/lib/einvoice/rules/nits'
import { numberingRule } from '@/lib/einvoice/rules/numbering'
import { allowanceRule, payableRule } from '@/lib/einvoice/rules/payable'
import type { Rule } from '@/lib/einvoice/rules/rule'
import { completeRule, environmentRule, profileRule } from '@/lib/einvoice/rules/structure'
import { taxRule, withholdingRule } from '@/lib/einvoice/rules/taxes'
import { linesRule, taxBaseRule, taxInclusiveRule } from '@/lib/einvoice/rules/totals'
import { verdictRule } from '@/lib/einvoice/rules/verdict'
import { wrapperRule } from '@/lib/einvoice/rules/wrapper'

/** Goes into every record of a review: raise it whenever a rule or a tolerance changes. */
export const rulesVersion = '1.9-3'

/** In the order in which people read them. */
export const rules: readonly Rule[] = [
  profileRule,
  wrapperRule,
  verdictRule,
  environmentRule,
  completeRule,
  codeRule,
  amountRule,
  currencyRule,
  linesRule,
  taxBaseRule,
  taxInclusiveRule,
  payableRule,
  allowanceRule,
  taxRule,
  productRule,
  withholdingRule,
  nitRule,
  numberingRule,
  dateRule,
  ownershipRule,
  duplicateRule,
  noteRule,
  creditRule,
]
