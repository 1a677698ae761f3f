'use client'
import type { Route } from 'next'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { backupCodeMissing, backupCodesText } from '@/content/account-backup-codes'
import { secondStepText } from '@/content/auth'
import { useBackupCodeAction as openWithBackupCode } from '@/lib/auth/actions'
import { readBackupCode } from '@/lib/auth/backup-code'

const text = backupCodesText.use

/** For people who lost their authenticator app: a backup code removes the app, and the next page sets up another. */
export function BackupCodeForm({ next }: { next: Route | null }) {
  const { busy, problem, error, refuse, clear, act } = useAct()
  const wrong = error('code')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = readBackupCode(String(new FormData(form).get('code') ?? ''))
    if (code === null) return refuse(form, { code: backupCodeMissing })
    act({
      work: () => openWithBackupCode({ code, ...(next && { next }) }),
      fieldOf: { 'wrong-backup-code': 'code' },
    })
  }

  return (
    <details className="w-full">
      <summary className="flex min-h-tap w-fit cursor-pointer items-center underline">{text.summary}</summary>
      <form
        method="post"
        onSubmit={submit}
        onChange={() => clear('code')}
        noValidate
        className="grid max-w-80 gap-4 pt-2"
      >
        <p className="text-ink-2">{text.intro}</p>
        {problem && !wrong ? <Notice tone="bad">{problem.message}</Notice> : null}
        <Field label={text.field} hint={text.hint} error={wrong}>
          {(control) => (
            <Input
              {...control}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              required
              className="font-mono"
            />
          )}
        </Field>
        <Button type="submit" busy={busy}>
          {busy ? secondStepText.confirming : text.button}
        </Button>
      </form>
    </details>
  )
}
