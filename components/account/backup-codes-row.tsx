'use client'
import { useState } from 'react'
import { SecurityRow } from '@/components/account/security'
import { BackupCodeList, CodeForm } from '@/components/auth/second-step-forms'
import { backupCodesText as text } from '@/content/account-backup-codes'
import { renewBackupCodesAction } from '@/lib/auth/actions'

/** A row for people with a second factor; `codes` is the number of unused backup codes. */
export function BackupCodesRow({ codes }: { codes: number }) {
  return (
    <SecurityRow title={text.title} state={codes > 0 ? text.some : text.none}>
      {() => <RenewCodes />}
    </SecurityRow>
  )
}

function RenewCodes() {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes)
    return (
      <div tabIndex={-1} ref={(shown) => shown?.focus()} className="grid gap-3 outline-none">
        <p className="text-ink-2">{text.keep}</p>
        <BackupCodeList codes={codes} />
      </div>
    )
  return (
    <>
      <p className="max-w-[32rem] text-ink-2">{text.intro}</p>
      <CodeForm
        send={async (input) => {
          const answer = await renewBackupCodesAction(input)
          if (!answer.ok) return answer
          setCodes(answer.data)
          return { ok: true, data: null }
        }}
        button={text.renew}
      />
    </>
  )
}
