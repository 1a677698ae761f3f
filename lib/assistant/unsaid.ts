import { subjects } from '@/content/assistant/asking-words'
import { call, mail } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { isOtherKind } from '@/lib/assistant/answered'
import { askingsIn, type Asking } from '@/lib/assistant/askings'
import { isForeign, newLines, openText, type PartAnswers } from '@/lib/assistant/completed'
import { saidIn } from '@/lib/assistant/library'
import { partAnswer } from '@/lib/assistant/nearer-reply'
import type { Question } from '@/lib/assistant/question'
import { linksOf } from '@/lib/assistant/texts'

const mostAdded = 2
/** Words that name somebody or a place and not what a question is about. */
const bareWords =
  /^(?:empresas?|negocio|sas|s a s|sociedad\w*|dian|cuenta|firma|documentos?|bogota|ciudad\w*|casas?|carros?|motos?|apartamentos?|aptos?|emplead\w+|trabajador\w*|contador\w*|abogad\w+|oficinas?|sedes?|servicios?|planes|plan|precios?|simple)$/

/**
 * True if a question has words that name a subject, and the reply contains none of these words.
 * The `text` of a question that refers back, such as «lo puedo demandar», may tell the story, so `own` is searched.
 */
function isUnsaid({ own, text, wish, refersBack }: Asking, reply: Reply): boolean {
  const named = [...new Set((refersBack ? own : text).match(new RegExp(subjects.source, 'g')))].filter(
    (word) => !bareWords.test(word),
  )
  return !wish && named.length > 0 && named.every((word) => saidIn(word, reply.text) === 0)
}

/** Answers the questions that a rule's answer does not mention, or says who can answer them. */
export async function withUnsaid(
  reply: Reply,
  question: Question,
  { answerPart, sumOf }: Omit<PartAnswers, 'composed'>,
): Promise<Reply> {
  const askings = question.english ? [] : askingsIn(question.typed)
  if (askings.length < 2) return reply
  const asked = askings.map(({ text }) => text)
  let whole = reply
  const named: Asking[] = []
  for (const asking of askings.filter((one) => isUnsaid(one, reply)).slice(0, mostAdded)) {
    const fits = (answer: Reply) =>
      newLines(answer, whole, asked).length === 0
        ? 'given'
        : isOtherKind(asking, answer) || isForeign(answer, question)
          ? 'no'
          : 'yes'
    const more =
      (await sumOf(asking.text, asking.told)) ?? (await partAnswer(asking, answerPart, (one) => fits(one)))
    if (more === 'given') continue
    if (!more) named.push(asking)
    else
      whole = {
        ...whole,
        text: [...whole.text, ...newLines(more, whole, asked)],
        links: linksOf(whole.links, more.links).slice(0, 6),
      }
  }
  return named.length === 0
    ? whole
    : {
        ...whole,
        text: [...whole.text, openText(named, question)],
        links: linksOf(whole.links, [call, mail]).slice(0, 6),
      }
}
