import { Search } from 'lucide-react'
import type { Route } from 'next'
import Form from 'next/form'
import Link from 'next/link'
import { PageHeading } from '@/components/portal/page-heading'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/control-styles'
import { inbox } from '@/content/message-inbox'
import type { FoundClient } from '@/lib/messages/inbox'

const text = inbox.write

export function ChooseClient({ search, clients }: { search: string; clients: readonly FoundClient[] }) {
  return (
    <>
      <PageHeading title={text.title} subtitle={text.chooseTitle} />
      <Form
        role="search"
        aria-label={text.chooseTitle}
        action="/admin/mensajes/nueva"
        className="flex max-w-[46rem] flex-wrap items-end gap-3"
      >
        <label className="grid min-w-0 flex-[1_1_16rem] gap-1 text-sm font-[550]">
          {text.chooseField}
          <input
            type="search"
            name="buscar"
            defaultValue={search}
            maxLength={inbox.limits.search}
            placeholder={text.chooseHint}
            autoComplete="off"
            className={cn(inputStyles, 'min-h-tap text-[1rem] font-normal placeholder:text-ink-2')}
          />
        </label>
        <Button size="sm" type="submit">
          <Search strokeWidth={1.75} aria-hidden />
          {text.chooseAction}
        </Button>
      </Form>
      {search && clients.length === 0 ? <p className="pt-5 text-ink-2">{text.chooseNone}</p> : null}
      {clients.length > 0 ? (
        <ul aria-label={text.chooseTitle} className="mt-5 max-w-[46rem] border-t border-ink">
          {clients.map(({ id, name, email }) => (
            <li key={id}>
              <Link
                href={`/admin/mensajes/nueva?cliente=${id}` as Route}
                prefetch={false}
                className="grid min-h-tap content-center border-b border-rule py-2 leading-snug wrap-anywhere no-underline hover:bg-sheet"
              >
                <b className="font-[550]">{name}</b>
                <span className="text-sm text-ink-2">{email}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
