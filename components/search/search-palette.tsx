'use client'
import { LoaderCircle, Search } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { LineContent, lineStyles } from '@/components/search/line-content'
import { PaletteKeys } from '@/components/search/palette-keys'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { Modal } from '@/components/ui/modal'
import { attempted } from '@/components/ui/use-act'
import { searchGroups, searchText as text } from '@/content/search'
import { cappedCount } from '@/lib/format/capped-count'
import { ownSearchAction, searchAction } from '@/lib/search/actions'
import {
  countsOf,
  groupsOf,
  longestSearch,
  searchHref,
  type FoundGroup,
  type SearchArea,
  type SearchGroup,
} from '@/lib/search/href'

/** In milliseconds: a search starts when the user has not typed for this time. */
const pause = 150

/** `groups` is null when the search failed. */
type Answer = { key: string; search: string; groups: readonly FoundGroup[] | null }

/** Follows the ARIA combobox pattern: the focus stays in the field, and the arrow keys select a result. */
export function SearchPalette({ area, onClose }: { area: SearchArea; onClose: () => void }) {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [group, setGroup] = useState<SearchGroup | null>(null)
  const [counts, setCounts] = useState<ReadonlyMap<SearchGroup, number>>(new Map())
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [active, setActive] = useState(0)
  const search = typed.trim()
  const key = `${group ?? ''} ${search}`
  const working = search !== '' && answer?.key !== key

  useEffect(() => {
    if (!search) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const result = await attempted((area === 'firm' ? searchAction : ownSearchAction)({ search, group }))
      if (!isWanted) return
      const groups = result.ok ? result.data : null
      setAnswer({ key, search, groups })
      if (groups && !group) setCounts(countsOf(groups))
      setActive(0)
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [area, search, group, key])

  const found = search ? (answer?.groups ?? []) : []
  const groups = found.filter(({ lines }) => lines.length > 0)
  const lines = groups.flatMap((one) => one.lines)
  const total = found.reduce((sum, { count }) => sum + count, 0)
  const failed = answer !== null && search !== '' && answer.groups === null

  function open(place: number, newTab: boolean) {
    const href = lines[place]?.href ?? searchHref(area, { search, group })
    if (newTab) return void window.open(href, '_blank', 'noopener')
    onClose()
    router.push(href)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && search && !working) open(active, event.ctrlKey || event.metaKey)
    else if (step && lines.length > 0) setActive((active + step + lines.length) % lines.length)
    else return
    event.preventDefault()
  }

  function limit(to: SearchGroup | null) {
    setGroup(to)
    field.current?.focus()
  }

  const Icon = working ? LoaderCircle : Search
  return (
    <Modal
      initialFocus={field}
      onClose={onClose}
      aria-label={text.form}
      className="mt-[4.5rem] max-h-[calc(100dvh-6rem)] w-[min(47rem,calc(100%-2rem))] overflow-hidden rounded-control border border-ink bg-sheet max-[44rem]:m-0 max-[44rem]:h-dvh max-[44rem]:max-h-none max-[44rem]:w-full max-[44rem]:max-w-none max-[44rem]:rounded-none max-[44rem]:border-0"
    >
      <search className="flex max-h-[inherit] flex-col max-[44rem]:h-full">
        <div className="flex items-center gap-3 border-b border-ink px-4 py-1.5 focus-within:shadow-[inset_0_-3px_0_var(--color-focus)]">
          <Icon
            className={cn('size-5 flex-none', working && 'animate-spin')}
            strokeWidth={1.75}
            aria-hidden
          />
          <input
            ref={field}
            // A field of type `search` would handle Escape itself, so that the dialog would stay open.
            type="text"
            enterKeyHint="search"
            role="combobox"
            aria-label={text.labels[area]}
            aria-expanded={lines.length > 0}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={lines.length > 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={text.labels[area]}
            maxLength={longestSearch}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className="min-h-14 w-full min-w-0 bg-transparent font-serif text-[1.5rem] leading-tight placeholder:truncate placeholder:font-sans placeholder:text-[1rem] placeholder:text-ink-2 focus-visible:outline-0"
          />
          <button
            type="button"
            onClick={onClose}
            className="min-h-tap min-w-tap flex-none rounded-control border border-rule-field px-2 text-sm font-[550]"
          >
            {text.keys.escape}
            <span className="sr-only">: {text.close}</span>
          </button>
        </div>
        {search ? (
          <div
            role="group"
            aria-label={text.limit}
            className="flex gap-x-5 border-b border-rule px-4 text-sm whitespace-nowrap max-[44rem]:overflow-x-auto min-[44rem]:flex-wrap"
          >
            {[null, ...groupsOf(area)].map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === group}
                onClick={() => limit(one)}
                className="min-h-tap flex-none text-ink-2 aria-pressed:font-semibold aria-pressed:text-green aria-pressed:shadow-[inset_0_-3px_0_var(--color-green)] forced-colors:aria-pressed:underline"
              >
                {one ? searchGroups[one].label : text.everything}
                {one && counts.get(one) ? (
                  <span className="ml-1 font-[550] tabular-nums">{cappedCount(counts.get(one) ?? 0)}</span>
                ) : null}
              </button>
            ))}
          </div>
        ) : null}
        <div className="min-h-0 flex-1 overflow-y-auto py-1" tabIndex={lines.length > 0 ? -1 : undefined}>
          <p role="status" className={lines.length > 0 || working ? 'sr-only' : 'px-4 py-3 text-ink-2'}>
            {!search
              ? text.hints[area]
              : working
                ? text.working
                : failed
                  ? null
                  : lines.length > 0
                    ? text.found(total)
                    : `${text.none.title}. ${text.none.text}`}
          </p>
          {failed && !working ? (
            <p role="alert" className="px-4 py-3 text-red">
              {text.failed}
            </p>
          ) : null}
          <div id={id} role="listbox" aria-label={text.results} aria-busy={working}>
            {groups.map(({ group: kind, title, count, lines: own }) => (
              <div key={title} role="group" aria-label={title}>
                <p
                  aria-hidden
                  className="flex justify-between px-4 pt-3 pb-1 text-xs font-semibold text-ink-2"
                >
                  {title}
                  <span>{count > 0 ? cappedCount(count) : null}</span>
                </p>
                {own.map((line) => {
                  const at = lines.indexOf(line)
                  return (
                    <div
                      key={`${line.href} ${line.title}`}
                      id={`${id}-${at}`}
                      role="option"
                      aria-selected={at === active}
                      ref={at === active ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
                      onClick={(event) => open(at, event.ctrlKey || event.metaKey)}
                      className={cn(
                        lineStyles,
                        'cursor-pointer hover:bg-paper aria-selected:border-l-5 aria-selected:border-l-green aria-selected:bg-green-wash aria-selected:pl-[calc(1rem-5px)] aria-selected:[border-left-style:double] forced-colors:aria-selected:outline-2',
                      )}
                    >
                      <LineContent group={kind} line={line} words={search} />
                    </div>
                  )
                })}
              </div>
            ))}
          </div>
          <p className="px-4 py-2">
            <Link
              href={searchHref(area, { search, group })}
              prefetch={false}
              onClick={onClose}
              className={linkStyles}
            >
              {search ? text.wholePage : text.page}
            </Link>
          </p>
        </div>
        <PaletteKeys area={area} />
      </search>
    </Modal>
  )
}
