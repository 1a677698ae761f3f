'use client'
import { LoaderCircle, Search } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { Input } from '@/components/ui/field'
import { Modal } from '@/components/ui/modal'
import { attempted } from '@/components/ui/use-act'
import { searchText as text } from '@/content/search'
import { searchAction } from '@/lib/search/actions'
import { longestSearch, searchHref, type Found } from '@/lib/search/href'

/** Milliseconds without typing before a search. */
const pause = 150

type Answer = { search: string; found: Found | null }

/** The search over any page, after the ARIA combobox pattern: the focus stays in the field, and the arrow keys choose a result. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [active, setActive] = useState(0)
  const search = typed.trim()
  const working = search !== '' && answer?.search !== search

  useEffect(() => {
    if (!search) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const result = await attempted(searchAction({ search }))
      if (!isWanted) return
      setAnswer({ search, found: result.ok ? result.data : null })
      setActive(0)
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [search])

  const found = search ? answer?.found : null
  const groups = [
    { name: text.clients, lines: found?.clients ?? [] },
    { name: text.invoices, lines: found?.invoices ?? [] },
  ].filter(({ lines }) => lines.length > 0)
  const lines = groups.flatMap((group) => group.lines)
  const failed = answer !== null && search !== '' && (found === null || found?.invoices === null)

  function open(place: number) {
    const line = lines[place]
    onClose()
    router.push(line ? line.href : searchHref({ search }))
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && search && !working) open(active)
    else if (step && lines.length > 0) setActive((active + step + lines.length) % lines.length)
    else return
    event.preventDefault()
  }

  const Icon = working ? LoaderCircle : Search
  return (
    <Modal
      initialFocus={field}
      onClose={onClose}
      aria-label={text.form}
      className="mt-[10dvh] max-h-[80dvh] w-[min(48rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      <search className="grid gap-3 p-4">
        <span className="relative">
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center">
            <Icon className={working ? 'size-5 animate-spin' : 'size-5'} strokeWidth={1.75} aria-hidden />
          </span>
          <Input
            ref={field}
            // In a field of type search Escape empties the field and leaves the dialog open.
            type="text"
            enterKeyHint="search"
            role="combobox"
            aria-label={text.label}
            aria-expanded={lines.length > 0}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={lines.length > 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            placeholder={text.label}
            maxLength={longestSearch}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className="pl-11"
          />
        </span>
        <p role="status" className={lines.length > 0 || working ? 'sr-only' : 'text-ink-2'}>
          {!search
            ? text.hint
            : working
              ? text.working
              : lines.length > 0
                ? text.found(found?.clients.length ?? 0, found?.invoices?.length ?? 0)
                : failed
                  ? null
                  : `${text.none.title}. ${text.none.text}`}
        </p>
        {failed && !working ? (
          <p role="alert" className="text-red">
            {text.failed}
          </p>
        ) : null}
        <div id={id} role="listbox" aria-label={text.form} aria-busy={working}>
          {groups.map(({ name, lines: group }) => (
            <div key={name} role="group" aria-label={name} className="pb-3">
              <p aria-hidden className="border-b border-ink pb-1.5 text-sm font-[550]">
                {name}
              </p>
              {group.map(({ href, title, detail }) => {
                const place = lines.findIndex((line) => line.href === href)
                return (
                  <div
                    key={href}
                    id={`${id}-${place}`}
                    role="option"
                    aria-selected={place === active}
                    ref={place === active ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
                    onClick={() => open(place)}
                    className={cn(
                      'cursor-pointer border-b border-rule px-3 py-2.5 text-[1rem] wrap-anywhere hover:bg-sunk',
                      place === active && 'bg-green-wash',
                    )}
                  >
                    <bdi className="font-[550]">{title}</bdi>
                    <small className="block text-sm text-ink-2">{detail}</small>
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        <p>
          <Link href={searchHref({ search })} prefetch={false} onClick={onClose} className={linkStyles}>
            {search ? text.wholePage : text.page}
          </Link>
        </p>
      </search>
    </Modal>
  )
}
