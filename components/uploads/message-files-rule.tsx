'use client'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { messageFilesText as text } from '@/content/message-files'
import { setMessageFilesAction } from '@/lib/uploads/actions'

export function MessageFilesRule({ every }: { every: boolean }) {
  const { busy, act } = useAct()
  const change = () =>
    act({
      work: () => setMessageFilesAction({ every: !every, seen: every }),
      done: { title: every ? text.toasts.papers : text.toasts.every },
      failed: text.toasts.failed,
    })
  return (
    <section aria-labelledby="message-files" className="grid gap-3">
      <h2 id="message-files" className="pb-2 text-lg rule-opens">
        {text.title}
      </h2>
      <p className="text-[1rem] text-ink-2">{text.intro}</p>
      <p>
        <b>{every ? text.every : text.papers}</b>
      </p>
      <p>
        <Button size="sm" busy={busy} onClick={change}>
          {every ? text.leave : text.allow}
        </Button>
      </p>
    </section>
  )
}
