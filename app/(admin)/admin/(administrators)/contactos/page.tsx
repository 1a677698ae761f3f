import type { Metadata } from 'next'
import { ContactList, ContactSearch, ContactTabs } from '@/components/contact/contact-list'
import { RefreshForFirm } from '@/components/live/refresh'
import { PageHeading } from '@/components/portal/page-heading'
import { ExportLinks } from '@/components/ui/export-links'
import { contacts } from '@/content/contact-messages'
import { exportHref, readContactQuery } from '@/lib/contact/href'
import { listContacts } from '@/lib/contact/queries'
import { requireAdmin } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: contacts.title }
}

export default async function ContactsPage({ searchParams }: PageProps<'/admin/contactos'>) {
  const member = await requireAdmin()
  const query = readContactQuery(await searchParams)
  const page = await listContacts(member, query)
  return (
    <>
      <PageHeading title={contacts.title} subtitle={`${contacts.intro} ${contacts.retention}`} />
      <ContactTabs kind={query.kind} search={query.search} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 max-sm:flex-col max-sm:items-stretch">
        <ContactSearch kind={query.kind} search={query.search} />
        <ExportLinks text={contacts.export} href={(format) => exportHref(query, format)} />
      </div>
      <ContactList page={page} query={query} />
      <RefreshForFirm member={member.id} tables={['section_changes']} />
    </>
  )
}
