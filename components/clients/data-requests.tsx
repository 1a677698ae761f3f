'use client'
import { useState } from 'react'
import { ClientSection } from '@/components/clients/client-section'
import { RequestDecision } from '@/components/clients/request-decision'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { clientText } from '@/content/clients'
import type { DataRequest } from '@/lib/clients/overview'
import { formatCivilDay } from '@/lib/format/civil-day'
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
