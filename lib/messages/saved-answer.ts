import type { ClientFace } from '@/lib/messages/inbox'

/** An answer that the team keeps; `revision` rises with each change. */
export type SavedAnswer = {
  id: string
  title: string
  body: string
  revision: number
  /** The name of whoever changed it last; null when they are gone. */
  changedBy: string | null
  changedAt: string
}

const sign = /\{(nombre|empresa)\}/g

/** Puts the client's data where a saved answer names it; what is not known stays as it is. */
export function fillPlaceholders(
  text: string,
  { name, company }: Pick<ClientFace, 'name' | 'company'>,
): string {
  return text.replace(sign, (whole, what: string) => (what === 'nombre' ? name : (company ?? whole)))
}

/** The first place that nobody has filled; null when there is none. */
export const unfilledPlaceholder = (text: string): string | null => text.match(sign)?.[0] ?? null

const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every searched word is somewhere in the text; accents and case do not count. */
export function matchesSearch(text: string, search: string): boolean {
  const plain = bare(text)
  return bare(search)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
