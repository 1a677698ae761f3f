'use client'
import { useState, type ReactNode } from 'react'
import { Icon } from '@/components/site/icon'
import { inputStyles, linkStyles } from '@/components/ui/control-styles'
import { useEarlyValue } from '@/components/ui/use-early-value'
import { assistantPage } from '@/content/assistant/assistant-page'
import { plain } from '@/lib/assistant/texts'

type Entry = { id: string; text: string; card: ReactNode }

const { searchLabel, placeholder, found, none } = assistantPage.services

/** The browser filters the cards that the server rendered; a card must contain every word typed. */
export function ServiceSearch({ entries }: { entries: readonly Entry[] }) {
  const [search, setSearch] = useState('')
  const field = useEarlyValue<HTMLInputElement>(search, setSearch)
  const sought = plain(search).split(' ')
  const matches = ({ text }: Entry) => sought.every((word) => plain(text).includes(word))
  const count = entries.filter(matches).length

  const clear = () => {
    setSearch('')
    field.current?.focus()
  }

  return (
    <>
      <div className="relative max-w-[28rem] [@media(scripting:none)]:hidden">
        <Icon name="search" className="absolute top-3.5 left-3.5 size-5 text-ink-2" />
        <input
          ref={field}
          type="search"
          aria-label={searchLabel}
          placeholder={placeholder}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className={`${inputStyles} pl-11`}
        />
      </div>
      <p role="status" className="sr-only">
        {search ? found(count) : null}
      </p>
      {/* Cards that do not match are hidden and not removed, because the browser has no other copy of the server's cards. */}
      <ol
        hidden={count === 0}
        className="mt-6 grid border-t border-ink rule-closes sm:grid-cols-2 lg:grid-cols-3"
      >
        {entries.map((entry) => (
          <li key={entry.id} hidden={!matches(entry)} className="service-card">
            {entry.card}
          </li>
        ))}
      </ol>
      {count === 0 ? (
        <div className="mt-6 border-t border-ink py-8 rule-closes">
          <h3>{none.title}</h3>
          <p className="mt-1 text-ink-2">{none.text}</p>
          <button type="button" onClick={clear} className={linkStyles}>
            {none.clear}
          </button>
        </div>
      ) : null}
    </>
  )
}
