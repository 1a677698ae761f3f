import { clientsText } from '@/content/clients'
import type { ClientItem } from '@/lib/clients/queries'

/** «Con acceso» means that somebody can sign in for the client. */
export function statusText({
  status,
  retired,
  invited,
}: Pick<ClientItem, 'status' | 'retired' | 'invited'>): string {
  if (retired) return clientsText.retired
  if (status === 'approved' && invited !== null) return invited ? clientsText.invited : clientsText.uninvited
  return clientsText.status[status]
}
