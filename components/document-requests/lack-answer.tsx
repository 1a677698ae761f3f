'use client'
import { useState, type SubmitEvent } from 'react'
import { usePortalHeader } from '@/components/portal/portal-live'
import { useMay } from '@/components/portal/for-role'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useAct } from '@/components/ui/use-act'
import { requestsText } from '@/content/document-requests'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { answerItemAction, delayItemAction, passItemAction } from '@/lib/document-requests/actions'
import type { RequestItem } from '@/lib/document-requests/request'

const text = requestsText.lack
const longestNote = 500

type Reason = keyof typeof text.reasons

/** Asks why an item is missing; only owners can name another person who has it, because that person gets access. */
export function LackAnswer({ item, onClose }: { item: RequestItem; onClose: () => void }) {
  const header = usePortalHeader()
  const mayInvite = useMay('owner')
  const [reason, setReason] = useState<Reason>('later')
  const { busy, error, act } = useAct()
  const [today] = useState(() => bogotaDay(new Date()))
  const reasons = (Object.keys(text.reasons) as Reason[]).filter(
    (one) => (one !== 'other' || mayInvite) && (one !== 'none' || item.allowsNone),
  )
  const advisor = header?.advisor ?? text.firm

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [note, day, email] = ['note', 'day', 'email'].map((name) => String(typed.get(name) ?? '').trim())
    const seen = { item: item.id, seen: item.version }
    act({
      work: () => {
        if (reason === 'none') return answerItemAction({ ...seen, nothing: true, answer: note ?? '' })
        if (reason === 'other') return passItemAction({ ...seen, email: email ?? '' })
        return delayItemAction({ ...seen, reason, day: day ?? '', note: note ?? '' })
      },
      done: { title: text.done[reason] },
      failed: requestsText.toasts.failed,
      then: onClose,
      fieldOf: {
        'day-too-late': 'day',
        'own-address': 'email',
        'reader-cannot-answer': 'email',
        'invitation-box-limit': 'email',
      },
    })
  }

  return (
    <form onSubmit={submit} method="post" noValidate className="mt-2 border border-rule bg-sheet p-3 sm:p-4">
      <fieldset>
        <legend className="font-[550]">{text.legend}</legend>
        {reasons.map((one, place) => (
          <label key={one} className="flex min-h-tap cursor-pointer items-start gap-2.5 py-2 leading-snug">
            <input
              type="radio"
              name="reason"
              value={one}
              autoFocus={place === 0}
              checked={reason === one}
              onChange={() => setReason(one)}
              className="mt-0.5 size-5 flex-none accent-green"
            />
            <span>
              {text.reasons[one].label}
              <small className="block text-sm text-ink-2">{text.reasons[one].hint(advisor)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {reason === 'later' ? (
          <Field label={text.day} error={error('day')}>
            {(control) => (
              <Input {...control} name="day" type="date" min={today} defaultValue={item.expectedOn ?? ''} />
            )}
          </Field>
        ) : null}
        {reason === 'other' ? (
          <Field label={text.email} error={error('email')}>
            {(control) => <Input {...control} name="email" type="email" autoComplete="off" />}
          </Field>
        ) : (
          <Field label={text.note(advisor)} error={error('note')}>
            {(control) => <Input {...control} name="note" maxLength={longestNote} />}
          </Field>
        )}
      </div>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {busy ? text.sending : text.send}
        </Button>
        <Button type="button" size="sm" disabled={busy} onClick={onClose}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}
