import { ruleThemes, type Rule } from '@/content/assistant/rules'
import type { Reply } from '@/content/assistant/replies'
import { questionsIn } from '@/lib/assistant/questions-in'
import type { Question } from '@/lib/assistant/question'
import { plain } from '@/lib/assistant/texts'

export const fitsRule = (text: string, { when, not }: Rule): boolean =>
  when.every((pattern) => pattern.test(text)) && !not?.test(text)

/** Returns the first rule of each theme that fits the text. */
async function rulesOf(text: string): Promise<readonly Rule[]> {
  const themes = ruleThemes.filter(({ gate }) => gate.test(text))
  const loaded = await Promise.all(themes.map(({ load }) => load()))
  return loaded.flatMap(({ rules }) => rules.find((rule) => fitsRule(text, rule)) ?? [])
}

const mostRules = 2
const mostLinks = 6

/**
 * Returns the answer of the rules that fit a message, or one for each of its parts; null if none fits.
 * A message that is `feared` gets only an answer that calms.
 */
export async function ruledReply({ text, typed, english }: Question, feared: boolean): Promise<Reply | null> {
  if (english) return null
  const whole = await rulesOf(text)
  const alone = whole.find(({ calms }) => calms)
  if (alone) return replyOf([alone])
  if (feared) return null
  const parts = questionsIn(typed).filter(({ asking }) => asking)
  if (parts.length < 2) return whole[0] ? replyOf([whole[0]]) : null
  const ofParts = (await Promise.all(parts.map(({ part }) => rulesOf(plain(part))))).flatMap(
    ([first]) => first ?? [],
  )
  const found = [...new Set([...ofParts, ...(ofParts.length > 0 ? [] : whole.slice(0, 1))])]
  return found.length > 0 ? replyOf(found.slice(0, mostRules)) : null
}

/** Returns the answer of the rule that fits a part of a message. */
export async function ruledPart(part: string): Promise<Reply | null> {
  const [first] = await rulesOf(plain(part))
  return first ? replyOf([first]) : null
}

function replyOf(rules: readonly Rule[]): Reply {
  const links = new Map(rules.flatMap((one) => one.links.map((link) => [link.href, link] as const)))
  return {
    text: rules.flatMap(({ text }) => text),
    links: [...links.values()].slice(0, mostLinks),
  }
}
