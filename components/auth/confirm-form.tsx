'use client'
import { ConsentText, FormFailure, PasswordField } from '@/components/auth/form-parts'
import { LinkExpired } from '@/components/auth/link-expired'
import { fieldError, usePostedForm } from '@/components/auth/use-posted-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { confirmText } from '@/content/auth'
import { confirmAction } from '@/lib/auth/actions'
import type { LinkType } from '@/lib/auth/schema'
import { toast } from '@/lib/toast'

type ConfirmFormProps = {
  tokenHash: string
  type: LinkType
  needsPassword: boolean
  change?: { before: string; after: string } | null
}

/** Mail scanners open links and some run scripts, so only pressing the button uses up the link. */
export function ConfirmForm({ tokenHash, type, needsPassword, change }: ConfirmFormProps) {
  const { posted, answer, state, busy, form } = usePostedForm(confirmAction, (result) => {
    if (!result.ok && !isSpent(result.code) && result.code !== 'password-needed')
      toast({ kind: 'error', title: confirmText.failed, description: result.message })
  })
  const refused = state && !state.result.ok ? state.result.code : null
  if (refused && isSpent(refused)) return <LinkExpired />
  if (state?.result.ok) return <OtherMailbox />
  const isChange = type === 'email_change'
  const texts = isChange ? confirmText.change : confirmText
  // If another browser registers this e-mail address after the page was loaded, the server asks for a password.
  const isNeeded = needsPassword || refused === 'password-needed'
  return (
    <>
      <h1 className="text-3xl">{texts.title}</h1>
      {change ? (
        <p className="mt-2.5 font-semibold wrap-anywhere">{confirmText.change.effect(change)}</p>
      ) : null}
      <p className="mt-2.5 text-ink-2">
        {texts.intro}
        {isNeeded ? ` ${confirmText.choose.intro}` : null}
      </p>
      <form {...form} className="mt-8 grid gap-6">
        <FormFailure posted={posted} answer={answer} />
        <input type="hidden" name="tokenHash" value={tokenHash} />
        <input type="hidden" name="type" value={type} />
        {isNeeded ? (
          <PasswordField label={confirmText.choose.field} isNew error={fieldError(state, 'password')} />
        ) : null}
        <Button type="submit" variant="primary" wide busy={busy}>
          {busy ? confirmText.busy : texts.button}
        </Button>
        {isNeeded ? <ConsentText /> : null}
        {isChange ? <p className="text-ink-2">{confirmText.change.warning}</p> : null}
      </form>
    </>
  )
}

/** Shown while only one of the two mailboxes has confirmed the change of the e-mail address. */
function OtherMailbox() {
  return (
    <>
      <h1 className="mb-8 text-3xl">{confirmText.half.title}</h1>
      <Notice tone="ok" role="status">
        {confirmText.half.text}
      </Notice>
    </>
  )
}

const isSpent = (code: string) => code === 'link-expired'
