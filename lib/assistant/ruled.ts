import { exactThemes, firstOfOurs, firstTheme, ruleThemes, type Rule } from '@/content/assistant/rules'
import type { Reply } from '@/content/assistant/replies'
import type { Question } from '@/lib/assistant/question'
import { plain } from '@/lib/assistant/texts'

export const fitsRule = (text: string, { when, not }: Rule): boolean =>
  (when?.every((pattern) => pattern.test(text)) ?? false) && !not?.test(text)

const themesOf = (text: string) =>
  Promise.all(ruleThemes.filter(({ gate }) => gate.test(text)).map(({ load }) => load()))

/** Returns the rules of all themes that a text may be about; `ours` is true for rules about the firm. */
export const rulesNear = async (text: string): Promise<readonly { rule: Rule; ours: boolean }[]> =>
  (await themesOf(plain(text))).flatMap(({ rules, ours = false }) => rules.map((rule) => ({ rule, ours })))

/** Returns the answer of a rule that covers everything that the message asks. */
export async function exactReply(text: string): Promise<Reply | null> {
  for (const { gate, load } of exactThemes) {
    if (!gate.test(text)) continue
    const rule = (await load()).rules.find((one) => fitsRule(text, one))
    if (rule) return replyOf(rule)
  }
  return null
}

/** Returns the answer of the first rule that fits; for `several` questions, only of a rule marked as `whole`. */
export async function firstReply(text: string, several: boolean): Promise<Reply | null> {
  for (const { gate, load } of [firstTheme, firstOfOurs]) {
    if (!gate.test(text)) continue
    const { rules } = await load()
    const rule = rules.find((one) => fitsRule(text, one) && (!several || one.whole))
    if (rule) return replyOf(rule)
  }
  return null
}

async function rulesOf(text: string): Promise<readonly Rule[]> {
  return (await themesOf(text)).flatMap(({ rules }) => rules.find((rule) => fitsRule(text, rule)) ?? [])
}

/** Returns the answer of the rule that fits a message; with `feared`, only an answer that calms. */
export async function ruledReply({ text, english }: Question, feared: boolean): Promise<Reply | null> {
  if (english) return null
  const rules = await rulesOf(text)
  const calming = rules.find((rule) => rule.calms)
  return replyOf(calming ?? (feared ? undefined : rules[0]))
}

export const ruledPart = async (part: string): Promise<Reply | null> =>
  replyOf((await rulesOf(plain(part)))[0])

const replyOf = (rule: Rule | undefined): Reply | null =>
  rule ? { text: rule.text, links: rule.links } : null
