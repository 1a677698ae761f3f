'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { incomingMailText } from '@/content/incoming-mail'
import {
  allowMailSenderAction,
  discardMailAction,
  readMailAction,
  resumeMailsAction,
} from '@/lib/incoming-mail/actions'
import { isPublicDomain } from '@/lib/incoming-mail/public-domain'
import type { MailLine } from '@/lib/incoming-mail/schema'
import type { Result } from '@/lib/result'

const { act: text, list } = incomingMailText

const waits: readonly MailLine['state'][] = ['unknown-sender', 'unproved', 'paused', 'failed']

export function MailActs({ mail, acts }: { mail: MailLine; acts: boolean }) {
  const { busy, doing, act } = useAct()
  const [asked, setAsked] = useState(false)
  const { id, state, sender, kept } = mail
  if (!acts || !kept) return null
  const domain = sender?.split('@').at(-1) ?? ''
  const backToList = () => document.getElementById('llegaron')?.focus()
  const run = (name: string, work: () => Promise<Result<unknown>>, title?: string) =>
    act({ name, work, failed: list.failed, ...(title ? { done: { title } } : {}), then: backToList })
  const allow = (wanted: string) =>
    run('allow', () => allowMailSenderAction({ sender: wanted }), text.allowed)
  const press = () => (isPublicDomain(domain) ? allow(sender ?? '') : setAsked(true))

  if (asked && state === 'unknown-sender')
    return (
      <div className="mt-2 flex flex-wrap gap-3" role="group" aria-label={text.which(domain)}>
        <p className="w-full text-sm">{text.which(domain)}</p>
        <Button size="sm" autoFocus busy={doing === 'allow'} onClick={() => allow(sender ?? '')}>
          {text.address}
        </Button>
        <Button size="sm" disabled={busy} onClick={() => allow(`@${domain}`)}>
          {text.domain(domain)}
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={() => setAsked(false)}>
          {text.keep}
        </Button>
      </div>
    )
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      {state === 'unknown-sender' ? (
        <Button size="sm" variant="primary" busy={doing === 'allow'} disabled={busy} onClick={press}>
          {text.allow}
        </Button>
      ) : null}
      {state === 'unproved' || state === 'discarded' || state === 'paused' || state === 'failed' ? (
        <Button
          size="sm"
          busy={doing === 'read'}
          disabled={busy}
          onClick={() => run('read', () => readMailAction({ mail: id }))}
        >
          {state === 'failed' ? text.again : text.once}
        </Button>
      ) : null}
      {waits.includes(state) ? (
        <Button
          size="sm"
          variant="quiet"
          busy={doing === 'discard'}
          disabled={busy}
          onClick={() => run('discard', () => discardMailAction({ mail: id }))}
        >
          {text.discard}
        </Button>
      ) : null}
      {state === 'reading' ? null : (
        <a href={`/api/correo/${id}`} download className="row-link text-sm">
          {list.original}
        </a>
      )}
    </div>
  )
}

export function ResumeMails() {
  const { busy, act } = useAct()
  const resume = () =>
    act({
      work: () => resumeMailsAction({}),
      done: { title: list.paused.done },
      failed: list.paused.failed,
      then: () => document.getElementById('llegaron')?.focus(),
    })
  return (
    <Button size="sm" busy={busy} onClick={resume}>
      {list.paused.button}
    </Button>
  )
}
