import { clientsText } from '@/content/clients'
import type { Waiting } from '@/lib/clients/client'

/** What waits for the firm in a client, in words; counts stop at 100. */
export function waitingWords(waiting: Waiting): string[] {
  const kinds = ['invoices', 'messages', 'appointments', 'requests'] as const
  return kinds
    .filter((kind) => waiting[kind] > 0)
    .map((kind) => clientsText.waiting[kind](waiting[kind] < 100 ? String(waiting[kind]) : '100 o más'))
}
