import { Check, Search } from 'lucide-react'
import Form from 'next/form'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { inputStyles, linkStyles } from '@/components/ui/control-styles'
import { inbox } from '@/content/inbox'
import { clientAddress } from '@/lib/client-address'
import { inboxAddress, type InboxQuery } from '@/lib/messages/inbox-address'

const text = inbox.filter

/** What the list is narrowed to; all of it is in the address. Without script it is a plain form. */
export function InboxFilter({ query }: { query: InboxQuery }) {
  const { estado, mias, buscar, cliente, onClientPage } = query
  const tab = onClientPage && cliente ? clientAddress(cliente) : null
  return (
    <Form
      key={buscar}
      role="search"
      aria-label={text.label}
      action={tab ?? '/admin/mensajes'}
      className="flex flex-wrap items-end gap-3 pt-5 pb-1"
    >
      {tab ? (
        <input type="hidden" name="ver" value="mensajes" />
      ) : (
        <input type="hidden" name="estado" value={estado.slug} />
      )}
      {mias ? <input type="hidden" name="mias" value="1" /> : null}
      {cliente && !tab ? <input type="hidden" name="cliente" value={cliente} /> : null}
      <label className="grid min-w-0 flex-[1_1_16rem] gap-1 text-sm font-[550]">
        {text.search}
        <span className="relative">
          <Search
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-2"
            strokeWidth={1.75}
            aria-hidden
          />
          <input
            type="search"
            name="buscar"
            defaultValue={buscar}
            maxLength={inbox.limits.search}
            placeholder={tab ? text.placeholderOfClient : text.placeholder}
            autoComplete="off"
            className={cn(inputStyles, 'min-h-tap pl-10 text-[1rem] font-normal placeholder:text-ink-2')}
          />
        </span>
      </label>
      <Button size="sm" type="submit">
        {text.apply}
      </Button>
      <Link
        href={inboxAddress(query, { mias: !mias })}
        prefetch={false}
        aria-current={mias ? 'true' : undefined}
        className={cn(buttonStyles({ size: 'sm', variant: mias ? 'primary' : 'outline' }))}
      >
        {mias ? <Check strokeWidth={1.75} aria-hidden /> : null}
        {text.mine}
      </Link>
      {buscar || (cliente && !tab) ? (
        <Link
          href={inboxAddress(query, { buscar: '', ...(tab ? {} : { cliente: undefined }) })}
          prefetch={false}
          className={linkStyles}
        >
          {text.clear}
        </Link>
      ) : null}
    </Form>
  )
}
