import type { Concept } from '../concepts'
import { concepts as accounting } from './accounting'
import { concepts as accountingMore } from './accounting-more'
import { concepts as accountingWords } from './accounting-words'
import { concepts as benefits } from './benefits'
import { concepts as benefitsMore } from './benefits-more'
import { concepts as companies } from './companies'
import { concepts as companiesDuties } from './companies-duties'
import { concepts as companiesMore } from './companies-more'
import { concepts as companiesOwners } from './companies-owners'
import { concepts as employment } from './employment'
import { concepts as employmentEnd } from './employment-end'
import { concepts as employmentLeave } from './employment-leave'
import { concepts as employmentMore } from './employment-more'
import { concepts as incomeTax } from './income-tax'
import { concepts as incomeTaxMore } from './income-tax-more'
import { concepts as invoicing } from './invoicing'
import { concepts as invoicingMore } from './invoicing-more'
import { concepts as localTaxes } from './local-taxes'
import { concepts as penalties } from './penalties'
import { concepts as penaltiesBalances } from './penalties-balances'
import { concepts as penaltiesMore } from './penalties-more'
import { concepts as socialSecurity } from './social-security'
import { concepts as socialSecurityMore } from './social-security-more'
import { concepts as socialSecurityPayroll } from './social-security-payroll'
import { concepts as taxRegimes } from './tax-regimes'
import { concepts as taxes } from './taxes'
import { concepts as taxesMore } from './taxes-more'
import { concepts as withholding } from './withholding'

/** All concepts that the chat can explain; if a name matches two concepts, the first concept is taken. */
export const concepts: readonly Concept[] = [
  ...benefits,
  ...benefitsMore,
  ...employment,
  ...employmentMore,
  ...employmentLeave,
  ...employmentEnd,
  ...localTaxes,
  ...companies,
  ...companiesMore,
  ...companiesOwners,
  ...companiesDuties,
  ...taxes,
  ...taxesMore,
  ...taxRegimes,
  ...withholding,
  ...incomeTax,
  ...incomeTaxMore,
  ...socialSecurity,
  ...socialSecurityMore,
  ...socialSecurityPayroll,
  ...penalties,
  ...penaltiesMore,
  ...penaltiesBalances,
  ...invoicing,
  ...invoicingMore,
  ...accounting,
  ...accountingWords,
  ...accountingMore,
]
