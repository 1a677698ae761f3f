'use client'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { booksText } from '@/content/books'
import { forgetRuleAction } from '@/lib/books/actions'

const text = booksText.rules

type ForgetButtonProps = { client: string; nit: string; name: string; seen: string }

export function ForgetButton({ client, nit, name, seen }: ForgetButtonProps) {
  const { busy, act } = useAct()
  const [isAsking, ask] = useState(false)
  const forget = () =>
    act({
      work: () => forgetRuleAction({ client, nit, seen }),
      done: { title: text.forgotten },
      failed: text.failed,
      place: 'rules',
    })
  return (
    <>
      <button
        type="button"
        className="row-act"
        disabled={busy}
        aria-label={text.forgetOf(name)}
        onClick={() => ask(true)}
      >
        {text.forget}
      </button>
      {isAsking ? (
        <ConfirmDialog
          title={text.forgetTitle(name)}
          confirm={text.forgetConfirm}
          keep={text.keep}
          onConfirm={forget}
          onClose={() => ask(false)}
        >
          <p>{text.forgetText}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
