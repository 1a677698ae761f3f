import { laterMark, laterTexts } from '@/content/assistant/later'
import type { Reply } from '@/content/assistant/replies'

const isGroup = (name: string): name is keyof typeof laterTexts => Object.hasOwn(laterTexts, name)

/** Replaces a placeholder in a line with the texts that the placeholder names. */
async function expanded(line: string): Promise<readonly string[]> {
  const [, group = '', topic = ''] = laterMark.exec(line) ?? []
  if (!isGroup(group)) return [line]
  const { texts } = await laterTexts[group]()
  const [first = '', ...others] = texts[topic] ?? []
  const begun = line.replace(laterMark, () => first)
  return line.includes('@first:') ? [begun] : [begun, ...others]
}

/** Loads the texts of a reply that were not loaded together with the chat. */
export async function withTexts(reply: Reply): Promise<Reply> {
  if (!reply.text.some(isLater)) return reply
  const lines = await Promise.all(reply.text.map(expanded))
  return { ...reply, text: lines.flat() }
}

export const isLater = (line: string): boolean => laterMark.test(line)
