'use client'
import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { createContext, use, useState, useTransition, type ReactNode } from 'react'
import type { Named } from '@/components/admin/selection'
import { focusListHeading } from '@/components/registrations/list-heading'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { attempted } from '@/components/ui/use-act'
import { registrationsText } from '@/content/registrations'
import { decideManyAction } from '@/lib/registrations/actions'
import { toast } from '@/lib/toast'

type Approved = { approved: readonly Named[]; noteApproved: (people: readonly Named[]) => void }

const ApprovedContext = createContext<Approved>({ approved: [], noteApproved: () => {} })

/** Remembers who was approved since this list was opened. */
export function ApprovedPeople({ children }: { children: ReactNode }) {
  const [approved, noteApproved] = useState<readonly Named[]>([])
  return <ApprovedContext value={{ approved, noteApproved }}>{children}</ApprovedContext>
}

export const useApproved = () => use(ApprovedContext)

export function UndoApproval() {
  const router = useRouter()
  const { approved, noteApproved } = useApproved()
  const [busy, start] = useTransition()
  const { undo: text } = registrationsText
  const [first] = approved
  if (!first) return null

  const undo = () =>
    start(async () => {
      const userIds = approved.map(({ id }) => id)
      const result = await attempted(decideManyAction({ userIds, expected: 'approved', status: 'waitlist' }))
      const why = result.ok ? result.data.others[0]?.why : result.message
      if (result.ok) noteApproved([])
      if (why) toast({ kind: 'error', title: text.failed, description: why })
      else toast({ kind: 'success', title: registrationsText.bulkDone.waitlist(userIds.length) })
      if (why && result.ok) router.refresh()
      focusListHeading()
    })

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
