import { words } from '@/lib/assistant/words'
import { foldText } from '@/lib/format/fold-text'

const longest = 1_000
/** Matches the boundary between two questions, in a text in lower case without accents. */
const betweenQuestions =
  /\s*[?¿;\n]+\s*|\s*(?:,|\by\b|\be\b)(?:\s*\b(?:y|e|tambien|ademas)\b)*\s+(?=(?:si\s+)?(?:(?:me|nos|les|le|se)\s+)?(?:cuant|cuand|donde|como|que|quien|cual|cada cuant|hasta (?:que hora|cuand)|desde cuand|a que|en que|tienen|atienden|hacen|manejan|ofrecen|puedo|trabajan|reciben|ustedes|me toca|toca|debo)\w*\b)/

/** Matches words such as «pagarlo» or «eso», which only the previous question explains. */
const refersBack =
  /\b\w{2,}[aei]r(?:l[ao]s?|sel[ao]s?)\b|\bes[oae]\b|\b(?:lo|la|los|las) (?:tien|deb|pag|present|hac|cobr|pid|v[ae]|report|declar|firm|envi|mand|entreg|hag)\w*/

/** Joins a question that cannot be understood alone with the previous question. */
const withAntecedents = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((joined, part) => {
    const before = joined.at(-1)
    return before && refersBack.test(part) ? [...joined.slice(0, -1), `${before} ${part}`] : [...joined, part]
  }, [])

/** Matches a part of a message that asks something; all other parts tell a story. */
const asks =
  /\b(cuant|cuand|donde|como|que|quien|cual|puedo|pueden|debo|tengo que|me toca|toca|tienen|hacen|atienden|ofrecen|es obligatori|hay que|precio|quiero|quisiera|necesit)\w*\b/
/** A question with only these words, such as «cuánto se demora», asks about the subject of the previous one. */
const hollow = new Set(
  words(
    'y e a de en que quien quienes cual cuales cuanto cuantos cuando donde como pasos son es se me te le lo la los las hay toca debo demora demoro demoran tarda vale cuesta paga pagan hago hace haria conviene sirve seria por para eso esto tiempo plazo todo junto igual tambien ademas cada hasta desde si un una mi pasa tarde no papeles documentos necesita necesitan necesito piden clavar clavan',
  ),
)

/** True for a word that says what a text is about, such as «nómina». */
export const isTellingWord = (word: string): boolean => words(word).some((one) => !hollow.has(one))

/** True for a text with two meaningful words; «qué pierdo» has only one, so its subject is unknown. */
export const isTelling = (part: string): boolean => words(part).filter((word) => !hollow.has(word)).length > 1

/** A part of a message; `own` is its text, and `within` also has the subject of the previous part. */
export type QuestionPart = { part: string; own: string; within: string; asking: boolean }

/** Returns the words that say what a part of a message is about, without words for a price. */
const telling = (part: string): string =>
  part
    .split(' ')
    // The word «no» is kept, because a denial changes what the text is about.
    .filter((word) => word === 'no' || (isTellingWord(word) && !/^(?:cobr\w+|precios?|tarifas?)$/.test(word)))
    .join(' ')

export function questionsIn(text: string): QuestionPart[] {
  const parts = withAntecedents(foldText(text.slice(0, longest)).split(betweenQuestions).filter(Boolean))
  return parts.map((own, at) => {
    const before = parts[at - 1]
    const within = before ? `${own} ${telling(before)}` : own
    const isHollow = before !== undefined && words(own).every((word) => hollow.has(word))
    return { part: isHollow ? within : own, own: own.trim(), within, asking: asks.test(own) }
  })
}
