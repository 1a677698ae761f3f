'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { openedPart } from '@/components/ui/opened-part'
import { useAct } from '@/components/ui/use-act'
import type { KnownReason } from '@/content/dian-list-classes'
import { dianListsText } from '@/content/dian-lists'
import { decideRowAction } from '@/lib/dian-lists/actions'

const KnownDialog = dynamic(
  openedPart(() => import('@/components/dian-lists/known-dialog').then((module) => module.KnownDialog)),
  { loading: () => null },
)

const text = dianListsText.actions

export type ActedLine = {
  key: string
  class: string
  at: string | null
  known: KnownReason | null
  /** True for a row of DIAN's list, false for a document of the client that no list contains. */
  isRow: boolean
}

type LineActionsProps = {
  client: string
  month: string
  line: ActedLine
  number: string
  /** The client's documents in this site that may match an uncertain row of DIAN's list. */
  options: readonly { id: string; number: string }[]
}

/** After a decision the line may move to another section, so the heading of the open decisions takes the focus. */
export const toHeading = () => document.getElementById('resolve')?.focus()

export function LineActions({ client, month, line, number, options }: LineActionsProps) {
  const { busy, act } = useAct()
  const [isOpen, open] = useState(false)
  const seen = { class: line.class, at: line.at }
  const decide = (choice: Parameters<typeof decideRowAction>[0]['choice'], moves: boolean) =>
    act({
      work: () => decideRowAction({ client, month, key: line.key, choice, seen }),
      done: { title: text.done },
      failed: text.failed,
      then: () => moves && toHeading(),
    })
  return (
    <>
      {options.map((one) => (
        <Button key={one.id} size="sm" disabled={busy} onClick={() => decide({ join: one.id }, true)}>
          {text.join(one.number)}
        </Button>
      ))}
      {options.length > 0 ? (
        <Button
          size="sm"
          variant="quiet"
          disabled={busy}
          onClick={() => decide({ apart: options.map(({ id }) => id) }, true)}
        >
          {text.apart}
        </Button>
      ) : null}
      <button
        type="button"
        className="row-act"
        disabled={busy}
        aria-label={`${line.known ? text.undo : text.known}: ${number}`}
        onClick={() => (line.known ? decide({ clear: true }, false) : open(true))}
      >
        {line.known ? text.undo : text.known}
      </button>
      {isOpen ? (
        <KnownDialog client={client} month={month} line={line} number={number} onClose={() => open(false)} />
      ) : null}
    </>
  )
}
