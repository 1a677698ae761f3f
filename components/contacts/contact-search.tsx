import { Search } from 'lucide-react'
import Form from 'next/form'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { linkStyles } from '@/components/ui/control-styles'
import { contacts } from '@/content/contacts'
import { contactsAddress, kindWord, longestSearch, type ContactFilters } from '@/lib/contact/address'

/** A form whose answer is an address: it works without script. */
export function ContactSearch({ kind, search }: ContactFilters) {
  return (
    <search className="block min-w-0 sm:flex-1">
      <Form action="/admin/contactos" className="flex max-w-140 flex-wrap items-center gap-3">
        <input type="hidden" name="estado" value={kindWord(kind)} />
        <Input
          key={search}
          type="search"
          name="buscar"
          className="min-w-40 flex-1"
          aria-label={contacts.search}
          placeholder={contacts.searchHint}
          maxLength={longestSearch}
          defaultValue={search}
        />
        <Button type="submit" className="min-h-12">
          <Search strokeWidth={1.75} aria-hidden />
          {contacts.find}
        </Button>
        {search ? (
          <Link href={contactsAddress({ kind, search: '' })} prefetch={false} className={linkStyles}>
            {contacts.clear}
          </Link>
        ) : null}
      </Form>
    </search>
  )
}
