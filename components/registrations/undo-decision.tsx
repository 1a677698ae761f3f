'use client'
import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { Named } from '@/components/admin/selection'
import { focusListHeading } from '@/components/registrations/list-heading'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { registrationsText } from '@/content/registrations'
import { undoDecisionsAction } from '@/lib/registrations/actions'
import { toast } from '@/lib/toast'

type Made = { status: 'approved' | 'rejected'; people: readonly Named[] }
type DecidedValue = {
  made: Made | null
  noteDecided: (status: Made['status'], people: readonly Named[]) => void
  forget: () => void
}

const DecidedContext = createContext<DecidedValue>({
  made: null,
  noteDecided: () => {},
  forget: () => {},
})

/** In milliseconds: an undo must come before the mail about the decision, which is sent after a minute. */
const undoMs = 55_000

/** Remembers the last decision about a registration while the member can undo it. */
export function Decided({ children }: { children: ReactNode }) {
  const [made, setMade] = useState<Made | null>(null)
  useEffect(() => {
    if (!made) return
    const timer = setTimeout(() => {
      if (document.activeElement?.closest('[data-undo]')) focusListHeading()
      setMade(null)
    }, undoMs)
    return () => clearTimeout(timer)
  }, [made])
  const noteDecided: DecidedValue['noteDecided'] = (status, people) =>
    setMade(people.length > 0 ? { status, people } : null)
  return (
    <DecidedContext value={{ made, noteDecided, forget: () => setMade(null) }}>{children}</DecidedContext>
  )
}

export const useDecided = () => use(DecidedContext)

export function UndoDecision() {
  const router = useRouter()
  const { made, forget } = useDecided()
  const { busy, act } = useAct()
  const { undo: text } = registrationsText
  const [first] = made?.people ?? []
  if (!made || !first) return null
  const { status, people } = made

  function undo() {
    act({
      work: () => undoDecisionsAction({ userIds: people.map(({ id }) => id) }),
      done: (refused) => (refused.length < people.length ? { title: text.done } : null),
      failed: text.failed,
      then: ([refused]) => {
        forget()
        if (refused) {
          toast({ kind: 'error', title: text.failed, description: refused.why })
          router.refresh()
        }
        focusListHeading()
      },
      onFailure: () => {
        focusListHeading()
        return undefined
      },
    })
  }

  return (
    <Notice tone="ok" className="my-3">
      <p>
        <b className="wrap-anywhere">
          {people.length === 1 ? text.one[status](first.title) : text.many[status](people.length)}
        </b>{' '}
        {text.consequence}
      </p>
      <Button size="sm" className="mt-2" busy={busy} onClick={undo} data-undo="">
        {busy ? null : <Undo2 strokeWidth={1.75} aria-hidden />}
        {busy ? text.busy : text.button}
      </Button>
    </Notice>
  )
}
