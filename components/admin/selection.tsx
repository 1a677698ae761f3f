'use client'
import { createContext, use, useState, type ReactNode } from 'react'
import { useShortcuts } from '@/components/admin/shortcuts'
import { selectText as text } from '@/content/admin-sections'

const SelectionContext = createContext<Selected | null>(null)
const tap = 'grid size-tap flex-none cursor-pointer place-items-center'

/** `mail` is false when the client has no e-mail address, and undefined when the caller does not know. */
export type Named = { id: string; title: string; mail?: boolean }

type Selected = {
  items: readonly Named[]
  chosen: readonly Named[]
  /** With `range`, all rows from the last toggled row to the row `id` get the new state of the row `id`. */
  toggle: (id: string, range: boolean) => void
  choose: (all: boolean) => void
  /** Replaces the selection with `those`, which may include rows on other pages of the list. */
  chooseThese: (those: readonly Named[]) => void
}

/** A row that is no longer on the shown page of the list is deselected, unless `chooseThese` selected the row. */
export function Selection({ items, children }: { items: readonly Named[]; children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const [elsewhere, setElsewhere] = useState<readonly Named[]>([])

  function toggle(id: string, range: boolean) {
    const places = [last, id].map((one) => items.findIndex((item) => item.id === one))
    const [from = -1, to = -1] = places.toSorted((a, b) => a - b)
    const meant = range && from >= 0 ? items.slice(from, to + 1).map((item) => item.id) : [id]
    const next = new Set(ids)
    for (const one of meant) {
      if (ids.has(id)) next.delete(one)
      else next.add(one)
    }
    setIds(next)
    setLast(id)
  }
  const chooseThese = (those: readonly Named[]) => {
    setElsewhere(those)
    setIds(new Set(those.map(({ id }) => id)))
  }
  const choose = (all: boolean) => {
    setElsewhere([])
    setIds(new Set(all ? items.map(({ id }) => id) : []))
  }
  const here = items.filter(({ id }) => ids.has(id))
  const chosen =
    elsewhere.length === 0
      ? here
      : [...here, ...elsewhere.filter(({ id }) => ids.has(id) && !items.some((item) => item.id === id))]

  const focused = () => document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset['item']
  useShortcuts({
    X: () => {
      const id = focused()
      if (id) toggle(id, false)
    },
    'Shift+X': () => {
      const id = focused()
      if (id) toggle(id, true)
    },
    Escape: chosen.length > 0 ? () => choose(false) : undefined,
  })
  return (
    <SelectionContext value={{ items, chosen, toggle, choose, chooseThese }}>{children}</SelectionContext>
  )
}

export function useSelection(): Selected {
  const value = use(SelectionContext)
  if (!value) throw new Error('useSelection outside of Selection')
  return value
}

type SelectBoxProps = Named & {
  tabIndex?: number
  /** The checkbox's position in a grid, by which the arrow keys find it. */
  at?: string
}

export function SelectBox({ id, title, tabIndex, at }: SelectBoxProps) {
  const { chosen, toggle } = useSelection()
  return (
    <label className={tap}>
      <input
        type="checkbox"
        tabIndex={tabIndex}
        data-at={at}
        className="size-5 accent-green"
        checked={chosen.some((item) => item.id === id)}
        onChange={(event) =>
          toggle(id, 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)
        }
        aria-label={text.one(title)}
      />
    </label>
  )
}

export function SelectAll({ label }: { label?: string }) {
  const { items, chosen, choose } = useSelection()
  const all = items.length > 0 && items.every(({ id }) => chosen.some((one) => one.id === id))
  return (
    <label
      className={
        label
          ? 'flex min-h-tap cursor-pointer items-center gap-3 pl-3 text-sm'
          : `${tap} max-sm:flex max-sm:w-auto max-sm:items-center max-sm:justify-end max-sm:gap-3 max-sm:pr-3 max-sm:text-sm`
      }
    >
      {label ? null : (
        <span aria-hidden className="font-normal sm:hidden">
          {text.all}
        </span>
      )}
      <input
        type="checkbox"
        className="size-5 accent-green"
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = chosen.length > 0 && !all
        }}
        onChange={() => choose(!all)}
        aria-label={label ? undefined : text.all}
      />
      {label}
    </label>
  )
}
