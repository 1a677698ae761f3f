'use client'
import { useAct } from '@/components/ui/use-act'
import { newClientText } from '@/content/client-form'
import { peopleText } from '@/content/people'
import { clientRoleText, staffRoleText } from '@/content/people-roles'
import { formatDay } from '@/lib/format/date'
import { resendInvitationAction, withdrawInvitationAction } from '@/lib/people/actions'
import type { Invitation } from '@/lib/people/schema'

const { invitations: text, toasts } = peopleText
const roles = { ...clientRoleText.names, ...staffRoleText.names }
const { nobody: unsent } = newClientText
const step = 'min-h-tap min-w-tap cursor-pointer text-sm font-[550] underline'

export function InvitationRow({ invitation, now }: { invitation: Invitation; now: Date }) {
  const { id, email, name, role, made_at, until, sent } = invitation
  const { busy, act } = useAct()
  const isLate = Date.parse(until) <= now.getTime()
  const day = formatDay(until)

  const resend = () =>
    act({
      work: () => resendInvitationAction({ invitation: id }),
      done: { title: sent ? toasts.resent : toasts.invited, description: email },
      failed: toasts.notInvited,
    })
  const withdraw = () =>
    act({
      work: () => withdrawInvitationAction({ invitation: id }),
      done: { title: toasts.withdrawn, description: email },
      failed: toasts.failed,
      then: () => (document.getElementById('personas') ?? document.getElementById('main'))?.focus(),
    })

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-3">
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold wrap-anywhere">
          {name ? `${name}, ${email}` : email}
        </h3>
        <p className="text-[1rem] text-ink-2">
          {!sent
            ? unsent.unsent(roles[role])
            : isLate
              ? text.expired(roles[role], day)
              : text.detail(roles[role], formatDay(made_at), day)}
        </p>
      </div>
      <p className="flex gap-4">
        <button
          type="button"
          aria-disabled={busy}
          onClick={() => !busy && resend()}
          className={`${step} text-green`}
        >
          {sent ? text.resend : unsent.send}
          <span className="sr-only"> {email}</span>
        </button>
        <button
          type="button"
          aria-disabled={busy}
          onClick={() => !busy && withdraw()}
          className={`${step} text-red`}
        >
          {text.withdraw}
          <span className="sr-only"> {email}</span>
        </button>
      </p>
    </li>
  )
}
