import { simpleRegimeAnswers, smallPersonReason } from '@/content/tools/guides/simple-regime'
import type { Given, GuideAnswer } from '@/content/tools/guides/guide'

/** Says whether somebody can enter the SIMPLE regime, until when, and what changes (E.T., art. 909). */
export function simpleRegimeOf({ now, income, kind }: Given): GuideAnswer {
  if (income === 'over') return simpleRegimeAnswers.over
  const answer: GuideAnswer =
    now === 'simple'
      ? simpleRegimeAnswers.stay
      : now === 'new'
        ? simpleRegimeAnswers.new
        : simpleRegimeAnswers.may
  return kind === 'small' ? { ...answer, reasons: [...answer.reasons, smallPersonReason] } : answer
}
