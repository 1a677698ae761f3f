import { call, whatsapp } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { nearest, nearestOf, unsure } from '@/content/assistant/unsure'
import type { ServiceSlug } from '@/content/services'
import { words } from '@/lib/assistant/words'

const pages = nearest.map(({ words: list, links }) => ({ found: new Set(words(list)), links }))

/** Says that there is no certain answer, and links to the nearest page and to a person. Never names a price. */
export function unsureReply(text: string, slug: ServiceSlug): Reply {
  const message = words(text)
  const bare = message.length <= 2 && !text.includes('?')
  const near = pages.find(({ found }) => message.some((word) => found.has(word)))?.links ?? []
  return {
    text: bare ? [unsure.bare] : [unsure.text, unsure.nearest],
    links: [...new Set([...near, ...nearestOf[slug]]), call, whatsapp],
  }
}

/** Returns the most likely answer after a sentence that it may be the wrong one. */
export function doubtfulReply({ text, links, ...rest }: Reply): Reply {
  const more = [call, whatsapp].filter((link) => !links.some(({ href }) => href === link.href))
  return { ...rest, text: [unsure.doubt, ...text], links: [...links, ...more] }
}
