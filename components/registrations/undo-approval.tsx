'use client'
import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { createContext, use, useState, type ReactNode } from 'react'
import type { Named } from '@/components/admin/selection'
import { focusListHeading } from '@/components/registrations/list-heading'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { registrationsText } from '@/content/registrations'
import { decideManyAction } from '@/lib/registrations/actions'
import { toast } from '@/lib/toast'

type Approved = { approved: readonly Named[]; noteApproved: (people: readonly Named[]) => void }

const ApprovedContext = createContext<Approved>({ approved: [], noteApproved: () => {} })

/** Remembers the people approved since this list was opened, so that the approval can be undone. */
export function ApprovedPeople({ children }: { children: ReactNode }) {
  const [approved, noteApproved] = useState<readonly Named[]>([])
  return <ApprovedContext value={{ approved, noteApproved }}>{children}</ApprovedContext>
}

export const useApproved = () => use(ApprovedContext)

export function UndoApproval() {
  const router = useRouter()
  const { approved, noteApproved } = useApproved()
  const { busy, act } = useAct()
  const { undo: text } = registrationsText
  const [first] = approved
  if (!first) return null

  function undo() {
    const userIds = approved.map(({ id }) => id)
    act({
      work: () => decideManyAction({ userIds, expected: 'approved', status: 'waitlist' }),
      done: ({ others }) =>
        others.length === 0 ? { title: registrationsText.bulkDone.waitlist(userIds.length) } : null,
      failed: text.failed,
      then: ({ others: [refused] }) => {
        noteApproved([])
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
        <b>{approved.length === 1 ? text.one(first.title) : text.many(approved.length)}</b> {text.consequence}
      </p>
      <Button size="sm" className="mt-2" busy={busy} onClick={undo}>
        {busy ? null : <Undo2 strokeWidth={1.75} aria-hidden />}
        {busy ? text.busy : text.button}
      </Button>
    </Notice>
  )
}
