import {
  guideText,
  type Given,
  type GuideAnswer,
  type GuideId,
  type GuideQuestion,
} from '@/content/tools/guides/guide'
import { incomeReturnQuestions } from '@/content/tools/guides/income-return'
import { simpleRegimeQuestions } from '@/content/tools/guides/simple-regime'
import { vatPeriodQuestions } from '@/content/tools/guides/vat-period'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { incomeReturnOf } from '@/lib/tools/guides/income-return'
import { simpleRegimeOf } from '@/lib/tools/guides/simple-regime'
import { vatPeriodOf } from '@/lib/tools/guides/vat-period'

type Guide = {
  questions: readonly GuideQuestion[]
  answer: (given: Given, today: CivilDay) => GuideAnswer
}

const guides: Readonly<Record<GuideId, Guide>> = {
  iva: { questions: vatPeriodQuestions, answer: vatPeriodOf },
  simple: { questions: simpleRegimeQuestions, answer: simpleRegimeOf },
  renta: { questions: incomeReturnQuestions, answer: incomeReturnOf },
}

export type Answered = { answer: GuideAnswer } | { problem: string }

/** Answers a submitted form. A missing or unknown choice is taken as the first choice. */
export function answerGuide(guide: GuideId, fields: readonly [string, string][], today: CivilDay): Answered {
  const { questions, answer } = guides[guide]
  const given: Record<string, string> = {}
  for (const question of questions) {
    const typed = fields.filter(([name]) => name === question.name).map(([, value]) => value.trim())
    if (question.kind === 'ending') {
      const [ending = ''] = typed
      if (!/^(\d{2})?$/.test(ending)) return { problem: guideText.endingProblem }
      given[question.name] = ending
      continue
    }
    const known = question.choices.map(({ id }) => id).filter((id) => typed.includes(id))
    given[question.name] =
      question.kind === 'checks' ? known.join(',') : (known[0] ?? question.choices[0]?.id ?? '')
  }
  return { answer: answer(given, today) }
}
