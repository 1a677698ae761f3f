'use client'
import Link from 'next/link'
import { FormFailure } from '@/components/auth/form-parts'
import { usePostedForm } from '@/components/auth/use-posted-form'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { stopText, type MailTopic } from '@/content/notification-choices'
import { stopMailsAction } from '@/lib/notifications/actions'
import { toast } from '@/lib/toast'

type StopMailsProps = { link: string; topic: MailTopic | null }

/** Opening the page changes nothing; only its button turns the mails off. */
export function StopMails({ link, topic }: StopMailsProps) {
  const { posted, answer, state, busy, form } = usePostedForm(stopMailsAction, (result) => {
    if (!result.ok) toast({ kind: 'error', title: stopText.failed, description: result.message })
  })
  const isDone = state?.result.ok === true
  const { title, text } =
    topic === null
      ? stopText.invalid
      : isDone
        ? stopText.done
        : { title: stopText.ask(topic), text: stopText.kept }
  return (
    <div className="grid max-w-152 justify-items-start gap-4">
      <h1 tabIndex={-1} className="text-3xl leading-[1.06]" ref={isDone ? focusOn : undefined}>
        {title}
      </h1>
      <p className="text-ink-2">{text}</p>
      {topic === null || isDone ? (
        <Link href="/portal/notificaciones#elegir" prefetch={false} className={linkStyles}>
          {stopText.choose}
        </Link>
      ) : (
        <form {...form} className="grid gap-4">
          <FormFailure posted={posted} answer={answer} />
          <input type="hidden" name="link" value={link} />
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? stopText.busy : stopText.button}
          </Button>
        </form>
      )}
    </div>
  )
}

/** The pressed button is gone, so the focus moves to the result. */
const focusOn = (heading: HTMLElement | null) => heading?.focus()
