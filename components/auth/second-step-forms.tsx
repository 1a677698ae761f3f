'use client'
import { Check, Copy } from 'lucide-react'
import type { Route } from 'next'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { openedPart } from '@/components/ui/opened-part'
import { useAct } from '@/components/ui/use-act'
import { secondStepText as text } from '@/content/auth'
import { beginSecondStepAction, passSecondStepAction } from '@/lib/auth/actions'
import type { Enrolment } from '@/lib/auth/second-step'
import type { Result } from '@/lib/result'

const KeepBackupCodes = dynamic(
  openedPart(() => import('@/components/auth/backup-codes').then((module) => module.KeepBackupCodes)),
  { loading: () => null },
)

/** Only pressing the button creates a key for the second factor; opening the page does not. */
export function EnrolStep({ next }: { next: Route | null }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const { busy, problem, act } = useAct()
  const begin = () => act({ work: () => beginSecondStepAction(undefined), then: setEnrolment })

  if (enrolment)
    return (
      <EnrolKey {...enrolment}>
        <CodeForm next={next} />
      </EnrolKey>
    )
  return (
    <>
      {problem ? <Notice tone="bad">{problem.message}</Notice> : null}
      <Button variant="primary" busy={busy} onClick={begin}>
        {busy ? text.beginning : text.begin}
      </Button>
    </>
  )
}

export function EnrolKey({ qr, secret, uri, codes, children }: Enrolment & { children: ReactNode }) {
  return (
    <ol className="grid w-full list-inside list-decimal gap-4">
      <li>
        {text.steps.scan}
        {/* The QR code is a data URL that the auth service created for this enrolment only. */}
        <img src={qr} alt={text.qr} width={200} height={200} className="bg-white mt-3 p-3" />
      </li>
      <li>
        {text.steps.type} <code className="block font-mono text-sm wrap-anywhere">{secret}</code>
        <span className="mt-2 flex flex-wrap gap-2">
          <CopyKey secret={secret} />
          {uri.startsWith('otpauth:') ? (
            <a href={uri} className={cn(buttonStyles({ size: 'sm' }), 'pointer-fine:hidden')}>
              {text.open}
            </a>
          ) : null}
        </span>
      </li>
      <li>
        {text.steps.backup}
        <BackupCodeList codes={codes} />
      </li>
      <li>
        {text.steps.confirm}
        {children}
      </li>
    </ol>
  )
}

export function BackupCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <ul aria-label={text.backupCodes} className="my-3 grid w-fit grid-cols-2 gap-x-6 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <KeepBackupCodes codes={codes} />
    </>
  )
}

function CopyKey({ secret }: { secret: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <Button size="sm" onClick={() => void copy()}>
      {copied ? <Check strokeWidth={1.75} aria-hidden /> : <Copy strokeWidth={1.75} aria-hidden />}
      {copied ? text.copied : text.copy}
    </Button>
  )
}

type CodeFormProps = {
  /** Sends the typed code; by default, the code completes the sign-in, and the page `next` opens. */
  send?: (input: { code: string }) => Promise<Result<null>>
  next?: Route | null
  button?: string
}

/** A rejected code is selected, so that typing overwrites it. */
export function CodeForm({ send, next = null, button = text.confirm }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const { busy, problem, error, refuse, act } = useAct()
  const wrong = error('code')

  useEffect(() => {
    field.current?.focus()
    if (problem) field.current?.select()
  }, [problem])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = field.current?.value.replace(/\s/g, '') ?? ''
    if (!/^\d{6}$/.test(code)) {
      refuse(event.currentTarget, { code: text.missing })
      return field.current?.select()
    }
    act({
      work: () => send?.({ code }) ?? passSecondStepAction({ code, ...(next && { next }) }),
      fieldOf: { 'wrong-code': 'code' },
    })
  }

  return (
    <form onSubmit={submit} noValidate className="grid w-full max-w-72 gap-4 pt-2">
      {problem && !wrong ? <Notice tone="bad">{problem.message}</Notice> : null}
      <Field label={text.field} error={wrong}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
            className="font-serif text-xl tracking-[.2em] tabular-nums"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? text.confirming : button}
      </Button>
    </form>
  )
}
