import { inTrouble } from '@/content/assistant/keywords'
import { rights } from '@/content/assistant/rights'
import type { Reply } from '@/content/assistant/replies'
import { neverOffered, unsure } from '@/content/assistant/unsure'
import type { Asking } from '@/lib/assistant/askings'
import { withTexts } from '@/lib/assistant/later-texts'
import { nearestEntries, type Found } from '@/lib/assistant/library'
import type { Meaning } from '@/lib/assistant/meanings'
import { plain } from '@/lib/assistant/texts'
import { understand } from '@/lib/assistant/understand'

/** To be `sure`, an answer to one question needs this `score` and the fraction `own` of the question's words. */
const near = { score: 0.58, own: 0.5 }
/** The answer to a whole message needs this score, or only `nearFirst` if the classifier ranks it first. */
const nearWhole = { score: 0.68, own: 0.5 }
const nearFirst = { score: 0.62, own: 0.5 }
export const perhaps = { score: 0.42, own: 0.44 }
/** The words that question and answer share must weigh at least this, so that one common word is not enough. */
export const leastWeight = 4.4
const rareWeight = 5
const isAt = ({ score, own, words, weight }: Found, least: typeof near): boolean =>
  score >= least.score && own >= least.own && words > 0 && weight >= leastWeight

/** An answer is as good as the best one if it has at least this fraction of the best score. */
export const asGood = 0.85

const asksPrice =
  /\b(?:(?:cuanto|a como) (?:me |nos )?(?:cobran|cuesta|vale|sale|queda)|precio|tarifa|cotiz\w+|honorarios)\b/
const sells = /desde \$|cuesta desde/i
/** The answer to complaints, which resembles almost any angry sentence. */
const complaint = rights.find(({ topic }) => topic === 'Quiero poner una queja')?.text
const complains = /\b(?:quej\w+|reclam\w+|pesim\w+|inconform\w+|molest\w+|mal servicio|colmo|gerente)\b/

export const isCatchAll = ({ meaning }: { meaning: Meaning | null }): boolean =>
  meaning !== null && meaning.known?.text === complaint

export const withoutPrice = (line: string, asked: string): string =>
  asksPrice.test(asked) || !sells.test(line)
    ? line
    : line
        .split(/(?<=\.) (?=[A-ZÁÉÍÓÚ¿«])/)
        .filter((sentence) => !sells.test(sentence))
        .join(' ')

const asksChat =
  /\b(?:robot|bot|maquina|automatic[oa]|inteligencia artificial|ia|humano|persona|eres|quien (?:eres|es usted|responde|contesta)|chateando)\b/

/** True for a calming answer to a message that tells of no trouble. */
export const calmsNobody = ({ meaning, rule }: Found['entry'], message: string): boolean =>
  (meaning?.alarming === true || rule?.calms === true) && !inTrouble.test(plain(message))

const isGivable = ({ entry }: Found, asked: string): boolean =>
  (!isCatchAll(entry) || complains.test(plain(asked))) &&
  entry.text.length > 0 &&
  (entry.topic !== null
    ? !neverOffered.has(entry.topic) || asksChat.test(plain(asked))
    : entry.meaning?.alarming === true) &&
  withoutPrice(entry.text[0] ?? '', asked) !== ''

/** True for the answer of a rule, and for an answer that the classifier ranks among the nearest. */
export const agrees = (text: string, { entry }: Found): boolean =>
  entry.meaning === null || understand(text).nearest.includes(entry.meaning)

const isFirstOf = (text: string, { entry }: Found): boolean =>
  entry.meaning !== null && understand(text).nearest[0] === entry.meaning

export const givable = (found: readonly Found[], asked: string): Found[] =>
  found.filter((one) => isGivable(one, asked) && one.score >= (found[0]?.score ?? 0) * asGood)

/** `allSure` has every answer that may be given without a sentence of doubt, best first. */
type Near = {
  sure: Found | null
  allSure: readonly Found[]
  perhaps: Found | null
  topics: readonly string[]
}

/** Returns the nearest answers: `sure` may be given as it is, `perhaps` only with a sentence of doubt. */
export async function nearestTo(asking: Asking): Promise<Near> {
  const found = await nearestEntries(asking.text, asking.rest, asking.refersBack)
  const usable = givable(found, asking.text).filter(
    ({ entry, words, weight }) =>
      (words > 1 || (asking.rest !== '' && weight >= rareWeight)) &&
      !calmsNobody(entry, `${asking.text} ${asking.rest}`),
  )
  const texts = [asking.text, `${asking.text} ${asking.rest}`]
  const isSure = (one: Found) =>
    asking.rest === ''
      ? isAt(one, isFirstOf(asking.text, one) ? nearFirst : nearWhole)
      : isAt(one, near) && texts.some((text) => agrees(text, one))
  const allSure = usable.filter(isSure)
  return {
    sure: allSure[0] ?? null,
    allSure,
    perhaps: usable.find((one) => isAt(one, perhaps)) ?? null,
    topics: found
      .filter((one) => isAt(one, perhaps))
      .flatMap(({ entry }) => (entry.topic && !neverOffered.has(entry.topic) ? [entry.topic] : [])),
  }
}

const endOf = (line: string): string => line.slice(-60)
export const isSame = (one: string, other: string): boolean => endOf(one) === endOf(other)

export async function hasText(reply: Reply, answer: Pick<Reply, 'text'>): Promise<boolean> {
  const { text } = await withTexts({ text: answer.text, links: [] })
  return text.some((line) => reply.text.some((said) => said.includes(endOf(line))))
}

const aboutTopic = (topic: string | null, line: string): string => (topic ? unsure.about(topic, line) : line)

export const wholeReply = ({ entry }: Found, asked: string): Promise<Reply> => {
  const [first, ...others] = entry.text.flatMap((line) => withoutPrice(line, asked) || [])
  const text = first === undefined ? [] : [aboutTopic(entry.topic, first), ...others]
  return withTexts({ text, links: entry.links })
}

/** Returns only the beginning of an answer, or no text if a price was all it said. */
export const shortReply = ({ entry }: Found, asked: string): Promise<Reply> => {
  const first = withoutPrice(entry.text[0] ?? '', asked)
  return withTexts({
    text: first === '' ? [] : [aboutTopic(entry.topic, first.replace('@later:', '@first:'))],
    links: entry.links.slice(0, 2),
  })
}
