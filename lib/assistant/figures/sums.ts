import type { Reply } from '@/content/assistant/replies'
import {
  earlierWageReply,
  flowReply,
  localTaxOfSalesReply,
  localTaxReply,
} from '@/lib/assistant/figures/compared'
import { correctionReply } from '@/lib/assistant/figures/correction'
import { dayBenefitsReply } from '@/lib/assistant/figures/day-benefits'
import { dayContributionsReply, dayPayReply } from '@/lib/assistant/figures/day-pay'
import { datedDelayReply } from '@/lib/assistant/figures/dated-delay'
import { declaresReply } from '@/lib/assistant/figures/declares'
import {
  employerReply,
  fortnightReply,
  lateSeveranceReply,
  riskReply,
  solidarityReply,
} from '@/lib/assistant/figures/employer'
import {
  companyTaxReply,
  consumptionReply,
  invoicingReply,
  launderingReply,
  missingReply,
  netReply,
  refundReply,
  vatKeptReply,
} from '@/lib/assistant/figures/invoice'
import { fixedTermReply } from '@/lib/assistant/figures/fixed-term'
import { inheritedSaleReply, prizeReply } from '@/lib/assistant/figures/gains'
import { idleCompanyReply } from '@/lib/assistant/figures/idle-company'
import { keptRightReply } from '@/lib/assistant/figures/kept-right'
import { lateYearsReply, unfiledYearsReply } from '@/lib/assistant/figures/late-years'
import { netWageReply } from '@/lib/assistant/figures/net-wage'
import { pensionReply, rentReply } from '@/lib/assistant/figures/own-incomes'
import { pensionAndMoreReply } from '@/lib/assistant/figures/pension-and-more'
import { quoteReply } from '@/lib/assistant/figures/quote'
import { saleReply } from '@/lib/assistant/figures/sale'
import type { Question } from '@/lib/assistant/question'

export const figuredReply = (question: Question, leastAmounts = 2): Reply | null =>
  quoteReply(question) ??
  datedDelayReply(question) ??
  keptRightReply(question) ??
  fixedTermReply(question) ??
  inheritedSaleReply(question) ??
  prizeReply(question) ??
  saleReply(question) ??
  companyTaxReply(question) ??
  earlierWageReply(question) ??
  idleCompanyReply(question) ??
  pensionAndMoreReply(question) ??
  rentReply(question) ??
  pensionReply(question) ??
  localTaxOfSalesReply(question) ??
  declaresReply(question, leastAmounts) ??
  lateYearsReply(question) ??
  unfiledYearsReply(question) ??
  consumptionReply(question) ??
  correctionReply(question) ??
  netReply(question) ??
  vatKeptReply(question) ??
  missingReply(question) ??
  refundReply(question) ??
  lateSeveranceReply(question) ??
  fortnightReply(question) ??
  netWageReply(question) ??
  solidarityReply(question) ??
  dayBenefitsReply(question) ??
  dayContributionsReply(question) ??
  dayPayReply(question) ??
  riskReply(question) ??
  employerReply(question) ??
  (leastAmounts > 1 ? null : (localTaxReply(question) ?? flowReply(question))) ??
  invoicingReply(question) ??
  launderingReply(question)
