'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { openedPart } from '@/components/ui/opened-part'
import { useAct } from '@/components/ui/use-act'
import { dianListsText } from '@/content/dian-lists'
import { closeMonthAction } from '@/lib/dian-lists/actions'

const ReopenDialog = dynamic(
  openedPart(() => import('@/components/dian-lists/reopen-dialog').then((module) => module.ReopenDialog)),
  { loading: () => null },
)

const text = dianListsText.closeForm

type MonthActsProps = {
  client: string
  month: string
  name: string
  isClosed: boolean
  open: number
  left: readonly string[]
}

/** One button closes and reopens the month, so that the button keeps the focus when the month's state changes. */
export function MonthActs({ client, month, name, isClosed, open, left }: MonthActsProps) {
  const { busy, act } = useAct()
  const [isAsking, ask] = useState(false)
  const close = () =>
    act({
      work: () => closeMonthAction({ client, month, open }),
      done: { title: text.done },
      failed: text.failed,
    })
  return (
    <>
      <Button busy={busy} onClick={() => ask(true)}>
        {isClosed ? dianListsText.actions.reopen : dianListsText.actions.close(name)}
      </Button>
      {isAsking && isClosed ? (
        <ReopenDialog client={client} month={month} name={name} onClose={() => ask(false)} />
      ) : null}
      {isAsking && !isClosed ? (
        <ConfirmDialog
          title={text.title(name, open)}
          confirm={text.confirm(name)}
          keep={text.keep}
          safe
          onConfirm={close}
          onClose={() => ask(false)}
        >
          <p>{text.text}</p>
          <ul className="mt-2">
            {left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
