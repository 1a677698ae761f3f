import { LinkTabs } from '@/components/ui/link-tabs'
import { inbox as text } from '@/content/inbox'
import { inboxAddress, inboxTabs, type InboxQuery } from '@/lib/messages/inbox/list-query'

/** The states of a conversation; how many are unread stands in the first. */
export function InboxTabs({ query, unread }: { query: InboxQuery; unread: number }) {
  return (
    <LinkTabs
      label={text.tabs.label}
      items={inboxTabs.map((tab) => ({
        href: inboxAddress(query, { estado: tab }),
        label:
          tab.state === 'unread' && unread > 0
            ? `${text.tabs.unread} (${text.unread(unread)})`
            : text.tabs[tab.state],
        current: tab.slug === query.estado.slug,
      }))}
    />
  )
}
