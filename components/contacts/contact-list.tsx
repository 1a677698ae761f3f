import { ArrowRight, Mail } from 'lucide-react'
import Link from 'next/link'
import { ContactRow } from '@/components/contacts/contact-row'
import { State } from '@/components/ui/state'
import { linkStyles } from '@/components/ui/link-styles'
import { contacts } from '@/content/contacts'
import { contactsAddress, type ContactQuery } from '@/lib/contacts/address'
import type { ContactPage } from '@/lib/contacts/queries'

/** One page of the messages. The double rule closes the list only where it ends. */
export function ContactList({ page, query }: { page: ContactPage; query: ContactQuery }) {
  const { kind, search, cursor } = query
  const empty = contacts.empty[search ? 'search' : kind]
  return (
    <section aria-labelledby="contacts">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-3 rule-opens">
        <h2 id="contacts" tabIndex={-1} className="outline-none">
          {contacts.kinds[kind]}
        </h2>
        <p className="text-sm text-ink-2">{contacts.order[kind]}</p>
      </div>
      {page.rows.length === 0 ? (
        <State icon={Mail} title={empty.title} className="mt-4">
          {empty.text}
        </State>
      ) : (
        <ol className={page.next ? 'rule-opens' : 'rule-closes'}>
          {page.rows.map((item) => (
            <ContactRow key={item.id} item={item} badged={kind === 'all'} />
          ))}
        </ol>
      )}
      <p className="flex flex-wrap gap-x-6 pt-2">
        {cursor ? (
          <Link className={linkStyles} href={contactsAddress({ kind, search })} prefetch={false}>
            {contacts.first}
          </Link>
        ) : null}
        {page.next ? (
          <Link className={linkStyles} href={contactsAddress({ kind, search }, page.next)} prefetch={false}>
            {contacts.next} <ArrowRight strokeWidth={1.75} aria-hidden />
          </Link>
        ) : null}
      </p>
    </section>
  )
}
