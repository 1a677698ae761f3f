'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAct } from '@/components/ui/use-act'
import { LiveChannel } from '@/components/live/live-channel'
import { useRefresh, useSettle } from '@/components/live/use-refresh'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { inbox } from '@/content/message-inbox'
import { timeSince, type Face, type InboxThread } from '@/lib/messages/inbox'
import { assignThreadAction, closeThreadAction } from '@/lib/messages/inbox-actions'
import type { Result } from '@/lib/result'

const text = inbox.thread

type ThreadAssigneeProps = { thread: InboxThread; me: Face; members: readonly Face[]; now: Date }

export function ThreadAssignee({ thread, me, members, now }: ThreadAssigneeProps) {
  const { assignee } = thread
  const [chosen, setChosen] = useState('')
  const { busy, run } = useThreadChange()
  const others = members.filter(({ id }) => id !== assignee?.id && id !== me.id)
  const mine = assignee?.id === me.id

  const assign = (member: Face | null) =>
    run(
      () =>
        assignThreadAction({ thread: thread.id, member: member?.id ?? null, expected: assignee?.id ?? null }),
      member ? text.assignedToast(member.name) : text.droppedToast,
    )

  return (
    <section aria-labelledby="assignee" className="grid gap-2">
      <h2 id="assignee" className="border-b border-ink pb-2 text-lg">
        {text.who}
      </h2>
      <p className="wrap-anywhere">
        <b className="font-[550]">{assignee ? assignee.name : text.nobody}</b>
        {mine ? ` (${text.you})` : null}
      </p>
      {thread.assignedAt ? (
        <p className="text-sm text-ink-2" suppressHydrationWarning>
          {assignedText(thread, timeSince(thread.assignedAt, now))}
        </p>
      ) : null}
      <p className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={() => assign(mine ? null : me)}>
          {mine ? text.drop : assignee ? text.takeFrom(assignee.name) : text.take}
        </Button>
      </p>
      {others.length > 0 ? (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const member = others.find(({ id }) => id === chosen) ?? others[0]
            if (member) assign(member)
          }}
        >
          <label className="grid min-w-0 flex-1 gap-1 text-sm font-[550]">
            {text.choose}
            <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
          <Button type="submit" disabled={busy}>
            {text.assign}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

function assignedText({ assignee, assignedBy }: InboxThread, since: string): string {
  const by = assignedBy?.name ?? ''
  if (!assignee) return text.dropped(by, since)
  return assignee.id === assignedBy?.id ? text.byOneself(by, since) : text.byOther(by, assignee.name, since)
}

type ClosingButtonProps = {
  thread: string
  closed: boolean
  seen: string | null
}

export function ClosingButton({ thread, closed, seen }: ClosingButtonProps) {
  const { busy, run } = useThreadChange()
  const { close, reopen, closedToast, reopenedToast } = inbox.thread
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() =>
        run(() => closeThreadAction({ thread, closed: !closed, seen }), closed ? reopenedToast : closedToast)
      }
    >
      {closed ? reopen : close}
    </Button>
  )
}

/** If the server refuses a change, the page is refreshed, because somebody has probably changed the conversation. */
function useThreadChange() {
  const router = useRouter()
  const { busy, act } = useAct()
  const run = (work: () => Promise<Result<null>>, done: string) =>
    act({
      work,
      done: { title: done },
      failed: inbox.thread.failedToast,
      onFailure: ({ code }) => {
        // Without a connection, a refresh would navigate to the browser's own error page.
        if (code !== 'unavailable') router.refresh()
        return false
      },
    })
  return { busy, run }
}

export function FollowThread({ memberId, client }: { memberId: string; client: string }) {
  const refresh = useRefresh()
  const changed = useSettle(refresh)
  return (
    <LiveChannel
      reader={memberId}
      owner={client}
      table="message_threads"
      onChange={changed}
      onCatchUp={refresh}
    />
  )
}
