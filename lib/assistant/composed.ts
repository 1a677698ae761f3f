import type { Reply } from '@/content/assistant/replies'
import { askingsIn, isHollow, storiesIn, type Asking } from '@/lib/assistant/askings'
import { fitting, hasAnswer, isDoubtful, isGeneral } from '@/lib/assistant/fitting'
import { nearestEntries, saidIn } from '@/lib/assistant/library'
import { hasText, isSame } from '@/lib/assistant/near-answers'
import { nearerReply } from '@/lib/assistant/nearer-reply'
import { readQuestion } from '@/lib/assistant/question'
import { withoutTwins } from '@/lib/assistant/repeats'
import { tellingWords } from '@/lib/assistant/stems'
import { linksOf } from '@/lib/assistant/texts'
import { isTaughtPhrase } from '@/lib/assistant/understand'

/** A reply to the questions in `answered`; `whole` is false if only one of the message's questions was clear. */
export type Composed = { reply: Reply; answered: ReadonlySet<string>; whole: boolean }

const mostAnswers = 3
const mostLinks = 6
/** A message whose story has more meaningful words than this is not split into questions. */
const mostTold = 2

const standsAlone = (asking: Asking): boolean =>
  (/\b(?:ustedes|uds)\b/.test(asking.text) && isTaughtPhrase(asking.text)) ||
  (!asking.refersBack && !isHollow(asking))

/** A question such as «qué es la exógena» with its follow-ups, such as «quién la presenta». */
type Group = { text: string; parts: readonly string[]; alone: boolean }

const groupsOf = (askings: readonly Asking[]): Group[] =>
  askings.reduce<Group[]>((groups, asking) => {
    const before = groups.at(-1)
    const alone = standsAlone(asking)
    if (!before || alone) return [...groups, { text: asking.text, parts: [asking.text], alone }]
    const joined = {
      ...before,
      text: `${before.text} y ${asking.text}`,
      parts: [...before.parts, asking.text],
    }
    return [...groups.slice(0, -1), joined]
  }, [])

function withNumber(text: string, typed: string): string {
  const { identity, ending, payer } = readQuestion(typed)
  if (/\d/.test(text) || !(identity ?? ending)) return text
  const kind = payer === 'person' ? 'cedula' : 'nit'
  return identity ? `${text} ${kind} ${identity}` : `${text} ${kind} terminado en ${ending}`
}

/**
 * Answers each question of a message separately, so that words of one question never answer another.
 * Returns null if the message tells a story or if none of its questions is clear.
 * `certain` answers questions that ask only for a price or about one concept; no other answer replaces its answer.
 */
export async function composedReply(
  typed: string,
  alone: (part: string) => Promise<Reply>,
  certain: (part: string) => Promise<Reply | null>,
): Promise<Composed | null> {
  const askings = askingsIn(typed).filter(({ wish }) => !wish)
  const told = storiesIn(typed).map(({ text }) => text)
  if (askings.length < 2 || tellingWords(told.join(' ')).length > mostTold) return null
  const groups = groupsOf(askings).map((group) => ({ ...group, text: withNumber(group.text, typed) }))
  if (groups.length < 2) return null
  const found: Reply[] = []
  const answered = new Map<string, Reply>()
  let clear = 0
  let isCertain = false
  for (const group of groups.filter((one) => one.alone)) {
    const surely = await certain(group.text)
    const reply = surely ?? (await fitting(await alone(group.text), readQuestion(group.text), [], true))
    if (!surely && (!hasAnswer(reply) || isDoubtful(reply) || (await isBesides(reply, group.text)))) continue
    clear += 1
    isCertain ||= surely !== null
    // Only the first question of a group is marked as answered, because `completed` checks the follow-up questions.
    const [head] = group.parts
    if (head) answered.set(head, reply)
    if (
      found.length < mostAnswers &&
      !found.some((other) => isSame(other.text[0] ?? '', reply.text[0] ?? ''))
    )
      found.push(reply)
  }
  if (clear === 0) return null
  const reply = joinedReply(found)
  const nearer = isCertain
    ? null
    : await nearerReply(reply, typed, { standing: 'ready', topic: null, rule: null, several: true })
  // If `nearer` replaces the reply, a question counts as answered only if `nearer` has the answer to it, too.
  const kept = [...answered].filter(
    ([, { text }]) => !nearer || nearer.text.some((line) => isSame(line, text.at(-1) ?? '')),
  )
  return { reply: nearer ?? reply, answered: new Set(kept.map(([head]) => head)), whole: clear > 1 }
}

/**
 * A general answer fits a question if the answer has the share `general` of the question's words.
 * Any other answer needs the share `any` of the question's words, or the score `score`.
 */
const leastSaid = { any: 0.25, general: 0.5, score: 0.5 }

/** True if an answer misses the question, because only one or two of the question's words led to the answer. */
async function isBesides(reply: Reply, text: string): Promise<boolean> {
  const telling = tellingWords(text)
  const said = saidIn(text, reply.text)
  if (isGeneral(reply)) return telling.length > 2 && said < leastSaid.general
  if (telling.length < 2 || said >= leastSaid.any) return false
  const near = (await nearestEntries(text)).filter(({ score }) => score >= leastSaid.score)
  const given = await Promise.all(near.slice(0, 2).map(({ entry }) => hasText(reply, entry)))
  return !given.includes(true)
}

function joinedReply(replies: readonly Reply[]): Reply {
  const prices = replies.find((reply) => reply.prices)?.prices
  const sum = replies.find((reply) => reply.sum)?.sum
  const remark = replies.find((reply) => reply.remark)?.remark
  const priced = new Set(prices?.map(({ service }) => service.href))
  const lines = replies.reduce<readonly string[]>((all, { text }) => withoutTwins(all, text), [])
  return {
    text: lines.filter((line, at) => !lines.slice(0, at).some((other) => isSame(other, line))),
    ...(prices && { prices }),
    ...(sum && { sum }),
    ...(remark && { remark }),
    links: linksOf(...replies.map(({ links }) => links))
      .filter(({ href }) => !priced.has(href))
      .slice(0, mostLinks),
  }
}
