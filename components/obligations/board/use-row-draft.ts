import { useState, type ChangeEvent } from 'react'
import type { Failure } from '@/lib/result'

type Typed = Readonly<Record<string, string>>
type Change = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>

export type RowVersion = {
  /** The newest version of the row that this member has saved with any form of this page. */
  saved: number
  onSaved: (version: number, form: HTMLFormElement) => void
  onConflict?: (() => void) | undefined
}

/** While other members change the row, fields that this member has not touched show the newest values. */
export function useRowDraft({ version }: { version: number }, { saved, onSaved, onConflict }: RowVersion) {
  const [seen, setSeen] = useState(version)
  const [typed, setTyped] = useState<Typed>({})
  // Values just saved are shown until the row contains them, because otherwise the fields would briefly show the old values.
  const [kept, setKept] = useState<Typed | null>(null)
  const [isWarned, setIsWarned] = useState(false)

  if (saved === seen + 1) setSeen(saved)
  else if (kept && version >= seen) {
    setKept(null)
    setTyped(Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== kept[name])))
  } else if (version > seen && (isWarned || Object.keys(typed).length === 0)) {
    setSeen(version)
    setIsWarned(false)
  }

  return {
    seen,
    field: (name: string, stored: string | number | null) => ({
      name,
      value: typed[name] ?? String(stored ?? ''),
      onChange: ({ target }: Change) => setTyped((before) => ({ ...before, [name]: target.value })),
    }),
    ends: (form: HTMLFormElement) => ({
      onFailure: ({ code }: Failure) => {
        if (code !== 'conflict') return undefined
        // After a conflict the member sees the newer values, so the next save is allowed to replace the newer values.
        setIsWarned(true)
        onConflict?.()
        return true
      },
      then: (made: number) => {
        setKept(typed)
        onSaved(made, form)
      },
    }),
  }
}
