'use client'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { account } from '@/content/account'
import { unavailable } from '@/content/general-errors'
import { endOtherSessionsAction } from '@/lib/account/actions'
import { toast } from '@/lib/toast'

const text = account.security.sessions

/** The moments are in words already. */
export type SessionLine = { id: string; current: boolean; device: string; detail: string }

const shown = 5

const line = ({ id, current, device, detail }: SessionLine) => (
  <li key={id} className="py-1.5">
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium">{device}</span>
      {current ? <Badge tone="ok">{text.here}</Badge> : null}
    </span>
    <span className="wrap-anywhere text-ink-2">{detail}</span>
  </li>
)

export function SessionList({ sessions }: { sessions: readonly SessionLine[] }) {
  const [busy, setBusy] = useState(false)
  const rest = sessions.slice(shown)
  const others = sessions.filter(({ current }) => !current).length

  async function close() {
    setBusy(true)
    const answer = await endOtherSessionsAction({}).catch(() => null)
    setBusy(false)
    if (answer?.ok)
      return toast({ kind: 'success', title: text.closedTitle, description: text.closed(others) })
    toast({ kind: 'error', title: text.failed, description: answer?.message ?? unavailable })
  }

  return (
    <li className="border-t border-rule">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
        <div>
          <b id="sesiones" className="font-semibold">
            {text.title}
          </b>
          <p className="text-sm text-ink-2">{others ? text.count(others) : text.none}</p>
        </div>
        <Button size="sm" disabled={others === 0} busy={busy} onClick={() => void close()}>
          {busy ? text.closing : text.close}
        </Button>
      </div>
      <ul aria-labelledby="sesiones" className="mb-4 border-l border-rule pl-4 text-sm">
        {sessions.slice(0, shown).map(line)}
      </ul>
      {rest.length ? (
        <details className="mb-4 border-l border-rule pl-4 text-sm">
          <summary className="flex min-h-tap w-fit cursor-pointer items-center underline">
            {text.more(rest.length)}
          </summary>
          <ul aria-labelledby="sesiones">{rest.map(line)}</ul>
        </details>
      ) : null}
    </li>
  )
}
