import { vatPeriodAnswers } from '@/content/tools/guides/vat-period'
import type { Given, GuideAnswer } from '@/content/tools/guides/guide'

/** Returns how often VAT is declared (E.T., art. 600; DUR 1625 de 2016, arts. 1.6.1.13.2.30, .31 and .51). */
export function vatPeriodOf({ responsible, regime, exempt, income }: Given): GuideAnswer {
  if (responsible === 'no') return vatPeriodAnswers.none
  if (responsible === 'unsure') return vatPeriodAnswers.ask
  if (regime === 'simple') return vatPeriodAnswers.annual
  if (regime === 'large') return vatPeriodAnswers.large
  if (exempt === 'yes') return vatPeriodAnswers.exempt
  if (income === 'high') return vatPeriodAnswers.high
  return income === 'new' ? vatPeriodAnswers.new : vatPeriodAnswers.low
}
