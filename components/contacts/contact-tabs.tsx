import { LinkTabs } from '@/components/ui/link-tabs'
import { contacts } from '@/content/contacts'
import { contactsAddress, type ContactFilters } from '@/lib/contact/address'
import { contactKinds } from '@/lib/contact/queries'

export function ContactTabs({ kind: current, search }: ContactFilters) {
  return (
    <LinkTabs
      label={contacts.tabs}
      items={contactKinds.map((kind) => ({
        href: contactsAddress({ kind, search }),
        label: contacts.kinds[kind],
        current: kind === current,
      }))}
    />
  )
}
