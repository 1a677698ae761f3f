import { laterSums } from '@/content/assistant/later-sums'
import { duties } from '@/content/assistant/duties'
import { withholdingConcepts } from '@/content/books-withholding'
import type { Reply } from '@/content/assistant/replies'
import { dutyReply } from '@/lib/assistant/duty-reply'
import { rateLine, rentRow, sumLines, type Row } from '@/lib/assistant/later-sums'
import type { Question } from '@/lib/assistant/question'

type Concept = 'fees' | 'services' | 'purchases' | 'rent'

const concepts: readonly (readonly [Concept, RegExp])[] = [
  ['fees', /\bhonorarios?\b/],
  ['services', /\bservicios?\b(?! de (?:consultoria|asesoria))/],
  ['purchases', /\b(?:compras?|mercancias?|productos)\b/],
  ['rent', /\b(?:arr[ie]+ndos?|arrendamientos?|alquiler(?:es)?|canon)\b/],
]
const asksRate =
  /\b(?:cuant\w+|retenciones|retienen|que (?:tarifa|porcentaje|retencion)|porcentajes?|tarifas?|retencion (?:en la fuente )?(?:por|de|en|para)|retefuente (?:por|de|en|para)|a como)\b/
const other =
  /\b(?:ica|reteica|iva|reteiva|salari\w*|sueldo|emplead\w+|nomina|certificados?|cuando|vence\w*|plazo|aiu|sancion\w*|multa\w*|practic\w+|prestacion de servicios|ustedes)\b/

/** Computes each kind of withholding in a message, from the amount of that kind or from the only amount. */
export function severalWithheldReply(question: Question): Reply | null {
  const { text: typed, amounts, english } = question
  if (english || !asksRate.test(typed) || other.test(typed)) return null
  const named = concepts
    .flatMap(([concept, words]) => {
      const index = typed.search(words)
      return index < 0 ? [] : [{ concept, index }]
    })
    .toSorted((one, two) => one.index - two.index)
    .map(({ concept }) => concept)
  if (named.length < 2 || (amounts.length === 0 && !named.includes('fees'))) return null
  if (amounts.length > 1 && amounts.length !== named.length) return null
  const lines = named.flatMap((concept, at) =>
    linesOf(concept, amounts.length > 1 ? amounts[at] : amounts[0], question),
  )
  return { text: [...lines, laterSums.withheld.rest], links: laterSums.withheld.links }
}

function linesOf(concept: Concept, amount: number | undefined, question: Question): readonly string[] {
  if (concept === 'fees') {
    const sum =
      amount === undefined
        ? null
        : dutyReply({
            ...question,
            text: 'retencion por honorarios',
            typed: '',
            amounts: [amount],
            units: [],
          })
    return sum ? sum.text.filter((line) => line !== duties.feesRest) : [laterSums.withheld.fees]
  }
  const rows = concept === 'rent' ? [rentRow] : rowsOf(concept, question.text)
  const rates = concept === 'rent' ? [laterSums.withheld.rent] : rows.map(rateLine)
  return [...rates, ...(amount === undefined ? [] : sumLines(rows, amount, false))]
}

/** Returns the withholding for payees who file an income return, who do not, or both if the message tells neither. */
function rowsOf(concept: 'services' | 'purchases', typed: string): readonly Row[] {
  const no = /\bno (?:declar\w+|(?:es|soy|somos) declarante\w*)\b/.test(typed)
  const yes = !no && /\bdeclar\w+\b|\b(?:sas|s a s|empresa|sociedad)\b/.test(typed)
  return [
    ...(no ? [] : [withholdingConcepts[concept]]),
    ...(yes ? [] : [withholdingConcepts[`${concept}-other` as const]]),
  ]
}
