import { replyTo } from '@/lib/assistant/reply'

/** Returns the messages whose reply does not match `has` or does match `not`. */
export async function wrongReplies(
  messages: readonly string[],
  has: RegExp,
  not = /estoy seguro/,
): Promise<string[]> {
  const wrong: string[] = []
  for (const typed of messages) {
    const text = (await replyTo(typed, { name: null, folder: null })).text.join(' ')
    if (!has.test(text) || not.test(text)) wrong.push(`${typed} -> ${text.slice(0, 160)}`)
  }
  return wrong
}
