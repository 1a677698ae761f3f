export type TextPart = { text: string; href: string | null }

const address = /https?:\/\/[^\s<>"'`{}|\\^]+/giu
/** Signs that end the sentence, not the address; a closing bracket belongs to it when it opened inside. */
const trailing = /[.,;:!?¡¿…»”’\])]+$/u

/** Splits a text into plain pieces and web addresses. The pieces together are the text, to the letter. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutTrail(found)
    if (!URL.canParse(link) || new URL(link).username) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    parts.push({ text: link, href: link })
    end = index + link.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

function withoutTrail(found: string): string {
  const bare = found.replace(trailing, '')
  const opened = bare.split('(').length - bare.split(')').length
  const closing = /^\)+/.exec(found.slice(bare.length))?.[0].length ?? 0
  return bare + ')'.repeat(Math.min(Math.max(opened, 0), closing))
}
