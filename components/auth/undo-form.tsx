'use client'
import Link from 'next/link'
import { AccessHeading, FormFailure, PasswordField } from '@/components/auth/form-parts'
import { fieldError, usePostedForm } from '@/components/auth/use-posted-form'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { newPasswordText, undoText } from '@/content/auth'
import { undoEmailAction } from '@/lib/auth/actions'
import { toast } from '@/lib/toast'

/** Only sending the password uses up the link; opening the page does not. */
export function UndoForm({ cambio, firma }: { cambio: string; firma: string }) {
  const { posted, answer, state, busy, form } = usePostedForm(undoEmailAction, (result) => {
    if (!result.ok && result.code !== 'link-expired')
      toast({ kind: 'error', title: undoText.failed, description: result.message })
  })
  if (state && !state.result.ok && state.result.code === 'link-expired') return <UndoExpired />
  return (
    <>
      <AccessHeading title={undoText.title} intro={undoText.intro} />
      <form {...form} className="grid gap-6">
        <FormFailure posted={posted} answer={answer} />
        <input type="hidden" name="cambio" value={cambio} />
        <input type="hidden" name="firma" value={firma} />
        <PasswordField label={newPasswordText.field} isNew error={fieldError(state, 'password')} />
        <Button type="submit" variant="primary" wide busy={busy}>
          {busy ? undoText.busy : undoText.button}
        </Button>
      </form>
    </>
  )
}

export function UndoExpired() {
  return (
    <>
      <AccessHeading title={undoText.expired.title} intro={undoText.expired.intro} />
      <Link href="/contacto" prefetch={false} className={linkStyles}>
        {undoText.contact}
      </Link>
    </>
  )
}
