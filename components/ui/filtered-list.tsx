import type { ReactNode } from 'react'
import { frame } from '@/content/frame'

type FilteredListProps = {
  working: boolean
  workingText: string
  /** What was chosen waits for the network. */
  offline: boolean
  children: ReactNode
}

/** The list under its filters, which keeps standing while the next one is on its way. */
export function FilteredList({ working, workingText, offline, children }: FilteredListProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {working ? workingText : null}
      </p>
      {offline ? <p className="pb-3 text-sm text-ink-2">{frame.connection.filters}</p> : null}
      <div aria-busy={working}>{children}</div>
    </>
  )
}
