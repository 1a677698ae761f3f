import { ruleThemes, type Rule } from '@/content/assistant/rules'
import type { Reply } from '@/content/assistant/replies'
import { questionsIn } from '@/lib/assistant/questions-in'
import type { Question } from '@/lib/assistant/question'
import { linksOf, plain } from '@/lib/assistant/texts'

export const fitsRule = (text: string, { when, not }: Rule): boolean =>
  (when?.every((pattern) => pattern.test(text)) ?? false) && !not?.test(text)

const themesOf = (text: string) =>
  Promise.all(ruleThemes.filter(({ gate }) => gate.test(text)).map(({ load }) => load()))

/** Returns all rules of the themes that a text may be about, each with whether it is about the firm. */
export const rulesNear = async (text: string): Promise<readonly { rule: Rule; ours: boolean }[]> =>
  (await themesOf(plain(text))).flatMap(({ rules, ours = false }) => rules.map((rule) => ({ rule, ours })))

/** Returns the first rule of each theme that fits the text. */
async function rulesOf(text: string): Promise<readonly Rule[]> {
  return (await themesOf(text)).flatMap(({ rules }) => rules.find((rule) => fitsRule(text, rule)) ?? [])
}

const mostAnswers = 3
const mostLinks = 6

/**
 * Returns the answer of the rules that fit a message, or one for each of its parts; null if none fits.
 * A message that is `feared` gets only an answer that calms. `answerPart` answers a part that has no rule.
 */
export async function ruledReply(
  { text, typed, english }: Question,
  feared: boolean,
  answerPart: (part: string) => Promise<Reply | null>,
): Promise<Reply | null> {
  if (english) return null
  const [whole, ...others] = await rulesOf(text)
  const alone = [whole, ...others].find((rule) => rule?.calms)
  if (alone) return joinedReply([alone])
  if (feared) return null
  const parts = questionsIn(typed).filter(({ asking }) => asking)
  if (parts.length < 2) return whole ? joinedReply([whole]) : null
  const ofParts = await Promise.all(
    parts.map(async ({ part }) => ({ part, rule: (await rulesOf(plain(part)))[0] })),
  )
  if (!ofParts.some(({ rule }) => rule)) return whole ? joinedReply([whole]) : null
  const found = await Promise.all(ofParts.map(({ part, rule }) => rule ?? answerPart(part)))
  return joinedReply([...new Set(found.flatMap((one) => one ?? []))].slice(0, mostAnswers))
}

/** Returns the answer of the rule that fits a part of a message. */
export async function ruledPart(part: string): Promise<Reply | null> {
  const [first] = await rulesOf(plain(part))
  return first ? joinedReply([first]) : null
}

type Answer = Pick<Reply, 'text' | 'links'>

function joinedReply(answers: readonly Answer[]): Reply {
  return {
    text: [...new Set(answers.flatMap(({ text }) => text))],
    links: linksOf(...answers.map(({ links }) => links)).slice(0, mostLinks),
  }
}
