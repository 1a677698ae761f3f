'use client'
import { Check, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NoticeRow, type ShownNotice } from '@/components/notifications/notice-row'
import { useNoticeKeys } from '@/components/notifications/use-notice-keys'
import { Button } from '@/components/ui/button'
import { attempted, useAct } from '@/components/ui/use-act'
import { noticesText as text } from '@/content/notifications'
import {
  markAllAction,
  markNoticeAction,
  seeNoticesAction,
  unmarkAllAction,
} from '@/lib/notifications/actions'
import { toast } from '@/lib/toast'

export type NoticeDay = { day: string; name: string; date: string; notices: readonly ShownNotice[] }

type NoticeBoardProps = {
  firm: boolean
  days: readonly NoticeDay[]
  /** The number of unread notifications on all pages and about all companies; 101 means "more than 100". */
  unread: number
  /** The time of the newest notification; null on later and filtered pages, which may lack the newest notification. */
  until: string | null
}

export function NoticeBoard({ firm, days, unread, until }: NoticeBoardProps) {
  const list = useRef<HTMLDivElement>(null)
  const { busy, act } = useAct()
  /** Set once the user has marked all as read; null again when an undo has made notifications unread again. */
  const [marked, setMarked] = useState<{ stamp: string; undone: boolean } | null>(null)
  if (marked?.undone && unread > 0) setMarked(null)
  const { shown, mark } = useMarks(days)
  const unseen = days.some(({ notices }) => notices.some(({ seen }) => !seen))
  const see = useEffectEvent(() => {
    if (until && unseen) void attempted(seeNoticesAction({ until, firm }))
  })
  useEffect(() => see(), [until])

  const all = () => {
    if (unread === 0 || !until) return
    act({
      work: () => markAllAction({ until, firm }),
      done: { title: text.allRead },
      failed: text.failed,
      then: ({ stamp }) => setMarked(stamp === null ? null : { stamp, undone: false }),
    })
  }
  const undo = (stamp: string) =>
    act({
      work: () => unmarkAllAction({ stamp }),
      done: { title: text.undone },
      failed: text.failed,
      then: () => setMarked({ stamp, undone: true }),
    })
  useNoticeKeys(list, {
    onToggle: (id) => {
      const notice = shown.flatMap(({ notices }) => notices).find((one) => one.id === id)
      if (notice) mark(notice, !notice.read)
    },
    onAll: all,
  })

  const toUndo = unread === 0 && marked && !marked.undone ? marked.stamp : null
  return (
    <>
      {marked || (unread > 0 && until) ? (
        // The same button marks all as read and undoes this, so that the focus stays on the button.
        <Button size="sm" busy={busy} onClick={() => (toUndo ? undo(toUndo) : all())}>
          {toUndo ? <Undo2 strokeWidth={1.75} aria-hidden /> : <Check strokeWidth={1.75} aria-hidden />}
          {toUndo ? text.undo : text.all}
        </Button>
      ) : null}
      <div ref={list}>
        {shown.map(({ day, name, date, notices }) => (
          <section key={day} aria-labelledby={`dia-${day}`} className="pt-8">
            <h2
              id={`dia-${day}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 text-lg rule-opens"
            >
              {name} <span className="font-sans text-sm font-normal text-ink-2">{date}</span>
            </h2>
            <ol className="rule-closes">
              {notices.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} onMark={mark} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  )
}

/** A row shows at once that the user marked it as read or unread, before the server has stored this. */
function useMarks(days: readonly NoticeDay[]) {
  const [marked, setMarked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [known, setKnown] = useState(days)
  if (known !== days) {
    setKnown(days)
    const stored = new Map(days.flatMap(({ notices }) => notices.map(({ id, read }) => [id, read])))
    setMarked((before) => new Map([...before].filter(([id, read]) => stored.get(id) === !read)))
  }
  const put = (id: string, read: boolean) => setMarked((before) => new Map(before).set(id, read))

  async function mark({ id }: ShownNotice, read: boolean): Promise<void> {
    put(id, read)
    const answer = await attempted(markNoticeAction({ id, read }))
    if (answer.ok) return
    put(id, !read)
    toast({ kind: 'error', title: text.failed, description: answer.message })
  }

  return {
    shown: days.map((day) => ({
      ...day,
      notices: day.notices.map((notice) => ({ ...notice, read: marked.get(notice.id) ?? notice.read })),
    })),
    mark: (notice: ShownNotice, read: boolean) => void mark(notice, read),
  }
}
