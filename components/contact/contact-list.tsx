import { Ban, Mail, Search } from 'lucide-react'
import Form from 'next/form'
import Link from 'next/link'
import { ContactSteps } from '@/components/contact/contact-steps'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { Input } from '@/components/ui/field'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ForwardPager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { contacts } from '@/content/contact-messages'
import {
  contactsHref,
  kindParam,
  longestContactSearch,
  type ContactFilters,
  type ContactQuery,
} from '@/lib/contact/href'
import type { Contact, ContactListPage } from '@/lib/contact/queries'
import { contactNumber } from '@/lib/contact/number'
import { contactKinds } from '@/lib/contact/schema'
import { formatDateTime } from '@/lib/format/date'

const tones = { new: 'pending', answered: 'ok', spam: 'unknown' } as const

export function ContactList({ page, query }: { page: ContactListPage; query: ContactQuery }) {
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
      <ForwardPager
        first={cursor ? { href: contactsHref({ kind, search }), label: contacts.first } : null}
        next={page.next && { href: contactsHref({ kind, search }, page.next), label: contacts.next }}
      />
    </section>
  )
}

/** Anyone can write these messages, so they are rendered as plain text only. */
function ContactRow({ item, badged }: { item: Contact; badged: boolean }) {
  const { id, name, email, phone, service, message, status, writtenAt, changedAt, changedBy, answers } = item
  return (
    <li className="grid gap-3 border-t border-rule py-5 first:border-t-0" aria-labelledby={`contact-${id}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h3 id={`contact-${id}`} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-[1rem] wrap-anywhere text-ink-2">
            <bdi>{email}</bdi>
            {phone ? (
              <>
                {' · '}
                <bdi>{phone}</bdi>
              </>
            ) : null}
          </p>
          <p className="text-sm text-ink-2">
            {service ? <b className="text-ink">{service} · </b> : null}
            <time dateTime={writtenAt}>{contacts.wrote(formatDateTime(writtenAt))}</time>
            {` · ${contactNumber(id)}`}
          </p>
        </div>
        {badged ? (
          <Badge tone={tones[status]} {...(status === 'spam' ? { icon: Ban } : {})}>
            {contacts.status[status]}
          </Badge>
        ) : null}
      </div>
      <p dir="auto" className="max-w-[72ch] wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      {answers.length > 0 ? (
        <div className="max-w-[72ch] border-l-5 border-double border-green bg-green-wash px-4 py-3">
          <h4 className="text-sm font-[550]">{contacts.answers}</h4>
          {answers.map(({ body, by, at }) => (
            <div key={at} className="mt-1">
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {body}
              </p>
              <p className="text-sm text-ink-2">{contacts.answeredBy(by ?? '', formatDateTime(at))}</p>
            </div>
          ))}
        </div>
      ) : null}
      {changedBy && changedAt && answers.length === 0 ? (
        <p className="text-sm wrap-anywhere text-ink-2">
          {contacts.settledBy(contacts.settled[status], changedBy, formatDateTime(changedAt))}
        </p>
      ) : null}
      <ContactSteps message={id} name={name} status={status} />
    </li>
  )
}

/** The search is sent by a GET form, which works without script. */
export function ContactSearch({ kind, search }: ContactFilters) {
  return (
    <search className="block min-w-0 sm:flex-1">
      <Form action="/admin/contactos" className="flex max-w-140 flex-wrap items-center gap-3">
        <input type="hidden" name="estado" value={kindParam(kind)} />
        <Input
          key={search}
          type="search"
          name="buscar"
          className="min-w-40 flex-1 max-[18rem]:basis-full"
          aria-label={contacts.search}
          placeholder={contacts.searchHint}
          maxLength={longestContactSearch}
          defaultValue={search}
        />
        <Button type="submit" className="min-h-12">
          <Search strokeWidth={1.75} aria-hidden />
          {contacts.find}
        </Button>
        {search ? (
          <Link href={contactsHref({ kind, search: '' })} prefetch={false} className={linkStyles}>
            {contacts.clear}
          </Link>
        ) : null}
      </Form>
    </search>
  )
}

export function ContactTabs({ kind: current, search }: ContactFilters) {
  return (
    <LinkTabs
      label={contacts.tabs}
      items={contactKinds.map((kind) => ({
        href: contactsHref({ kind, search }),
        label: contacts.kinds[kind],
        current: kind === current,
      }))}
    />
  )
}
