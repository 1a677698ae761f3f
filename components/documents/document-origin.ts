import { documentListText } from '@/content/documents'
import type { DocumentItem } from '@/lib/documents/schema'

const text = documentListText

/** Returns a text that says who added a document; `own` is true if the signed-in client added it. */
export function originOf({ fromFirm, onlyFirm }: DocumentItem, forFirm: boolean, own = false): string {
  if (onlyFirm) return text.onlyFirm
  const { byFirm, byClient } = forFirm ? text.forFirm : text
  return fromFirm ? byFirm : own || forFirm ? byClient : text.byColleague
}
