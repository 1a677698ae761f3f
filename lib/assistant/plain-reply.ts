import { contributionsAuthority, taxAuthority } from '@/content/assistant/letters'
import type { Reply } from '@/content/assistant/replies'
import { figuresAfterRules, figuresBeforeRules } from '@/lib/assistant/figure-replies'
import { contributionsReply } from '@/lib/assistant/contributions-reply'
import { withTexts } from '@/lib/assistant/later-texts'
import { titled } from '@/lib/assistant/meanings'
import { questionsIn } from '@/lib/assistant/questions-in'
import type { Question } from '@/lib/assistant/question'
import { exactReply, firstReply } from '@/lib/assistant/ruled'
import { withDatesRest } from '@/lib/assistant/second-half'
import { spansQuestion, spansReply } from '@/lib/assistant/spans-reply'
import { plain } from '@/lib/assistant/texts'

/** Returns the answer to a letter from the UGPP, for which the tax authority's answers would be wrong. */
function contributionsLetter(text: string): Reply | null {
  const typed = plain(text)
  if (!contributionsAuthority.test(typed) || taxAuthority.test(typed)) return null
  return titled.find(({ title }) => title.test(typed))?.meaning.known ?? null
}

const independent = /\b(?:independientes?|contratistas?|honorarios|prestacion de servicios)\b/

const besideContributions =
  /\b(?:renta|iva|ret[ei]\w+|factur\w+|declar\w+|multas?|sancion\w*|cobran|ugpp|cuando|plazo|vence\w*|emplead[oa]s?|arl|contratos|clientes|y (?:que|como|donde|quien|debo|tengo|si))\b/

/** The prices are loaded only if the message has one of these words. */
const asksForPrice =
  /\b(?:cuanto|cobra\w*|cuesta\w*|vale|precios?|tarifas?|valor|costos?|honorarios|coti[sz]\w+|presupuesto|mensualidad|car[oa]|costos[oa]|propuesta|nomina)\b/

/** Returns a reply that is certain without the classifier, such as a rule's answer or a price; else null. */
export async function plainReply(text: string, question: Question): Promise<Reply | null> {
  const certain =
    (await figuresBeforeRules(question)) ??
    (await exactReply(question.text)) ??
    (await figuresAfterRules(question))
  if (certain) return certain
  const letter = contributionsLetter(text)
  if (letter) return withTexts(letter)
  const oneIncome =
    question.amounts.length === 1 &&
    independent.test(question.text) &&
    !besideContributions.test(question.text)
  const contributions = oneIncome ? contributionsReply(question) : null
  if (contributions) return contributions
  const several = questionsIn(text).filter(({ asking }) => asking).length > 1
  const first = await firstReply(question.text, several)
  if (first) {
    const { nearerThan } = await import('@/lib/assistant/fitting')
    return (await nearerThan(first, question, true)) ?? first
  }
  const price = await priceReply(text, question, several)
  if (price) return price
  const spans = spansQuestion(question)
  const hasNumber = question.ending !== null || question.unclear !== null
  // The due dates of ICA in Bogotá are the same for every NIT.
  const fits = spans?.next && (!hasNumber || (spans.slugs[0] === 'ica-bogota' && question.taxes.length === 0))
  const spanned = fits ? await spansReply(spans) : null
  return spanned && withDatesRest(spanned, question)
}

/** Returns a price if the text asks for nothing else; `several` is true for a message with more than one question. */
export async function priceReply(text: string, question: Question, several = false): Promise<Reply | null> {
  if (!asksForPrice.test(question.text)) return null
  const {
    auditPriceReply,
    incomePriceReply,
    asksPapers,
    payrollPriceReply,
    plainPriceReply,
    quotePapersReply,
    wholePriceReply,
  } = await import('@/lib/assistant/plain-price')
  const ofIncome = several && !asksPapers(question.text) ? null : incomePriceReply(question.text)
  return (
    quotePapersReply(text) ??
    (asksPapers(question.text) ? ofIncome : null) ??
    plainPriceReply(text) ??
    payrollPriceReply(text) ??
    wholePriceReply(text) ??
    auditPriceReply(text) ??
    ofIncome
  )
}
