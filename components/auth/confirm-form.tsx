'use client'
import { FormFailure } from '@/components/auth/form-failure'
import { LinkExpired } from '@/components/auth/link-expired'
import { usePostedForm } from '@/components/auth/use-posted-form'
import { Button } from '@/components/ui/button'
import { confirmText } from '@/content/auth'
import { confirmAction } from '@/lib/auth/actions'
import type { LinkType } from '@/lib/auth/schema'
import { toast } from '@/lib/toast'

type ConfirmFormProps = { tokenHash: string; type: LinkType }

/**
 * Programs that scan mails open every link, and some run the page's script: only a press of the button uses the
 * link, so that the person still finds it good.
 */
export function ConfirmForm({ tokenHash, type }: ConfirmFormProps) {
  const { posted, answer, state, busy, form } = usePostedForm(confirmAction, (result) => {
    if (!result.ok && !isSpent(result.code))
      toast({ kind: 'error', title: confirmText.failed, description: result.message })
  })
  if (state && !state.result.ok && isSpent(state.result.code)) return <LinkExpired />
  const words = type === 'signup' ? confirmText : confirmText.change
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2.5 text-ink-2">{words.intro}</p>
      <form {...form} className="mt-8 grid gap-6">
        <FormFailure posted={posted} answer={answer} />
        <input type="hidden" name="tokenHash" value={tokenHash} />
        <input type="hidden" name="type" value={type} />
        <Button type="submit" variant="primary" wide busy={busy}>
          {busy ? confirmText.busy : confirmText.button}
        </Button>
      </form>
    </>
  )
}

const isSpent = (code: string) => code === 'link-expired' || code === 'invalid-input'
