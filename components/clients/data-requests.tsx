'use client'
import { useRef, useState, type SubmitEvent } from 'react'
import { useAct } from '@/components/ui/use-act'
import { ClientSection } from '@/components/clients/client-section'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { account } from '@/content/account'
import { clientText } from '@/content/client-page'
import { decideRequestAction } from '@/lib/account/actions'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import type { DataRequest } from '@/lib/clients/overview'
import { formatShortDate } from '@/lib/format/date'

const text = clientText.requests
const tones: Record<string, BadgeTone> = { answered: 'ok', refused: 'bad' }
const focusTitle = () => document.getElementById('client-requests')?.focus()

export function DataRequests({ requests }: { requests: readonly DataRequest[] }) {
  const [open, setOpen] = useState<string>()
  const close = () => {
    setOpen(undefined)
    focusTitle()
  }
  return (
    <ClientSection id="client-requests" title={text.title} empty={requests.length === 0 && text.empty}>
      <ul>
        {requests.map(({ id, kind, details, status, due_on, reply, created_at, settled_at }) => (
          <li key={id} className="border-t border-rule py-3 text-[1rem] first:border-t-0">
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <b className="font-[550]">{text.kinds[kind] ?? kind}</b>
              <span className="text-sm text-ink-2">{formatShortDate(created_at)}</span>
              <Badge tone={tones[status] ?? 'pending'}>{text.status[status] ?? status}</Badge>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{details}</p>
            {reply ? (
              <p className="wrap-anywhere whitespace-pre-line text-ink-2">
                {text.reply} {reply}
              </p>
            ) : null}
            <p className="text-sm text-ink-2">
              {settled_at
                ? `${text.settled} ${formatShortDate(settled_at)}`
                : `${text.due} ${formatCivilDay(due_on)}`}
            </p>
            {settled_at ? null : open === id ? (
              <RequestDecision
                request={id}
                extended={status === 'extended'}
                onDone={close}
                onCancel={close}
              />
            ) : (
              <Button size="sm" className="mt-2" onClick={() => setOpen(id)}>
                {text.decide}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </ClientSection>
  )
}

const decisions = ['answered', 'extended', 'refused'] as const

type RequestDecisionProps = { request: string; extended: boolean; onDone: () => void; onCancel: () => void }

/** The client receives the text of the member's answer. */
function RequestDecision({ request, extended, onDone, onCancel }: RequestDecisionProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const choice = useRef<HTMLSelectElement>(null)
  const { busy, error, refuse, clear, act } = useAct()

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const reply = field.current?.value.trim() ?? ''
    const status = decisions.find((one) => one === choice.current?.value)
    if (!reply || !status)
      return refuse(event.currentTarget, { reply: account.requests.replyProblems.missing })
    act({
      work: () => decideRequestAction({ request, status, reply }),
      done: { title: text.done },
      failed: text.failed,
      then: onDone,
    })
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3 py-3">
      <Field label={text.decision}>
        {(control) => (
          <Select {...control} ref={choice} autoFocus>
            {decisions
              .filter((one) => one !== 'extended' || !extended)
              .map((one) => (
                <option key={one} value={one}>
                  {text.options[one]}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field label={text.replyLabel} hint={text.hint} error={error('reply')}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={4}
            maxLength={2000}
            className={inputStyles}
            onChange={() => clear('reply')}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {busy ? text.sending : text.send}
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={onCancel}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}
