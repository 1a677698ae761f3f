import { useState, type ChangeEvent } from 'react'
import type { Failure } from '@/lib/result'

type Typed = Readonly<Record<string, string>>
type Change = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>

export type RowVersion = {
  /** The last version that this member made of it here, by whichever form. */
  saved: number
  onSaved: (version: number) => void
  /** A colleague was faster. */
  onConflict?: (() => void) | undefined
}

/**
 * What is typed over a row that colleagues change meanwhile: fields that nobody touched show the newest row, and `seen`
 * is the version of which its author knows.
 */
export function useRowDraft({ version }: { version: number }, { saved, onSaved, onConflict }: RowVersion) {
  const [seen, setSeen] = useState(version)
  const [typed, setTyped] = useState<Typed>({})
  // What the server has, until the row tells it: without it the fields would show the old values for a moment.
  const [kept, setKept] = useState<Typed | null>(null)
  const [told, setTold] = useState(false)

  if (saved === seen + 1) setSeen(saved)
  else if (kept && version >= seen) {
    setKept(null)
    setTyped(Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== kept[name])))
  } else if (version > seen && (told || Object.keys(typed).length === 0)) {
    setSeen(version)
    setTold(false)
  }

  return {
    seen,
    /** For a control that shows what the row says of it. */
    field: (name: string, stored: string | number | null) => ({
      name,
      value: typed[name] ?? String(stored ?? ''),
      onChange: ({ target }: Change) => setTyped((before) => ({ ...before, [name]: target.value })),
    }),
    /** For `act`: what becomes of it when it is saved, and when a colleague was faster. */
    ends: {
      onFailure: ({ code, fields }: Failure) => {
        if (code !== 'conflict') return fields !== undefined
        // Whoever was told of a colleague knows what they save over: it is shown above, and what was typed stays.
        setTold(true)
        onConflict?.()
        return true
      },
      then: (made: number) => {
        setKept(typed)
        onSaved(made)
      },
    },
  }
}
