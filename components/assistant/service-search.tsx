'use client'
import { useRef, useState, type ReactNode } from 'react'
import { Icon } from '@/components/site/icon'
import { inputStyles, linkStyles } from '@/components/ui/control-styles'
import { assistantPage } from '@/content/assistant/assistant-page'
import { plain } from '@/lib/assistant/texts'

type Entry = { id: string; text: string; card: ReactNode }

const { searchLabel, placeholder, found, none } = assistantPage.services

/** The browser filters the cards that the server rendered; a card must contain every word typed. */
export function ServiceSearch({ entries }: { entries: readonly Entry[] }) {
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const sought = plain(search).split(' ')
  const matching = entries.filter(({ text }) => sought.every((word) => plain(text).includes(word)))

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
        {search ? found(matching.length) : null}
      </p>
      {matching.length > 0 ? (
        <ol className="mt-6 grid border-t border-ink rule-closes sm:grid-cols-2 lg:grid-cols-3">
          {matching.map(({ id, card }) => (
            <li
              key={id}
              className="flex flex-col border-rule py-5 max-sm:not-first:border-t sm:p-6 sm:max-lg:odd:pl-0 sm:max-lg:even:border-l sm:max-lg:even:pr-0 lg:border-l lg:[&:nth-child(3n)]:pr-0 lg:[&:nth-child(3n+1)]:border-l-0 lg:[&:nth-child(3n+1)]:pl-0 sm:max-lg:[&:nth-child(n+3)]:border-t lg:[&:nth-child(n+4)]:border-t"
            >
              {card}
            </li>
          ))}
        </ol>
      ) : (
        <div className="mt-6 border-t border-ink py-8 rule-closes">
          <h3>{none.title}</h3>
          <p className="mt-1 text-ink-2">{none.text}</p>
          <button type="button" onClick={clear} className={linkStyles}>
            {none.clear}
          </button>
        </div>
      )}
    </>
  )
}
