'use client'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { Field, Input } from '@/components/ui/field'
import { useOutside } from '@/components/ui/use-outside'
import { agenda } from '@/content/appointment-agenda'
import type { FoundClient } from '@/lib/appointments/agenda'
import type { Result } from '@/lib/result'

const text = agenda.picker
const typingPauseMs = 250
const shortest = 2
const idle: ClientSearch = { state: 'idle', found: [] }

type ClientPickerProps = { label: string; error?: string | undefined; onPick: (client: FoundClient) => void }

/** Follows the ARIA pattern of a combobox with a list box. */
export function ClientPicker({ label, error, onPick }: ClientPickerProps) {
  const list = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [{ state, found }, search] = useClientSearch()
  useOutside(frame, open, () => setOpen(false))
  const shown = open && state !== 'idle'
  const status = {
    idle: '',
    working: text.working,
    failed: text.failed,
    done: found.length === 0 ? text.none : text.found(found.length),
  }[state]

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[active]
    if (event.key === 'Escape' && shown) setOpen(false)
    else if (event.key === 'Enter' && shown && chosen) onPick(chosen)
    else if (step && found.length > 0) {
      setOpen(true)
      setActive((active + step + found.length) % found.length)
    } else return
    event.preventDefault()
  }

  return (
    <div ref={frame} className="relative max-w-108">
      <Field label={label} hint={text.hint} error={error}>
        {(control) => (
          <Input
            {...control}
            type="search"
            role="combobox"
            autoComplete="off"
            placeholder={text.placeholder}
            maxLength={100}
            aria-expanded={shown && found.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={shown && found[active] ? `${list}-${active}` : undefined}
            value={typed}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setOpen(true)
              setActive(0)
              search(event.currentTarget.value)
            }}
          />
        )}
      </Field>
      <p
        role="status"
        className={cn('mt-1 text-sm text-ink-2', state === 'done' && found.length > 0 && 'sr-only')}
      >
        {shown ? status : null}
      </p>
      <ul
        id={list}
        role="listbox"
        aria-label={label}
        hidden={!shown || found.length === 0}
        className="absolute inset-x-0 z-20 mt-1 max-h-80 overflow-y-auto rounded-sheet border border-ink bg-sheet shadow-lift"
      >
        {found.map((client, index) => (
          <li
            key={client.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            // A mouse press must not take the focus from the field, because the list would then close.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(client)}
            className="min-h-tap cursor-pointer border-t border-rule px-3.5 py-2 first:border-t-0 hover:bg-sunk aria-selected:bg-green-wash"
          >
            <bdi className="block font-[550] wrap-anywhere">{client.name}</bdi>
            {client.name === client.email ? null : (
              <span className="block text-sm wrap-anywhere text-ink-2">{client.email}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type ClientSearch = { state: 'idle' | 'working' | 'failed' | 'done'; found: FoundClient[] }

/** An answer that arrives after a newer search has started is ignored. */
function useClientSearch(): [ClientSearch, (search: string) => void] {
  const [answer, setAnswer] = useState(idle)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      stop.current?.abort()
    },
    [],
  )

  async function read(search: string, signal: AbortSignal) {
    try {
      const response = await fetch(`/admin/citas/clientes?buscar=${encodeURIComponent(search)}`, { signal })
      const result = (await response.json()) as Result<FoundClient[]>
      setAnswer(result.ok ? { state: 'done', found: result.data } : { state: 'failed', found: [] })
    } catch {
      if (!signal.aborted) setAnswer({ state: 'failed', found: [] })
    }
  }

  function search(text: string) {
    clearTimeout(timer.current)
    stop.current?.abort()
    if (text.trim().length < shortest) return setAnswer(idle)
    const abort = new AbortController()
    stop.current = abort
    setAnswer(({ found }) => ({ state: 'working', found }))
    timer.current = setTimeout(() => void read(text.trim(), abort.signal), typingPauseMs)
  }

  return [answer, search]
}
