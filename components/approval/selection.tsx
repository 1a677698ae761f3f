'use client'
import { createContext, use, useState, type ReactNode } from 'react'
import { approvalText } from '@/content/approval'

const SelectionContext = createContext<Chosen | null>(null)
const box = 'size-5 accent-green'
const tap = 'grid size-tap flex-none cursor-pointer place-items-center'

export type Person = { userId: string; email: string }

type Chosen = {
  people: readonly Person[]
  chosen: readonly Person[]
  toggle: (userId: string) => void
  /** Everybody on the page, or nobody. */
  choose: (all: boolean) => void
  /** Whom the member has approved a moment ago, here: it can be undone while the list stands. */
  approved: readonly Person[]
  noteApproved: (people: readonly Person[]) => void
}

/** Whom of the page (`people`) the member has chosen. Who leaves the page is not chosen any more. */
export function Selection({ people, children }: { people: readonly Person[]; children: ReactNode }) {
  const [ids, setIds] = useState<readonly string[]>([])
  const [approved, setApproved] = useState<readonly Person[]>([])
  const value: Chosen = {
    people,
    chosen: people.filter(({ userId }) => ids.includes(userId)),
    toggle: (userId) =>
      setIds((now) => (now.includes(userId) ? now.filter((id) => id !== userId) : [...now, userId])),
    choose: (all) => setIds(all ? people.map(({ userId }) => userId) : []),
    approved,
    noteApproved: setApproved,
  }
  return <SelectionContext value={value}>{children}</SelectionContext>
}

/** For a row, which may also stand by itself. */
export const useNoteApproved = () => use(SelectionContext)?.noteApproved

export function useSelection(): Chosen {
  const value = use(SelectionContext)
  if (!value) throw new Error('useSelection outside of Selection')
  return value
}

export function SelectBox({ userId, email }: Person) {
  const { chosen, toggle } = useSelection()
  return (
    <label className={tap}>
      <input
        type="checkbox"
        className={box}
        checked={chosen.some((person) => person.userId === userId)}
        onChange={() => toggle(userId)}
        aria-label={approvalText.select(email)}
      />
    </label>
  )
}

export function SelectAll() {
  const { people, chosen, choose } = useSelection()
  const all = people.length > 0 && chosen.length === people.length
  return (
    <label className="flex min-h-tap cursor-pointer items-center gap-1 text-sm">
      <span className={tap}>
        <input
          type="checkbox"
          className={box}
          checked={all}
          ref={(input) => {
            if (input) input.indeterminate = chosen.length > 0 && !all
          }}
          onChange={() => choose(!all)}
        />
      </span>
      {approvalText.selectAll}
    </label>
  )
}
