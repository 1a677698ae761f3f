import { benefitsText } from '@/content/assistant/benefits'
import type { Reply } from '@/content/assistant/replies'
import { computedReply } from '@/lib/assistant/computed-reply'
import { dismisses } from '@/lib/assistant/dismisses'
import { datesQuestion, datesReply } from '@/lib/assistant/dates-reply'
import { readQuestion, type Question } from '@/lib/assistant/question'

/** The rarer computations are loaded only for a message with one of these words. */
const asksLaterSum =
  /\b(?:ret[ei]\w*|meses|desc(?:on|uen)t\w*|quit\w*|indemniz\w*|justa causa|desp[ie]d\w*|ech\w+|bot\w+|sac\w+|termin\w+|desvincul\w+|prescindir|deshacerme|encima|salir|interes\w*|renta|impuesto|incapac\w*)\b/

const hasFigures =
  /\d|\b(?:un|dos|tres|cuatro|cinco|seis) dias?\b|\bminimo\b|\bplan(?:es)?\b|\bcontabilidad\b/

export async function figuredIn(question: Question, leastAmounts?: number): Promise<Reply | null> {
  if (question.english || !hasFigures.test(question.text)) return null
  const { figuredReply } = await import('@/lib/assistant/figures/sums')
  return figuredReply(question, leastAmounts)
}

export async function laterSumIn(question: Question): Promise<Reply | null> {
  const { laterSum } = asksLaterSum.test(question.text)
    ? await import('@/lib/assistant/later-sums')
    : { laterSum: () => null }
  return laterSum(question) ?? figuredIn(question, 1)
}

/** Adds the indemnity for a dismissal to the final payment, if the message says that somebody was dismissed. */
export async function withIndemnity(found: Reply, question: Question): Promise<Reply> {
  if (!found.text.includes(benefitsText.dismissed) || !dismisses(question.text)) return found
  const { dismissalReply } = await import('@/lib/assistant/dismissal')
  const sum = dismissalReply(question, true)?.text[0]
  return sum
    ? {
        ...found,
        text: found.text.map((line) =>
          line === benefitsText.dismissed
            ? benefitsText.addIndemnity(sum)
            : benefitsText.withoutIndemnity(line),
        ),
      }
    : found
}

/** Computes the sum or date that a part of a message asks for, with the figures of the story around it. */
export async function sumOf(part: string, told: string): Promise<Reply | null> {
  const [alone, question] = [told, `${told} ${part}`].map((text) => readQuestion(text))
  if (!alone || !question || question.english) return null
  const [before, sum] = [await anySum(alone), await anySum(question)]
  return sum && sum.text[0] !== before?.text[0] ? sum : null
}

async function anySum(question: Question): Promise<Reply | null> {
  const dates = question.ending ? datesQuestion(question) : null
  return (
    (await figuredIn(question, 1)) ??
    (dates && !('unclear' in dates) && !dates.usual ? await datesReply(dates) : null) ??
    computedReply(question) ??
    (await laterSumIn(question))
  )
}
