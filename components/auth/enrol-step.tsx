'use client'
import { useState, useTransition } from 'react'
import { CodeForm } from '@/components/auth/code-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { errorMessages } from '@/content/errors'
import { secondStepText as text } from '@/content/second-step'
import type { Enrolment } from '@/lib/auth/second-step'
import { beginSecondStepAction } from '@/lib/auth/actions'

/** The key comes when it is asked for: an opened page alone changes nothing. */
export function EnrolStep() {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, start] = useTransition()

  const begin = () =>
    start(async () => {
      const answer = await beginSecondStepAction(undefined).catch(() => null)
      if (answer?.ok) setEnrolment(answer.data)
      setFailure(answer?.ok ? null : (answer?.message ?? errorMessages.unavailable))
    })

  if (enrolment) return <EnrolKey {...enrolment} />
  return (
    <>
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      <Button variant="primary" busy={busy} onClick={begin}>
        {busy ? text.beginning : text.begin}
      </Button>
    </>
  )
}

function EnrolKey({ qr, secret }: Enrolment) {
  return (
    <ol className="grid w-full list-inside list-decimal gap-4">
      <li>
        {text.steps.scan}
        {/* A picture of the auth service, made for this moment. */}
        <img src={qr} alt={text.qr} width={200} height={200} className="bg-white mt-3 p-3" />
      </li>
      <li>
        {text.steps.type} <code className="block font-mono text-sm wrap-anywhere">{secret}</code>
      </li>
      <li>
        {text.steps.confirm}
        <CodeForm />
      </li>
    </ol>
  )
}
