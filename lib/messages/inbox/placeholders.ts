import type { ClientFace } from '@/lib/messages/inbox/conversation'

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
