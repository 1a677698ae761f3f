'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useAct } from '@/components/ui/use-act'
import { signaturePageText } from '@/content/signature-page'
import { toast } from '@/lib/toast'
import { signDocumentAction } from '@/lib/signatures/actions'
import type { OpenSignature } from '@/lib/signatures/signature'

const text = signaturePageText.steps.code

export function CodeStep({ view, link }: { view: OpenSignature; link: string | null }) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [minutes, setMinutes] = useState(10)
  useEffect(() => {
    input.current?.focus()
    const count = () => setMinutes(Math.ceil((Date.parse(view.codeUntil ?? '') - Date.now()) / 60_000))
    count()
    const timer = setInterval(count, 15_000)
    return () => clearInterval(timer)
  }, [view.codeUntil])
  const { busy, error, act } = useAct()

  function sign(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '')
    if (!/^\d{6}$/.test(code)) {
      setWrong(text.digits)
      input.current?.focus()
      return
    }
    act({
      work: () => signDocumentAction({ request: view.id, link, code }),
      failed: text.failed,
      then: ({ outcome, left = 0 }) => {
        if (outcome === 'signed') toast({ kind: 'success', title: text.signed })
        setWrong(outcome === 'wrong' ? text.wrong(left) : outcome === 'void' ? text.void : null)
        input.current?.select()
        if (outcome !== 'wrong') router.refresh()
      },
    })
  }

  return (
    <form onSubmit={sign} noValidate method="post" className="mt-1 grid gap-4">
      <p>{text.sentTo(view.signer.mailbox, minutes)}</p>
      <Field label={text.label} error={error('code') ?? wrong}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            onInput={() => setWrong(null)}
            className="max-w-60 font-serif text-xl tracking-[.3em] tabular-nums"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" wide busy={busy}>
        {busy ? text.signing : text.sign}
      </Button>
    </form>
  )
}
