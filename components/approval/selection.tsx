'use client'
import { createContext, use, useState, type ReactNode } from 'react'

export type Person = { userId: string; email: string }

type Chosen = {
  people: readonly Person[]
  chosen: readonly Person[]
  toggle: (userId: string) => void
  /** Everybody on the page, or nobody. */
  choose: (all: boolean) => void
}

const SelectionContext = createContext<Chosen | null>(null)

/** Whom of the page (`people`) the member has chosen. Who leaves the page is not chosen any more. */
export function Selection({ people, children }: { people: readonly Person[]; children: ReactNode }) {
  const [ids, setIds] = useState<readonly string[]>([])
  const value: Chosen = {
    people,
    chosen: people.filter(({ userId }) => ids.includes(userId)),
    toggle: (userId) =>
      setIds((now) => (now.includes(userId) ? now.filter((id) => id !== userId) : [...now, userId])),
    choose: (all) => setIds(all ? people.map(({ userId }) => userId) : []),
  }
  return <SelectionContext value={value}>{children}</SelectionContext>
}

export function useSelection(): Chosen {
  const value = use(SelectionContext)
  if (!value) throw new Error('useSelection outside of Selection')
  return value
}
